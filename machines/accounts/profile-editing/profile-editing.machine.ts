import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Profile } from '#contract/classroom/people.ts'
import { output, received } from '#machines/params.ts'
import type { SubmissionResult } from '#machines/forms/submission/submission.machine.ts'
import { unprovided } from '#machines/unprovided.ts'
import { isChanged, profileProblems, type ProfileValues } from './profile-editing.fields.ts'

/** What the last editing came to, as it is said. */
export type ProfileNote = 'Changes saved successfully!' | 'No changes to save'
/** Facts the profile page reacts to; `isDirty` says whether what is typed differs from how the form began. */
export type ProfileEditingEvent =
  | { type: 'edit.requested' }
  | { type: 'edit.cancelled' }
  | { type: 'values.changed'; isDirty: boolean }
  | { type: 'values.submitted'; values: ProfileValues }
  | { type: 'retry.requested' }

/** What both calls are made with. */
export type ProfileCall = { values: ProfileValues | null; profile: Profile }
type Context = {
  profile: Profile
  values: ProfileValues | null
  fields: Record<string, string>
  sentence: string | null
  note: ProfileNote | null
  isDirty: boolean
  /** The form was open before, so that whoever left it is led back to its button. */
  wasEdited: boolean
}

const unanswered = 'Error saving changes: the server did not answer. Please try again.'

/**
 * The own account, read first and changed after `edit.requested`. It sends nothing that has a problem, and saves only after the
 * current password has been checked. What was typed is dropped when editing ends: cancelled or saved, no password stays. It has
 * no end.
 * Invariant: Nothing is saved before the password was right, and no password outlives the form.
 * [accounts.walk.test.ts: on every path of changing the own account]
 */
export const profileEditingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ProfileEditingEvent,
    input: {} as { profile: Profile },
    tags: {} as 'pending' | 'refused' | 'failed',
  },
  actors: {
    /** Asks whether the current password is right. */
    verifyPassword: unprovided<SubmissionResult<true>, ProfileCall>('verifyPassword'),
    /** Saves the account. */
    saveProfile: unprovided<SubmissionResult<Profile>, ProfileCall>('saveProfile'),
  },
  guards: {
    isUnchanged: ({ context }) => context.values !== null && !isChanged(context.profile, context.values),
    isSound: ({ context }) => context.values !== null && Object.keys(profileProblems(context.values)).length === 0,
    isOk: (_, result: { ok: boolean }) => result.ok,
  },
  actions: {
    rememberValues: assign({ values: (_, params: { values: ProfileValues }) => params.values, sentence: null, fields: {}, isDirty: true }),
    rememberTyping: assign({ isDirty: (_, params: { isDirty: boolean }) => params.isDirty }),
    rememberProblems: assign({ fields: ({ context }) => (context.values === null ? {} : profileProblems(context.values)) }),
    rememberRefusal: assign((_, result: SubmissionResult<unknown>) => (result.ok ? {} : { sentence: result.sentence, fields: result.fields })),
    rememberFailure: assign({ sentence: unanswered }),
    forgetFailure: assign({ sentence: null }),
    rememberSaved: assign((_, result: SubmissionResult<Profile>) => (result.ok ? { profile: result.saved } : {})),
    saySaved: assign({ note: 'Changes saved successfully!' }),
    sayUnchanged: assign({ note: 'No changes to save' }),
    beginEditing: assign({ note: null, wasEdited: true }),
    forgetTyped: assign({ values: null, sentence: null, fields: {}, isDirty: false }),
  },
}).createMachine({
  id: 'profileEditing',
  context: ({ input }) => ({ profile: input.profile, values: null, fields: {}, sentence: null, note: null, isDirty: false, wasEdited: false }),
  initial: 'viewing',
  states: {
    viewing: {
      entry: 'forgetTyped',
      on: { 'edit.requested': { actions: 'beginEditing', target: 'editing' } },
    },
    editing: {
      initial: 'typing',
      on: {
        'edit.cancelled': 'viewing',
        'values.changed': { actions: { type: 'rememberTyping', params: received } },
        'values.submitted': { actions: { type: 'rememberValues', params: received }, target: 'checking' },
      },
      states: {
        typing: {},
        refused: { tags: 'refused' },
        failed: { tags: 'failed', on: { 'retry.requested': { actions: 'forgetFailure', target: '#profileEditing.verifying' } } },
      },
    },
    checking: {
      always: [
        { guard: 'isUnchanged', actions: 'sayUnchanged', target: 'viewing' },
        { guard: 'isSound', target: 'verifying' },
        { actions: 'rememberProblems', target: 'editing.refused' },
      ],
    },
    verifying: {
      tags: 'pending',
      invoke: {
        src: 'verifyPassword',
        id: 'verifyPassword',
        input: ({ context: { values, profile } }) => ({ values, profile }),
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'saving' },
          { actions: { type: 'rememberRefusal', params: output }, target: 'editing.refused' },
        ],
        onError: { actions: 'rememberFailure', target: 'editing.failed' },
      },
    },
    saving: {
      tags: 'pending',
      invoke: {
        src: 'saveProfile',
        id: 'saveProfile',
        input: ({ context: { values, profile } }) => ({ values, profile }),
        onDone: [
          { guard: { type: 'isOk', params: output }, actions: [{ type: 'rememberSaved', params: output }, 'saySaved'], target: 'viewing' },
          { actions: { type: 'rememberRefusal', params: output }, target: 'editing.refused' },
        ],
        onError: { actions: 'rememberFailure', target: 'editing.failed' },
      },
    },
  },
})

/** A running profile page. */
export type ProfileEditingActorRef = ActorRefFrom<typeof profileEditingMachine>
/** A moment of the profile page. */
export type ProfileEditingSnapshot = SnapshotFrom<typeof profileEditingMachine>
