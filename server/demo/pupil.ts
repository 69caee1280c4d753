import type { SnapshotSet } from '#server/db/schema/sessions.ts'
import { nextAttemptWorth, shouldMoveOn } from '#server/grading/turn/credit-of-tries.ts'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { parsePrompt } from '#server/grading/keys/question-format.ts'
import type { InstanceState, Rules, Values } from '#server/grading/types.ts'
import type { DemoQuestion } from './library/demo-question.ts'

/** What a pupil sees of the question they are at. */
export type Seen = { set: SnapshotSet; state: InstanceState; values: Values; rules: Rules; position: number }

/** What a pupil does next: says something, goes to the next question, or leaves the session where it is. */
export type Move = { say: string } | 'next' | 'leave'

/** Somebody who plays a demo session. */
export type DemoPupil = { next: (seen: Seen) => Move; pauseMs: () => number }

/** What an invented pupil is like: the chance to know an answer, how quick they are, and after how many moves they leave. */
export type Traits = { skill: number; secondsPerMove: number; leavesAfter: number | null }

const patience = 12

/** A pupil with these traits, the same for the same random numbers. `questionsBySet` tells what pupils say to each set's question. */
export function inventedPupil(traits: Traits, questionsBySet: ReadonlyMap<number, DemoQuestion>, random: () => number): DemoPupil {
  let at = -1
  let moves = 0
  let movesHere = 0
  let knows = false
  let said = new Set<string>()
  return {
    pauseMs: () => Math.round((0.5 + random()) * traits.secondsPerMove * 1000),
    next: (seen) => {
      if (seen.position !== at) [at, movesHere, knows, said] = [seen.position, 0, random() < traits.skill, new Set()]
      if (traits.leavesAfter !== null && moves >= traits.leavesAfter) return 'leave'
      moves += 1
      movesHere += 1
      const says = questionsBySet.get(seen.set.setId)?.says
      if (!says || movesHere > patience) return 'leave'
      const move = decide(seen, filled(seen, says), said, knows, random)
      if (move !== 'next' && move !== 'leave') said.add(move.say)
      return move
    },
  }
}

/** A pupil who says exactly these things, question by question, and leaves when nothing is left to say. */
export function scriptedPupil(script: readonly (readonly string[])[], secondsPerMove: number): DemoPupil {
  const rest = script.map((lines) => [...lines])
  return {
    pauseMs: () => secondsPerMove * 1000,
    next: ({ position, values }) => {
      const line = rest[position]?.shift()
      if (line !== undefined) return { say: fillText(line, values) }
      return rest[position + 1] === undefined ? 'leave' : 'next'
    },
  }
}

type Says = { right: string[]; partly: string[]; wrong: string[] }

function decide({ set, state, rules }: Seen, says: Says, said: ReadonlySet<string>, knows: boolean, random: () => number): Move {
  const fresh = (texts: readonly string[]) => texts.filter((text) => !said.has(text))
  const pick = (texts: readonly string[]): Move => ({ say: texts[Math.floor(random() * texts.length)] ?? 'I don’t know' })
  const right = fresh(says.right).length > 0 ? fresh(says.right) : says.right
  const canImprove = nextAttemptWorth(state, rules) !== null && !state.answerGiven
  if (shouldMoveOn(state, rules)) return canImprove && random() < (knows ? 0.6 : 0.2) ? pick(right) : 'next'
  if (!knows && state.attempts === 0 && said.size === 0 && random() < 0.15) return pick(['I don’t know', 'hint please', 'idk', 'help'])
  if (set.allowSkipping && !knows && state.attempts >= 1 && random() < 0.3) return 'next'
  if (state.answerGiven && random() < 0.8) return pick(right)
  if (random() < (knows ? 0.82 + 0.1 * state.attempts : 0.04 + 0.13 * state.hintsShown)) return pick(right)
  const others = fresh(says.partly).length > 0 && random() < 0.6 ? fresh(says.partly) : fresh(says.wrong)
  return pick(others.length > 0 ? others : right)
}

function filled({ values }: Seen, { right, partly = [], wrong }: DemoQuestion['says']): Says {
  const fill = (texts: readonly string[]) => texts.map((text) => fillText(text, values))
  return { right: fill(right), partly: fill(partly), wrong: fill(wrong) }
}

function fillText(text: string, values: Values): string {
  return fillIn({ ...parsePrompt(''), studentText: text }, values).studentText
}
