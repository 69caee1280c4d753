import type { OnUse } from './model-use.ts'

/**
 * What a language model is told so that it can word one reply. Nothing in it names anybody, and there is no key in it: `hints` are those the
 * student has seen, `meanings` what words of the question mean, `said` is what the built-in tutor would say. `turns` are the last ones at this
 * question, the student's last one not among them, which is `answer`; `before` is what was said before them, in short.
 */
export type WordsAsked = {
  /** An answer that was not accepted and may be tried again, or a turn that was no answer. */
  about: 'try' | 'talk'
  question: string
  grade: number
  subject: string
  themes: readonly string[]
  hints: readonly string[]
  meanings: readonly string[]
  before: DialogueSoFar | null
  turns: readonly { by: 'student' | 'tutor'; words: string }[]
  answer: string
  said: string
}

/**
 * A long dialogue in short: how many turns there were, the last different tries that were not accepted, and the last other things the student said.
 * It never grows, however long they talk, and nobody's model wrote it.
 */
export type DialogueSoFar = { turns: number; tries: readonly string[]; said: readonly string[] }

/** Why a wait was ended for a model that was too slow, and not by whoever waited: then it is the model's failure. */
export class TooLate extends Error {
  constructor() {
    super('no sentence came in time')
  }
}

/**
 * Asks a language model for the words of one reply. They come in pieces, cut anywhere, and are nothing until they were checked. Rejects with
 * `ModelAway` when it cannot be asked, says nothing for too long, or `leaving` ends the wait; `TooLate` as its reason counts against the model.
 */
export type Partner = { model: string; speak(asked: WordsAsked, leaving: AbortSignal, onUse?: OnUse): AsyncIterable<string> }
