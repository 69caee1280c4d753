import type { Assignment } from '#contract/assignments/assignment.ts'
import { listAssignments } from '#contract/assignments/assignments.ts'
import { type Class, listClasses } from '#contract/classroom/classes.ts'
import { listStudents, type Student } from '#contract/classroom/students.ts'
import type { ClassFacts, StudentQuery, WorkQuery } from '#machines/classroom/classroom/classroom.lists.ts'
import type { Page, PageCall } from '#machines/lists/paged-list/paged-list.rows.ts'
import type { Api } from '#src/api/client.ts'
import { pageCall } from '#src/api/page-call.ts'

type Surroundings = { api: Api; nowMs: () => number }

const allClasses = 1_000
const pageSize = 50

/** Reads the classes, and how many students there are. */
export async function fetchClasses({ api, nowMs }: Surroundings, call: PageCall<null>, signal: AbortSignal): Promise<Page<Class, ClassFacts>> {
  const [classes, students] = await Promise.all([
    api.send(listClasses, { query: pageCall(call, allClasses), signal }),
    api.send(listStudents, { query: { limit: '1' }, signal }),
  ])
  return { ...pageOf(classes, nowMs), facts: { students: students.total ?? students.results.length } }
}

/** Reads one page of the students. */
export async function fetchStudents({ api, nowMs }: Surroundings, call: PageCall<StudentQuery>, signal: AbortSignal): Promise<Page<Student, null>> {
  const { q, classId, order } = call.query
  const query = { ...pageCall(call, pageSize), ...narrowing(q, classId), ...(order === null ? {} : { sort: order }) }
  return pageOf(await api.send(listStudents, { query, signal }), nowMs)
}

/** Reads one page of the assignments. */
export async function fetchWork({ api, nowMs }: Surroundings, call: PageCall<WorkQuery>, signal: AbortSignal): Promise<Page<Assignment, null>> {
  const { q, classId, status, order } = call.query
  const query = {
    ...pageCall(call, pageSize),
    ...narrowing(q, classId),
    ...(status === null ? {} : { status }),
    ...(order === null ? {} : { sort: order }),
  }
  return pageOf(await api.send(listAssignments, { query, signal }), nowMs)
}

function narrowing(q: string, classId: number | null) {
  return { ...(q === '' ? {} : { q }), ...(classId === null ? {} : { class_id: String(classId) }) }
}

type Reply<Row> = { results: Row[]; total?: number | undefined; next_cursor?: string | null | undefined }

function pageOf<Row>({ results: rows, total = rows.length, next_cursor: nextCursor = null }: Reply<Row>, nowMs: () => number): Page<Row, null> {
  return { rows, total, nextCursor, facts: null, readAtMs: nowMs() }
}
