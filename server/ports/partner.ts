/**
 * What a language model is told so that it can word one reply. Nothing in it names anybody, and there is no key in it: `hints` are those the
 * student has seen, `said` is what the built-in tutor would say. `turns` are the last ones at this question, the student's last one not
 * among them, which is `answer`.
 */
export type WordsAsked = {
  /** An answer that was not accepted and may be tried again, or a turn that was no answer. */
  about: 'try' | 'talk'
  question: string
  grade: number
  subject: string
  themes: readonly string[]
  hints: readonly string[]
  turns: readonly { by: 'student' | 'tutor'; words: string }[]
  answer: string
  said: string
}

/**
 * Asks a language model for the words of one reply. They come in pieces, cut anywhere, and are nothing until they were checked. Rejects with
 * `ModelAway` when it cannot be asked, says nothing for too long, or `leaving` ends the wait.
 */
export type Partner = { model: string; speak(asked: WordsAsked, leaving: AbortSignal): AsyncIterable<string> }
