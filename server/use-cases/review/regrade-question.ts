import { isNoAnswer } from '#contract/sessions/verdicts.ts'
import type { AnsweredRow, HeldSession, RegradedMessage, RegradedQuestion, SaidRow } from '#server/db/review/regrading.queries.ts'
import { nextAttemptWorth, scoreOf } from '#server/grading/turn/credit-of-tries.ts'
import { neverWorse, replayed, statusWith, type AnswerMarks, type LoggedAnswer } from '#server/grading/turn/replay.ts'
import type { Instance, InstanceState, Rules } from '#server/grading/types.ts'
import { instanceOf, setAt, snapshotRules } from '#server/use-cases/chat/asked-question.ts'

/** A teacher's word for answers by message id: the quality each one has from now on, null where the word is taken back. */
export type NewQualities = ReadonlyMap<number, number | null>

/** An asked question counted again: what changes in it and in its log. */
export type Regraded = { question: RegradedQuestion; messages: RegradedMessage[] }

/** A question as its session asked it, with how it is graded. */
export function askedOf(
  session: Pick<HeldSession, 'snapshot'>,
  row: Pick<AnsweredRow, 'setIndex' | 'values' | 'pointsCenti' | 'state'>,
): { instance: Instance; rules: Rules; state: InstanceState } {
  const set = setAt(session.snapshot, row.setIndex)
  return { instance: instanceOf(set, row.values), rules: { ...snapshotRules(session.snapshot, set), points: row.pointsCenti }, state: row.state }
}

/**
 * Counts a question's answers again with these qualities, for the next mark, by a `reviewer` or by a language model (null); `mayLower`: also when
 * that earns less than before.
 */
export function regradeQuestion(
  session: HeldSession,
  row: AnsweredRow,
  qualities: NewQualities,
  reviewer: number | null,
  mayLower: boolean,
): Regraded {
  const asked = askedOf(session, row)
  const answers = row.said.map((one) => loggedAnswer(one, qualities.has(one.id) ? (qualities.get(one.id) ?? null) : one.reviewed))
  const again = replayed(asked, answers)
  const state = mayLower ? again.state : neverWorse(row.state, again.state)
  return {
    question: {
      sessionId: row.sessionId,
      position: row.position,
      state,
      status: statusWith(state, row.pointsCenti, row.overriddenCenti),
      attempts: state.attempts,
      scoreCenti: scoreOf(state, asked.rules),
      overriddenCenti: row.overriddenCenti,
      markVersion: row.markVersion + 1,
    },
    messages: row.said.flatMap((one, index) => {
      const marks = again.marks[index]
      const reviewed = answers[index]?.reviewed ?? null
      if (marks) return [regradedMessage(one.id, marks, reviewed, qualities.has(one.id) ? reviewer : null)]
      return qualities.has(one.id) ? [waitingMessage(one.id, state, asked.rules)] : []
    }),
  }
}

/** An answer as its judge left it, with a teacher's word (0 to 1) or null for none. */
export function loggedAnswer({ verdict, judgement }: Pick<SaidRow, 'verdict' | 'judgement'>, reviewed: number | null): LoggedAnswer {
  const quality = judgement?.quality ?? null
  const outcome = quality !== null ? 'graded' : verdict !== null && isNoAnswer(verdict) ? verdict : 'pending'
  return { outcome, quality, normalised: judgement?.normalised ?? '', reviewed }
}

function regradedMessage(id: number, marks: AnswerMarks, reviewed: number | null, reviewedBy: number | null): RegradedMessage {
  const { verdict, accepted, attempt, worth, nextWorth, earned } = marks
  const inCenti = { worthCenti: centi(worth), nextWorthCenti: centi(nextWorth), earnedCenti: Math.round(earned * 100) }
  return { id, verdict, accepted, attempt, ...inCenti, reviewed, reviewedBy }
}

/** An answer whose mark was taken back: no try, as it came. */
function waitingMessage(id: number, state: InstanceState, rules: Rules): RegradedMessage {
  const inCenti = { worthCenti: null, nextWorthCenti: centi(nextAttemptWorth(state, rules)), earnedCenti: scoreOf(state, rules) }
  return { id, verdict: 'pending', accepted: false, attempt: null, ...inCenti, reviewed: null, reviewedBy: null }
}

function centi(points: number | null): number | null {
  return points === null ? null : Math.round(points * 100)
}
