import type { Assignment } from '#contract/assignments/assignment.ts'
import { listAssignments } from '#contract/assignments/assignments.ts'
import { type GivenWork, listGivenWork } from '#contract/assignments/given-work.ts'
import { type Class, type ClassWork, listClasses, listClassWork } from '#contract/classroom/classes.ts'
import { listStudents, type Student } from '#contract/classroom/students.ts'
import type { ClassFacts, OpenPieceQuery, Order, PieceQuery, StudentQuery, WorkQuery } from '#machines/classroom/classroom/classroom.lists.ts'
import type { Page, PageCall } from '#machines/lists/paged-list/paged-list.rows.ts'
import type { Api } from '#src/api/client.ts'
import { pageCall } from '#src/api/page-call.ts'

type Surroundings = { api: Api; nowMs: () => number }

const allClasses = 1_000
const pageSize = 50
const mostIds = 200

/** Reads the classes, archived ones too, and how many students there are. */
export async function fetchClasses({ api, nowMs }: Surroundings, call: PageCall<null>, signal: AbortSignal): Promise<Page<Class, ClassFacts>> {
  const [classes, students] = await Promise.all([
    api.send(listClasses, { query: { ...pageCall(call, allClasses), archived: 'include' }, signal }),
    api.send(listStudents, { query: { limit: '1' }, signal }),
  ])
  return { ...pageOf(classes, nowMs), facts: { students: students.total ?? students.results.length } }
}

/** Reads what a class was given as a class. */
export async function fetchClassWork(api: Api, id: number, signal: AbortSignal): Promise<readonly ClassWork[]> {
  return (await api.send(listClassWork, { params: { id }, signal })).results
}

/** Reads one page of the students. */
export async function fetchStudents({ api, nowMs }: Surroundings, call: PageCall<StudentQuery>, signal: AbortSignal): Promise<Page<Student, null>> {
  const { q, classId, order } = call.query
  const query = { ...pageCall(call, pageSize), ...narrowing(q, classId), ...(order === null ? {} : { sort: order }) }
  return pageOf(await api.send(listStudents, { query, signal }), nowMs)
}

/** Reads one page of the assignments; nothing while nobody looks at them. */
export async function fetchWork({ api, nowMs }: Surroundings, call: PageCall<WorkQuery>, signal: AbortSignal): Promise<Page<Assignment, null>> {
  if (call.query === null) return pageOf<Assignment>({ results: [] }, nowMs)
  const query = { ...pageCall(call, pageSize), ...asked(call.query) }
  return pageOf(await api.send(listAssignments, { query, signal }), nowMs)
}

/** Reads one page of the pieces of work. */
export async function fetchPieces({ api, nowMs }: Surroundings, call: PageCall<PieceQuery>, signal: AbortSignal): Promise<Page<GivenWork, null>> {
  const query = { ...pageCall(call, pageSize), ...asked(call.query) }
  return pageOf(await api.send(listGivenWork, { query, signal }), nowMs)
}

/** Reads the students of the open piece of work, who is behind first and by name; nobody where none is open. */
export async function fetchOpenPiece(
  { api, nowMs }: Surroundings,
  call: PageCall<OpenPieceQuery>,
  signal: AbortSignal,
): Promise<Page<Assignment, null>> {
  const { pieceId, classId } = call.query
  if (pieceId === null) return pageOf<Assignment>({ results: [] }, nowMs)
  const query = { ...pageCall(call, pageSize), ...narrowing('', classId), given_with: String(pieceId), sort: 'standing' as const }
  return pageOf(await api.send(listAssignments, { query, signal }), nowMs)
}

/** Reads assignments by their ids, in as few calls as the server allows. */
export async function gatherWork(api: Api, ids: readonly number[], signal: AbortSignal): Promise<Assignment[]> {
  const work: Assignment[] = []
  for (let from = 0; from < ids.length; from += mostIds) {
    const query = { ids: ids.slice(from, from + mostIds).join(',') }
    work.push(...(await api.send(listAssignments, { query, signal })).results)
  }
  return work
}

function asked<Column extends string>({ q, classId, status, order }: Omit<PieceQuery, 'order'> & { order: Order<Column> | null }) {
  return { ...narrowing(q, classId), ...(status === null ? {} : { status }), ...(order === null ? {} : { sort: order }) }
}

function narrowing(q: string, classId: number | null) {
  return { ...(q === '' ? {} : { q }), ...(classId === null ? {} : { class_id: String(classId) }) }
}

type Reply<Row> = { results: Row[]; total?: number | undefined; next_cursor?: string | null | undefined }

function pageOf<Row>({ results: rows, total = rows.length, next_cursor: nextCursor = null }: Reply<Row>, nowMs: () => number): Page<Row, null> {
  return { rows, total, nextCursor, facts: null, readAtMs: nowMs() }
}
