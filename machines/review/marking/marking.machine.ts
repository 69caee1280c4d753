import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { ReviewQuality, SessionChange, StandingMark } from '#contract/review/review.ts'
import type { PastSession } from '#contract/sessions/sessions.ts'
import { output, received } from '#machines/params.ts'
import { unprovided } from '#machines/unprovided.ts'

/**
 * What a teacher wants of one asked question (`place`): its score set in points with a reason (null takes a set score back), a
 * waiting answer judged (null takes its mark back, so that it waits again), or an answer taken as right from now on, for everybody who gave it.
 */
export type MarkWish = { place: number } & (
  | { kind: 'score'; score: number | null; reason: string }
  | { kind: 'quality'; messageId: number; quality: ReviewQuality | null }
  | { kind: 'accept'; questionId: number; messageId: number; answer: string }
)

/** A session as its page shows it, with who changed what (null when that could not be read). */
export type MarkedSession = { session: PastSession; changes: readonly SessionChange[] | null }

/** A mark that somebody gave before a wish that did not know of it, and the session with it. */
export type NewerMark = MarkedSession & { mark: StandingMark }

/** What the server made of a wish: the session after it, or a refusal in its words, with the mark that came before it where that is why. */
export type MarkResult = ({ ok: true } & MarkedSession) | { ok: false; sentence: string; newer?: NewerMark }
/** A mark on its way. */
export type MarkToSave = { sessionId: number; wish: MarkWish | null; version: number | undefined }
/** How many asked questions an accepted answer would change, or a refusal. */
export type PreviewResult = { ok: true; regraded: number } | { ok: false; sentence: string }

/** Facts marking reacts to; `isDirty` says whether what is typed beside the question at `place` differs from how its mark stands. */
export type MarkingEvent =
  | { type: 'mark.typed'; place: number; isDirty: boolean }
  | { type: 'mark.wished'; wish: MarkWish }
  | { type: 'mark.confirmed' }
  | { type: 'mark.cancelled' }
  | { type: 'newer.kept' }
  | { type: 'newer.replaced' }
  | { type: 'retry.requested' }

/** `newer` is the mark that stands in a wish's way, `unsaved` are the places of the questions beside which something is typed and not saved. */
type Context = MarkedSession & {
  wish: MarkWish | null
  sentence: string | null
  newer: StandingMark | null
  regraded: number
  unsaved: readonly number[]
}

/**
 * A teacher's marks on one past session, for as long as its page is open: one at a time, each answered by the session as it then
 * stands. What would change other sessions too is counted first and done only when confirmed. A mark that was refused or not
 * answered changes nothing and says so at its question; one made from a mark that does not stand any more waits until its teacher has
 * seen the one that does, and keeps that or takes its place. What is typed beside a question is known as long as it is not saved, and
 * takes the place of what nobody answered there.
 * Invariant: A mark is saved once or it is said why not, and others are asked about first.
 * [marking.walk.test.ts: on every path a mark is saved once or said why not]
 */
