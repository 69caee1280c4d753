import { openRound, readRound, readRoundQuestions, type EarlierQuestion } from '#server/db/chat/rounds.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import type { Values } from '#server/grading/types.ts'

/**
 * What a session takes over from the abandoned ones of its round: each question as it was left, when the clock began, and by question of the
 * library the rows of values whose solution was seen.
 */
export type Carried = {
  round: number
  clockStartedAt: Date | null
  questions: ReadonlyMap<string, EarlierQuestion>
  seen: ReadonlyMap<number, readonly Values[]>
}

/** Nothing is taken over. */
export const nothingCarried: Carried = { round: 1, clockStartedAt: null, questions: new Map(), seen: new Map() }

/** The name of a question in `Carried`: which of the library, and the how manieth of its set. */
export function nameOf({ questionId, questionIndex }: Pick<EarlierQuestion, 'questionId' | 'questionIndex'>): string {
  return `${questionId}/${questionIndex}`
}

/**
 * What a new session of an assignment begins with. Its abandoned sessions hand on tries, credit and time, so that abandoning wins
 * nothing; once a session of the round was turned in, a redo opens the next round and begins anew.
 */
export async function readCarried(tx: Transaction, assignment: { id: number; round: number }): Promise<Carried> {
  const earlier = await readRound(tx, assignment.id, assignment.round)
  if (earlier.some(({ status }) => status === 'complete' || status === 'time_up')) {
    const round = assignment.round + 1
    await openRound(tx, assignment.id, round)
    return { ...nothingCarried, round }
  }
  const asked = earlier.length === 0 ? [] : await readRoundQuestions(tx, assignment.id, assignment.round)
  return {
    round: assignment.round,
    clockStartedAt: earlier.find(({ clockStartedAt }) => clockStartedAt !== null)?.clockStartedAt ?? null,
    questions: new Map(asked.map((question) => [nameOf(question), question])),
    seen: seenIn(asked),
  }
}

/** The rows that were shown as worked examples, and those whose own answer came or was found, each once. */
function seenIn(asked: readonly EarlierQuestion[]): Map<number, Values[]> {
  const seen = new Map<number, Map<string, Values>>()
  for (const { questionId, values, state } of asked) {
    const isKnown = (state.accepted && state.begun?.accepted !== true) || (state.answerGiven && state.begun?.answerGiven !== true)
    const rows = seen.get(questionId) ?? new Map<string, Values>()
    for (const row of [...(state.partner?.shown ?? []), ...(isKnown ? [values] : [])]) rows.set(JSON.stringify(row), row)
    seen.set(questionId, rows)
  }
  return new Map([...seen].map(([questionId, rows]) => [questionId, [...rows.values()]]))
}
