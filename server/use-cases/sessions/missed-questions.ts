import { createEmptyCard, fsrs, Rating, type Card, type Grade } from 'ts-fsrs'
import { localDay } from '#contract/assignments/assignment-status.ts'
import type { AnsweredRow } from '#server/db/sessions/missed.queries.ts'

/** A question that was missed once: when its student should see it again, and the session and set that practice takes it from. */
export type MissedQuestion = { questionId: number; dueAt: Date; sessionId: number; setIndex: number }

// Whole days alone, and the same for the same answers: what is due is reckoned anew whenever somebody asks.
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false })

/**
 * What a student missed and practice may ask, the one most overdue first. A question comes in when it is missed in a session that counts;
 * from then on every session that asked it moves its day: further away when it was right, nearer when not.
 */
export function missedQuestions(answered: readonly AnsweredRow[]): MissedQuestion[] {
  const byQuestion = groupedBy('questionId', answered.filter(({ isWaiting }) => !isWaiting))
  const missed = [...byQuestion].flatMap(([questionId, rows]) => {
    const source = rows.findLast(({ mayAsk }) => mayAsk)
    const card = source === undefined ? null : scheduled(rows)
    return source && card ? [{ questionId, dueAt: card.due, sessionId: source.sessionId, setIndex: source.setIndex }] : []
  })
  return missed.toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime() || one.questionId - other.questionId)
}

/** Whether a missed question is due on the day of `now` where its student lives. */
export function isDueOn({ dueAt }: Pick<MissedQuestion, 'dueAt'>, now: Date, timeZone: string): boolean {
  return localDay(dueAt, timeZone) <= localDay(now, timeZone)
}

function scheduled(rows: readonly AnsweredRow[]): Card | null {
  let card: Card | null = null
  for (const asked of groupedBy('sessionId', rows).values()) {
    const grades = asked.flatMap((row) => gradeOf(row) ?? [])
    const at = asked.at(-1)?.at
    if (grades.length === 0 || at === undefined) continue
    const worst = grades.reduce((low, grade) => (grade < low ? grade : low))
    const isMissed = worst === Rating.Again && asked.some(({ isPractice }) => !isPractice)
    if (card === null && !isMissed) continue
    card = scheduler.next(card ?? createEmptyCard(at), at, worst).card
  }
  return card
}

/** How well a question went; null of what nobody judged. Left out in practice it is as if it was not asked. */
function gradeOf({ status, attempts, hints, isPractice }: AnsweredRow): Grade | null {
  if (status === 'pending' || (isPractice && attempts === 0)) return null
  if (status !== 'done') return status === 'open' && isPractice ? null : Rating.Again
  return attempts > 1 || hints > 0 ? Rating.Hard : Rating.Good
}

function groupedBy(key: 'questionId' | 'sessionId', rows: readonly AnsweredRow[]): Map<number, AnsweredRow[]> {
  const groups = new Map<number, AnsweredRow[]>()
  for (const row of rows) groups.set(row[key], [...(groups.get(row[key]) ?? []), row])
  return groups
}
