import { and, assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { problem, wasGivenUp } from '#machines/given-up.ts'
import { received } from '#machines/params.ts'
import { unprovided } from '#machines/unprovided.ts'

/** What saving answers: done with what the server gave back, or refused with a sentence and the fields it concerns. */
export type SubmissionResult<Saved> = { ok: true; saved: Saved } | { ok: false; sentence: string; fields: Record<string, string> }

/**
 * Facts a form reacts to. `values.submitted` carries what was typed; the form keeps the text itself. `values.changed` says whether
 * it differs from how the form began. A question is asked before what the form `asksFirst` is sent.
 */
export type SubmissionEvent<Values> =
  | { type: 'values.changed'; isDirty: boolean }
  | { type: 'values.submitted'; values: Values }
  | { type: 'question.confirmed' }
  | { type: 'question.declined' }
  | { type: 'retry.requested' }

/**
 * What differs between forms: `check` gives field problems, `failedSentence` is said when nobody answered, `asksFirst` says what is asked
 * about before it is sent; nothing when left out.
 */
export type SubmissionOptions<Values> = {
  id: string
  check: (values: Values) => Record<string, string>
  failedSentence: string
  asksFirst?: (values: Values) => boolean
}

/** Makes the machine of one form. See `submissionMachine` for its behaviour. */
export function createSubmissionMachine<Values, Saved>(options: SubmissionOptions<Values>) {
  type Context = { values: Values | null; sentence: string | null; fields: Record<string, string>; isDirty: boolean; saved: Saved | null }
  const asking: Record<never, never> = options.asksFirst
    ? { asking: { tags: 'asking', on: { 'question.confirmed': 'saving', 'question.declined': 'editing' } } }
    : {}
  return setup({
    types: {
      context: {} as Context,
      events: {} as SubmissionEvent<Values>,
      output: {} as { saved: Saved | null },
      tags: {} as 'pending' | 'asking' | 'refused' | 'failed' | 'finished',
    },
    actors: {
      /** Saves what was typed, or says what is wrong. */
      save: unprovided<SubmissionResult<Saved>, { values: Values | null }>('save'),
    },
    guards: {
      isSound: ({ context }) => context.values !== null && Object.keys(options.check(context.values)).length === 0,
      isQuestionable: ({ context }) => context.values !== null && options.asksFirst?.(context.values) === true,
      wasGivenUp,
      wasSaved: (_, result: SubmissionResult<Saved>) => result.ok,
    },
    actions: {
      rememberChange: assign({ isDirty: (_, { isDirty }: { isDirty: boolean }) => isDirty }),
      rememberValues: assign({ values: (_, params: { values: Values }) => params.values, isDirty: true, sentence: null, fields: {} }),
      rememberProblems: assign({ fields: ({ context }) => (context.values === null ? {} : options.check(context.values)) }),
      rememberRefusal: assign((_, result: SubmissionResult<Saved>) => (result.ok ? {} : { sentence: result.sentence, fields: result.fields })),
      rememberFailure: assign({ sentence: options.failedSentence }),
      forgetFailure: assign({ sentence: null }),
      rememberSaved: assign((_, result: SubmissionResult<Saved>) => (result.ok ? { saved: result.saved, isDirty: false } : {})),
    },
  }).createMachine({
    id: options.id,
    meta: { kind: 'submission' },
    context: { values: null, sentence: null, fields: {}, isDirty: false, saved: null },
    initial: 'editing',
    output: ({ context }) => ({ saved: context.saved }),
    states: {
      editing: {
        on: {
          'values.changed': { actions: { type: 'rememberChange', params: received } },
          'values.submitted': { actions: { type: 'rememberValues', params: ({ event }) => event }, target: 'checking' },
        },
      },
      checking: {
        always: [
          ...(options.asksFirst ? [{ guard: and(['isSound', 'isQuestionable']), target: 'asking' }] : []),
          { guard: 'isSound', target: 'saving' },
          { actions: 'rememberProblems', target: 'refused' },
        ],
      },
      ...asking,
      saving: {
        tags: 'pending',
        invoke: {
          src: 'save',
          id: 'save',
          input: ({ context }) => ({ values: context.values }),
          onDone: [
            {
              guard: { type: 'wasSaved', params: ({ event }) => event.output },
              actions: { type: 'rememberSaved', params: ({ event }) => event.output },
              target: 'saved',
            },
            { actions: { type: 'rememberRefusal', params: ({ event }) => event.output }, target: 'refused' },
          ],
          onError: [{ guard: { type: 'wasGivenUp', params: problem }, target: 'editing' }, { actions: 'rememberFailure', target: 'failed' }],
        },
      },
      refused: {
        tags: 'refused',
        on: {
          'values.changed': { actions: { type: 'rememberChange', params: received } },
          'values.submitted': { actions: { type: 'rememberValues', params: ({ event }) => event }, target: 'checking' },
        },
      },
      failed: {
        tags: 'failed',
        on: {
          'values.changed': { actions: { type: 'rememberChange', params: received } },
          'values.submitted': { actions: { type: 'rememberValues', params: ({ event }) => event }, target: 'checking' },
          'retry.requested': { actions: 'forgetFailure', target: 'saving' },
        },
      },
      saved: { type: 'final', tags: 'finished' },
    },
  })
}

/**
 * One form from typing to saved, for every form and dialog: what was typed stays through refusals and failures, and
 * nothing is sent twice at once. The form's `check` finds field problems before anything is sent, and what it `asksFirst` is sent once that is
 * confirmed. `saved` is final and outputs what
 * the server answered; a save the person gave up leaves the form as it was.
 * Invariant: What lacks a field is refused with its sentence, and a save that nobody answered can be tried again.
 * [library-forms.walk.test.ts: on every path of any form what lacks a field]
 */
export const submissionMachine = createSubmissionMachine<{ name: string }, { id: number }>({
  id: 'submission',
  check: ({ name }): Record<string, string> => (name === '' ? { name: 'Name is required' } : {}),
  failedSentence: 'Could not be saved. Please try again.',
})

/** A form's machine for given values and answer. */
export type SubmissionMachine<Values, Saved> = ReturnType<typeof createSubmissionMachine<Values, Saved>>
/** A running form. */
export type SubmissionActorRef<Values, Saved> = ActorRefFrom<SubmissionMachine<Values, Saved>>
/** A moment of a form. */
export type SubmissionSnapshot<Values, Saved> = SnapshotFrom<SubmissionMachine<Values, Saved>>