export const markingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as MarkingEvent,
    input: {} as MarkedSession,
    tags: {} as 'pending' | 'failed' | 'refused',
  },
  actors: {
    /** Saves one mark, made from the mark of this version, and answers the session as it stands then. */
    saveMark: unprovided<MarkResult, MarkToSave>('saveMark'),
    /** Counts what a mark would change in other sessions. */
    countRegraded: unprovided<PreviewResult, { wish: MarkWish | null }>('countRegraded'),
  },
  guards: {
    concernsOthers: (_, { wish }: { wish: MarkWish }) => wish.kind === 'accept',
    replacesWish: ({ context: { wish } }, { place }: { place: number }) => wish?.kind === 'score' && wish.place === place,
    wasDone: (_, result: { ok: boolean }) => result.ok,
    cameLater: (_, result: MarkResult) => !result.ok && result.newer !== undefined,
  },
  actions: {
    rememberTyping: assign({
      unsaved: ({ context }, { place, isDirty }: { place: number; isDirty: boolean }) => {
        const others = context.unsaved.filter((one) => one !== place)
        return isDirty ? [...others, place] : others
      },
    }),
    rememberWish: assign((_, { wish }: { wish: MarkWish }) => ({ wish, sentence: null, newer: null })),
    forgetWish: assign({ wish: null, sentence: null, newer: null }),
    showNewer: assign((_, result: MarkResult) => (result.ok || result.newer === undefined ? {} : shownNewer(result.newer))),
    keepNewer: assign(({ context }) => ({ unsaved: unsavedAfter(context) })),
    rememberRefusal: assign((_, result: MarkResult | PreviewResult) => (result.ok ? {} : { sentence: result.sentence, newer: null })),
    rememberCount: assign((_, result: PreviewResult) => (result.ok ? { regraded: result.regraded } : {})),
    showSession: assign(({ context }, result: MarkResult) =>
      result.ok
        ? {
            session: result.session,
            changes: result.changes ?? context.changes,
            unsaved: unsavedAfter(context),
            wish: null,
            sentence: null,
            newer: null,
          }
        : {},
    ),
    /** Says that a wish came true. */
    announce: (_, _params: { wish: MarkWish | null; regraded: number }) => undefined,
  },
}).createMachine({
  id: 'marking',
  context: ({ input }) => ({ ...input, wish: null, sentence: null, newer: null, regraded: 0, unsaved: [] }),
  on: { 'mark.typed': { actions: { type: 'rememberTyping', params: received } } },
  initial: 'idle',
  states: {
    idle: { on: { 'mark.wished': [...wished()] } },
    counting: {
      tags: 'pending',
      invoke: {
        src: 'countRegraded',
        id: 'countRegraded',
        input: ({ context }) => ({ wish: context.wish }),
        onDone: [
          { guard: { type: 'wasDone', params: output }, actions: { type: 'rememberCount', params: output }, target: 'confirming' },
          { actions: { type: 'rememberRefusal', params: output }, target: 'refused' },
        ],
        onError: 'uncounted',
      },
    },
    uncounted: { tags: 'failed', on: { 'retry.requested': 'counting', 'mark.wished': [...wished()], 'mark.cancelled': { actions: 'forgetWish', target: 'idle' } } },
    confirming: { on: { 'mark.confirmed': 'saving', 'mark.cancelled': { actions: 'forgetWish', target: 'idle' } } },
    saving: {
      tags: 'pending',
      invoke: {
        src: 'saveMark',
        id: 'saveMark',
        input: ({ context }) => ({ sessionId: context.session.id, wish: context.wish, version: versionOf(context) }),
        onDone: [
          {
            guard: { type: 'wasDone', params: output },
            actions: [{ type: 'announce', params: ({ context }) => context }, { type: 'showSession', params: output }],
            target: 'idle',
          },
          {
            guard: { type: 'cameLater', params: output },
            actions: [{ type: 'rememberRefusal', params: output }, { type: 'showNewer', params: output }],
            target: 'outdated',
          },
          { actions: { type: 'rememberRefusal', params: output }, target: 'refused' },
        ],
        onError: 'failed',
      },
    },
    refused: { tags: 'refused', on: { 'mark.wished': [...wished()], 'mark.cancelled': { actions: 'forgetWish', target: 'idle' } } },
    outdated: {
      tags: 'refused',
      on: { 'newer.kept': { actions: ['keepNewer', 'forgetWish'], target: 'idle' }, 'newer.replaced': 'saving', 'mark.wished': [...wished()] },
    },
    failed: {
      tags: 'failed',
      on: {
        'retry.requested': 'saving',
        'mark.wished': [...wished()],
        'mark.cancelled': { actions: 'forgetWish', target: 'idle' },
        'mark.typed': { guard: { type: 'replacesWish', params: received }, actions: [{ type: 'rememberTyping', params: received }, 'forgetWish'], target: 'idle' },
      },
    },
  },
})

/** A wish is counted first when it concerns others, else saved at once. */
function wished() {
  return [
    { guard: { type: 'concernsOthers', params: received }, actions: { type: 'rememberWish', params: received }, target: 'counting' },
    { actions: { type: 'rememberWish', params: received }, target: 'saving' },
  ] as const
}

/** Which mark of its question a wish was made from: the one its page shows. */
function versionOf({ session, wish, newer }: Context): number | undefined {
  return newer?.version ?? (wish === null ? undefined : session.chat_sessions[wish.place]?.mark_version)
}

function shownNewer({ session, changes, mark }: NewerMark): Partial<Context> {
  return { session, newer: mark, ...(changes === null ? {} : { changes }) }
}

/** What is left unsaved as a wish comes true: all but a score that was wished, also where another kind of mark changed the score. */
function unsavedAfter({ unsaved, wish }: Context): number[] {
  return unsaved.filter((place) => wish?.kind !== 'score' || wish.place !== place)
}

/** Marking on a page. */
export type MarkingActorRef = ActorRefFrom<typeof markingMachine>
/** A moment of it. */
export type MarkingSnapshot = SnapshotFrom<typeof markingMachine>
