import { formatPoints } from '#contract/exercises/points.ts'
import type { StandingMark, StandingMarks } from '#contract/review/review.ts'
import { readSessionAudit } from '#server/db/operations/audit.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import type { AnsweredRow } from '#server/db/review/regrading.queries.ts'
import { fail, type Failure } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'

const mostChanges = 100

type Noted = Awaited<ReturnType<typeof readSessionAudit>>[number]

/** The mark of an asked question as it stands, and who gave it. */
export async function standingMark(tx: Transaction, caller: Caller, row: AnsweredRow): Promise<StandingMark> {
  const noted = await readSessionAudit(tx, row.sessionId, mostChanges)
  const last = noted.find((one) => isOf(one, row))
  return {
    points: (row.overriddenCenti ?? row.scoreCenti) / 100,
    points_possible: row.pointsCenti / 100,
    by: typeof last?.details['model'] === 'string' ? 'AI' : (last?.by ?? null),
    is_own: last?.actorId === caller.id,
    at: last?.at.toISOString() ?? null,
    version: row.markVersion,
  }
}

/** The refusal of a mark that was made from an older one: it shows the one that stands, for its teacher to choose. */
export function staleMark(mark: StandingMark): Failure {
  return fail('stale_version', { error: givenMeanwhile(mark), current: mark })
}

/** The refusal of one mark for so many answers where some were marked meanwhile: it shows how those stand, for the teacher to choose. */
export function staleMarks(marks: StandingMarks, count: number): Failure {
  const [only] = marks
  if (count === 1 && only) return fail('stale_version', { error: givenMeanwhile(only), current: marks })
  const who = [...new Set(marks.map(({ is_own: isOwn, by }) => (isOwn ? 'you, in another place,' : (by ?? 'somebody'))))].join(' and ')
  const answers = marks.length === 1 ? '1 of these answers was' : `${marks.length} of these answers were`
  return fail('stale_version', { error: `${answers} marked by ${who} in the meantime.`, current: marks })
}

function givenMeanwhile(mark: StandingMark): string {
  const who = mark.is_own ? 'You' : (mark.by ?? 'Somebody')
  const where = mark.is_own ? 'in another tab or on another device' : 'in the meantime'
  return `${who} gave ${formatPoints(mark.points)} of ${formatPoints(mark.points_possible)} ${where}.`
}

function isOf({ action, details }: Noted, row: AnsweredRow): boolean {
  switch (action) {
    case 'score.overridden':
      return details['question_set_index'] === row.setIndex && details['question_index'] === row.questionIndex
    case 'score.reviewed':
      return row.said.some(({ id }) => id === details['message_id'])
    case 'score.regraded':
      return details['question_id'] === row.questionId
    default:
      return false
  }
}
