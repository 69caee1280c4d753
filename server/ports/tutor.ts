import type { Strictness } from '#contract/exercises/exercises.ts'
import type { EarlierAnswer, Instance, Judgement, Moment, Repair, Said } from '#server/grading/types.ts'

/**
 * What a judge knows beside question and answer: the tries before, and what was asked for before it counts. `asker` is in whose line it
 * waits for its turn.
 */
export type JudgeContext = {
  strictness: Strictness
  earlier: readonly EarlierAnswer[]
  askedFor?: readonly Repair[]
  asker?: string
}

/** Decides what an answer is worth, nothing else: attempts, points, reveals and moving on belong to the engine. */
export type Judge = {
  judge(question: Instance, answer: string, context: JudgeContext): Promise<Judgement>
}

/** Words one reply. A moment carries no key before the engine shows the answer. */
export type Speaker = { say(moment: Moment): Promise<Said> }

/** The two halves of a tutor; either can be the built-in one. */
export type Tutor = { judge: Judge; speaker: Speaker }
