import { localDay } from '#contract/assignments/assignment-status.ts'
import type { OwnProgress, OwnTopic, OwnWeek } from '#contract/progress/own-progress.ts'
import type { ProgressWeeks } from '#contract/progress/progress.ts'
import { mainSubject } from '#contract/questions/subjects.ts'
import { readOwnFirstAttempts, readOwnQuestions, type OwnAskedRow } from '#server/db/progress/own-progress.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { startOfDay } from '#server/use-cases/assignments/day-bounds.ts'
import { lastMondays, mondayOf } from './calendar.ts'
import { medianOf } from './median.ts'
import { readOwnGoal } from './own-goal.ts'

const threeWeeks = 21 * 86_400_000
const leastForMiddle = 3
const most = { works: 500, questions: 5_000, topics: 3 }
/** From so many percent on a topic goes well. */
const well = 80

/** A student's own progress of the last weeks. Three statements however much there is. */
export async function readOwnProgress(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  { weeks, timeZone }: { weeks: ProgressWeeks; timeZone: string },
): Promise<OwnProgress> {
  const now = clock.now()
  const today = localDay(now, timeZone)
  const mondays = lastMondays(today, Number(weeks))
  const since = startOfDay(mondays[0] ?? today, timeZone)
  const found = await readOwnFirstAttempts(db, caller.id, since, most.works)
  const asked = await readOwnQuestions(db, caller.id, since, most.questions)
  const goal = await readOwnGoal({ db, clock }, caller, timeZone)
  const finished = found.map(({ finishedAt, score }) => ({ at: Date.parse(finishedAt), score }))
  const middleAt = (moment: number) => {
    const lately = finished.filter(({ at }) => at <= moment && at > moment - threeWeeks)
    return lately.length < leastForMiddle ? null : medianOf(lately.map(({ score }) => score))
  }
  return {
    since: since.toISOString(),
    until: now.toISOString(),
    middle: middleAt(now.getTime()),
    works: found.map(({ sessionId, title, finishedAt, score, subjects }) => ({
      session_id: sessionId,
      title,
      subject: mainSubject(subjects ?? [], title),
      finished_at: new Date(finishedAt).toISOString(),
      score,
      middle: middleAt(Date.parse(finishedAt)),
    })),
    weeks: mondays.map((monday) => weekOf(monday, asked.filter(({ at }) => mondayOf(localDay(new Date(at), timeZone)) === monday))),
    ...topicsOf(asked.filter(({ isFirst, pointsCenti }) => isFirst && pointsCenti > 0)),
    goal,
  }
}

function weekOf(monday: string, asked: readonly OwnAskedRow[]): OwnWeek {
  const tries = asked.flatMap((one) => (one.isFirst && one.tries !== null ? [one.tries] : []))
  const mean = tries.length === 0 ? null : Math.round((tries.reduce((sum, one) => sum + one, 0) / tries.length) * 10) / 10
  return { starts_on: monday, questions: asked.length, tries: mean }
}

function topicsOf(asked: readonly OwnAskedRow[]): { going_well: OwnTopic[]; worth_practicing: OwnTopic[] } {
  const byQuestion = new Map<number, { title: string; score: number; points: number }>()
  for (const { questionId, title, scoreCenti, pointsCenti } of asked) {
    const sums = byQuestion.get(questionId) ?? { title, score: 0, points: 0 }
    byQuestion.set(questionId, { title, score: sums.score + scoreCenti, points: sums.points + pointsCenti })
  }
  const topics = [...byQuestion.values()]
    .map(({ title, score, points }) => ({ title, credit: Math.round((score * 100) / points) }))
    .toSorted((one, other) => other.credit - one.credit || one.title.localeCompare(other.title))
  return {
    going_well: topics.filter(({ credit }) => credit >= well).slice(0, most.topics),
    worth_practicing: topics.filter(({ credit }) => credit < well).toReversed().slice(0, most.topics),
  }
}
