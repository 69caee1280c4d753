import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { output, received } from '#machines/params.ts'
import { unprovided, unprovidedCallback } from '#machines/unprovided.ts'
import {
  emptyDraft,
  registrationProblems,
  withTyped,
  type Registration,
  type RegistrationDraft,
  type RegistrationField,
} from './registering.fields.ts'

/** What making an account answers; `isTaken` when the username or e-mail address belongs to an account already. */
export type RegisterResult = { ok: true } | { ok: false; isTaken: boolean; sentence: string | null; fields: Record<string, string> }
/** Whether the new account's pair was let in. */
export type FirstSignIn = { ok: boolean }
/** Told to the keeper of drafts. */
export type KeepDraftEvent = { type: 'draft.changed'; draft: RegistrationDraft } | { type: 'draft.dropped' }
/** Facts the registration page reacts to. */
export type RegisteringEvent =
  | { type: 'field.changed'; field: RegistrationField; text: string }
  | { type: 'form.submitted' }
  | { type: 'retry.requested' }

type Context = {
  typed: Registration
  /** What was wrong when it was last sent. */
  fields: Record<string, string>
  /** Fields typed in since. */
  mended: readonly RegistrationField[]
  sentence: string | null
  isUnanswered: boolean
}

const failedSentence = 'Failed to register. Please try again.'

/**
 * One visit to the registration page, from typing to being signed in with the new account; `registered` is final. It sends nothing
 * that has a problem and keeps no password outside itself. When an answer was lost and the next one says "taken", it tries the pair:
 * the account may have been made by the call that nobody answered.
 * Invariant: Nothing wrong is sent, nobody is made twice knowingly, and there is always a way on.
 * [accounts.walk.test.ts: on every path of a registration nothing wrong is sent]
 */
export const registeringMachine = setup({
  types: {
    context: {} as Context,
    events: {} as RegisteringEvent,
    input: {} as { draft: RegistrationDraft | null },
    tags: {} as 'pending' | 'refused' | 'failed' | 'finished',
  },
  actors: {
    /** Makes the account, or says what is wrong. */
    register: unprovided<RegisterResult, { typed: Registration }>('register'),
    /** Signs in with the new account. */
    signIn: unprovided<FirstSignIn, { identifier: string; password: string }>('signIn'),
    /** Keeps what is typed, without the password. */
    keepDraft: unprovidedCallback<KeepDraftEvent>('keepDraft'),
  },
  guards: {
    isSound: ({ context }) => Object.keys(registrationProblems(context.typed)).length === 0,
    isOk: (_, result: { ok: boolean }) => result.ok,
    mayBeOurs: ({ context }, result: RegisterResult) => context.isUnanswered && !result.ok && result.isTaken,
    wasTaken: ({ context }) => Object.keys(context.fields).length > 0 || context.sentence !== null,
  },
  actions: {
    rememberTyped: assign(({ context }, { field, text }: { field: RegistrationField; text: string }) => ({
      typed: withTyped(context.typed, field, text),
      mended: context.mended.includes(field) ? context.mended : [...context.mended, field],
    })),
    keepDraft: sendTo('keepDraft', ({ context: { typed } }) => ({
      type: 'draft.changed' as const,
      draft: { name: typed.name, email: typed.email, age: typed.age, username: typed.username, isOwnUsername: typed.isOwnUsername },
    })),
    dropDraft: sendTo('keepDraft', { type: 'draft.dropped' as const }),
    forgetProblems: assign({ fields: {}, mended: [], sentence: null }),
    rememberProblems: assign({ fields: ({ context }) => registrationProblems(context.typed) }),
    rememberRefusal: assign((_, result: RegisterResult) => (result.ok ? {} : { sentence: result.sentence, fields: result.fields })),
    rememberFailure: assign({ sentence: failedSentence, isUnanswered: true }),
  },
}).createMachine({
  id: 'registering',
  context: ({ input }) => ({
    typed: { ...(input.draft ?? emptyDraft), password: '', confirmPassword: '' },
    fields: {},
    mended: [],
    sentence: null,
    isUnanswered: false,
  }),
  invoke: { src: 'keepDraft', id: 'keepDraft' },
  initial: 'filling',
  states: {
    filling: {
      initial: 'typing',
      on: {
        'field.changed': { actions: [{ type: 'rememberTyped', params: received }, 'keepDraft'] },
        'form.submitted': { actions: 'forgetProblems', target: 'checking' },
      },
      states: {
        typing: {},
        refused: { tags: 'refused' },
        failed: { tags: 'failed', on: { 'retry.requested': { actions: 'forgetProblems', target: '#registering.checking' } } },
      },
    },
    checking: {
      always: [{ guard: 'isSound', target: 'registering' }, { actions: 'rememberProblems', target: 'filling.refused' }],
    },
    registering: {
      tags: 'pending',
      invoke: {
        src: 'register',
        id: 'register',
        input: ({ context }) => ({ typed: context.typed }),
        onDone: [
          { guard: { type: 'isOk', params: output }, actions: 'dropDraft', target: 'signingIn' },
          { guard: { type: 'mayBeOurs', params: output }, actions: { type: 'rememberRefusal', params: output }, target: 'signingIn' },
          { actions: { type: 'rememberRefusal', params: output }, target: 'filling.refused' },
        ],
        onError: { actions: 'rememberFailure', target: 'filling.failed' },
      },
    },
    signingIn: {
      tags: 'pending',
      invoke: {
        src: 'signIn',
        id: 'signIn',
        input: ({ context: { typed } }) => ({ identifier: typed.username.trim(), password: typed.password }),
        onDone: [
          { guard: { type: 'isOk', params: output }, actions: 'dropDraft', target: 'registered' },
          { guard: 'wasTaken', target: 'filling.refused' },
          { target: 'notSignedIn' },
        ],
        onError: [{ guard: 'wasTaken', actions: 'rememberFailure', target: 'filling.failed' }, { target: 'notSignedIn' }],
      },
    },
    notSignedIn: { tags: 'failed', on: { 'retry.requested': 'signingIn' } },
    registered: { type: 'final', tags: 'finished' },
  },
})

/** A running registration. */
export type RegisteringActorRef = ActorRefFrom<typeof registeringMachine>
/** A moment of a registration. */
export type RegisteringSnapshot = SnapshotFrom<typeof registeringMachine>
