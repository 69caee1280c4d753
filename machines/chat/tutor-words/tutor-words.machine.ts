import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { wordsPatienceMs, type WordsEnd } from '#contract/chat/chat-words.ts'
import { unprovidedCallback } from '#machines/unprovided.ts'

/** Which reply is listened to, its sentences so far, and how those before it ended; null for one that keeps the tutor's own words. */
type Context = { messageId: number; sentences: readonly string[]; ends: Readonly<Record<number, WordsEnd | null>> }

/** What moves it: a reply that a language model may put better, and what is heard of its words. */
export type WordsEvent = { type: 'reply.came'; messageId: number } | WordsHeard

/** What is heard of a reply's words: a sentence, their end, or that nobody answers. */
export type WordsHeard = { type: 'sentence.heard'; text: string } | { type: 'words.ended'; end: WordsEnd } | { type: 'words.lost' }

/**
 * The words that a language model has for a tutor's replies, one reply at a time. The reply itself is there already, with its verdict: nothing
 * waits for this, and whatever goes wrong leaves the tutor's own words where they were.
 * Invariant: A reply's words end once, by what the server says, or by silence, and then they are the tutor's own.
 * [tutor-words.walk.test.ts: on every path a reply ends once]
 */
export const tutorWordsMachine = setup({
  types: { context: {} as Context, events: {} as WordsEvent },
  actors: {
    /** Listens to the words of a reply, and leaves when it is stopped. */
    hearWords: unprovidedCallback<{ type: 'never' }, { messageId: number }>('hearWords'),
  },
  delays: {
    /** Until the first sentence: a student looks at three dots no longer. */
    firstPatience: wordsPatienceMs,
    nextPatience: wordsPatienceMs,
  },
  actions: {
    begin: assign({ messageId: (_, { messageId }: { messageId: number }) => messageId, sentences: [] }),
    take: assign({ sentences: ({ context }, { text }: { text: string }) => [...context.sentences, text] }),
    end: assign(({ context }, { end }: { end: WordsEnd | null }) => ({ sentences: [], ends: { ...context.ends, [context.messageId]: end } })),
  },
}).createMachine({
  id: 'tutorWords',
  context: { messageId: 0, sentences: [], ends: {} },
  initial: 'silent',
  states: {
    silent: { on: { 'reply.came': { actions: { type: 'begin', params: ({ event }) => event }, target: 'listening' } } },
    listening: {
      initial: 'waiting',
      invoke: { src: 'hearWords', id: 'hearWords', input: ({ context }) => ({ messageId: context.messageId }) },
      on: {
        'reply.came': {
          actions: [
            { type: 'end', params: { end: null } },
            { type: 'begin', params: ({ event }) => event },
          ],
          target: 'listening',
          reenter: true,
        },
        'words.ended': { actions: { type: 'end', params: ({ event }) => event }, target: 'silent' },
        'words.lost': { actions: { type: 'end', params: { end: null } }, target: 'silent' },
      },
      states: {
        waiting: {
          after: { firstPatience: { actions: { type: 'end', params: { end: null } }, target: '#tutorWords.silent' } },
          on: { 'sentence.heard': { actions: { type: 'take', params: ({ event }) => event }, target: 'speaking' } },
        },
        speaking: {
          after: { nextPatience: { actions: { type: 'end', params: { end: null } }, target: '#tutorWords.silent' } },
          on: { 'sentence.heard': { actions: { type: 'take', params: ({ event }) => event }, target: 'speaking', reenter: true } },
        },
      },
    },
  },
})

/** The running machine. */
export type TutorWordsActorRef = ActorRefFrom<typeof tutorWordsMachine>
/** One moment of it. */
export type TutorWordsSnapshot = SnapshotFrom<typeof tutorWordsMachine>
