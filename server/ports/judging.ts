import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import type { Strictness } from '#contract/exercises/exercises.ts'
import type { lintQuestion } from '#contract/questions/question-lint.ts'
import type { Instance } from '#server/grading/types.ts'
import type { Judge } from './tutor.ts'

/** An answer that was given to a question, to be compared with one that is right. */
export type Given = { question: Instance; strictness: Strictness; answer: string }

/**
 * Work on what people type, which may cost much: done where it holds up nobody else, in turns between those who ask (`asker`). What cannot be
 * done in time is refused in words, never left waiting.
 */
export type Judging = Judge & {
  /** What an author should look at in a prompt, with the verdicts on tried answers. */
  lint(body: BodyOf<typeof lintQuestion>, asker: string): Promise<ReplyOf<typeof lintQuestion>>
  /** Which of the answers are right when `key` is the only one of their question; one that takes too long to compare is not. */
  areRight(key: string, given: readonly Given[], asker: string): Promise<boolean[]>
  /** Whether one of the texts would earn anything as an answer, judged as kindly as can be; true also where that takes too long to tell. */
  earnsAnything(question: Instance, texts: readonly string[], asker: string): Promise<boolean>
}
