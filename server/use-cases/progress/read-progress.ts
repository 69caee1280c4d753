import { localDay } from '#contract/assignments/assignment-status.ts'
import type { ClassProgress, ProgressWeek, ProgressWeeks, StudentProgress } from '#contract/progress/progress.ts'
import { countTries, type ProgressRow, type ProgressScope, readFirstAttempts, readHardest } from '#server/db/progress/progress.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { startOfDay } from '#server/use-cases/assignments/day-bounds.ts'
import { lastMondays, mondayOf } from './calendar.ts'
import { medianOf } from './median.ts'

type Surroundings = Pick<Deps, 'db' | 'clock'>
type Asked = { weeks: ProgressWeeks; timeZone: string }

const mostTries = 5
const hardest = { student: { least: 1, limit: 8 }, class: { least: 3, limit: 8 } }

/** A student's progress as their teacher sees it. Three statements however much there is. */
export async function readStudentProgress(deps: Surroundings, caller: Caller, studentId: number, asked: Asked): Promise<StudentProgress> {
  const { scope } = scopeOf(deps, caller, { studentId }, asked)
  const works = (await readFirstAttempts(deps.db, scope)).map((row) => ({
    assignment_id: row.assignmentId,
    session_id: row.sessionId,
    title: row.title,
    finished_at: new Date(row.finishedAt).toISOString(),
    score: row.score,
    seconds: row.seconds,
  }))
  return { ...(await readShared(deps, scope, hardest.student)), works }
}

/** A class's progress, week by week. Three statements however much there is; a question asked fewer than three times is not called hard. */
export async function readClassProgress(deps: Surroundings, caller: Caller, classId: number, asked: Asked): Promise<ClassProgress> {
  const { scope, mondays } = scopeOf(deps, caller, { classId }, asked)
  const byWeek = new Map<string, ProgressRow[]>(mondays.map((monday) => [monday, []]))
  for (const row of await readFirstAttempts(deps.db, scope)) byWeek.get(mondayOf(localDay(new Date(row.finishedAt), asked.timeZone)))?.push(row)
  return { ...(await readShared(deps, scope, hardest.class)), weeks: [...byWeek].map(([monday, rows]) => weekOf(monday, rows)) }
}

/** What of a student's or a class's work counts in these weeks. */
export function scopeOf({ clock }: Surroundings, viewer: Caller, of: ProgressScope['of'], { weeks, timeZone }: Asked) {
  const now = clock.now()
  const mondays = lastMondays(localDay(now, timeZone), Number(weeks))
  const since = startOfDay(mondays[0] ?? localDay(now, timeZone), timeZone)
  return { mondays, scope: { viewer, of, since, now } }
}

async function readShared({ db }: Surroundings, scope: ProgressScope, bounds: { least: number; limit: number }) {
  const counted = await countTries(db, scope, mostTries)
  const hard = await readHardest(db, scope, bounds)
  const questionsOn = (tries: number | null) => counted.find((one) => one.tries === tries)?.questions ?? 0
  return {
    since: scope.since.toISOString(),
    tries: { solved: Array.from({ length: mostTries }, (_, index) => questionsOn(index + 1)), unsolved: questionsOn(null) },
    hardest: hard.map(({ questionId, firstTry, ...one }) => ({ question_id: questionId, first_try: firstTry, ...one })),
  }
}

function weekOf(monday: string, rows: readonly ProgressRow[]): ProgressWeek {
  const scores = rows.map(({ score }) => score).toSorted((one, other) => one - other)
  return {
    starts_on: monday,
    works: rows.length,
    students: new Set(rows.map(({ studentId }) => studentId)).size,
    median: medianOf(scores),
    lowest: scores[0] ?? null,
    highest: scores.at(-1) ?? null,
    median_seconds: medianOf(rows.map(({ seconds }) => seconds)),
  }
}
