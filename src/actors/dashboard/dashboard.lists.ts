import type { Assignment } from '#contract/assignments/assignment.ts'
import { listAssignments } from '#contract/assignments/assignments.ts'
import { type ClassWeek, listClassWeeks, listWatched, type WatchCounts, type WatchedStudent } from '#contract/dashboard/dashboard.ts'
import type { TrackerQuery, WatchQuery } from '#machines/dashboard/dashboard/dashboard.lists.ts'
import type { Page, PageCall } from '#machines/lists/paged-list/paged-list.rows.ts'
import type { Api } from '#src/api/client.ts'

type Surroundings = { api: Api; nowMs: () => number }

const studentsAtOnce = 20
const mostStudents = 500
const trackerRows = '5'

/** Reads a part of the watch-list, from its start or going on where a page ended. */
export async function fetchWatched(
  { api, nowMs }: Surroundings,
  { query: { q, show }, cursor, atLeast }: PageCall<WatchQuery>,
  signal: AbortSignal,
): Promise<Page<WatchedStudent, WatchCounts>> {
  const query = {
    limit: String(Math.min(mostStudents, Math.max(studentsAtOnce, atLeast))),
    ...(q === '' ? {} : { q }),
    ...(show === 'help' ? { show } : {}),
    ...(cursor === null ? {} : { cursor }),
  }
  const { results: rows, counts: facts, total, next_cursor: nextCursor } = await api.send(listWatched, { query, signal })
  return { rows, total, nextCursor, facts, readAtMs: nowMs() }
}

/** Reads the first five assignments of a filter, and how many there are. */
export async function fetchFirstWork(
  { api, nowMs }: Surroundings,
  { query: { status } }: PageCall<TrackerQuery>,
  signal: AbortSignal,
): Promise<Page<Assignment, null>> {
  const query = { limit: trackerRows, ...(status === null ? {} : { status }) }
  const { results: rows, total = rows.length } = await api.send(listAssignments, { query, signal })
  return { rows, total, nextCursor: null, facts: null, readAtMs: nowMs() }
}

/** Reads the classes with their week. */
export async function fetchClassWeeks({ api, nowMs }: Surroundings, _: PageCall<null>, signal: AbortSignal): Promise<Page<ClassWeek, null>> {
  const { results: rows, total } = await api.send(listClassWeeks, { signal })
  return { rows, total, nextCursor: null, facts: null, readAtMs: nowMs() }
}
