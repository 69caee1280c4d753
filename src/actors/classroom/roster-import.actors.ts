import { fromPromise } from 'xstate'
import { registerStudent } from '#contract/accounts/accounts.ts'
import { addClassStudent } from '#contract/classroom/classes.ts'
import { listKnownAccounts, listTakenUsernames } from '#contract/classroom/students.ts'
import type { BatchAnswer, BatchCall } from '#machines/forms/batch/batch.items.ts'
import { unansweredSentence } from '#machines/forms/batch/batch.machine.ts'
import { addStudentsMachine, type RosterFile } from '#machines/classroom/roster-import/roster-import.setup.ts'
import { nextUsername } from '#contract/accounts/next-username.ts'
import { type AddedStudent, type RosterRow, wishedUsernames, withFreeUsernames, withKnownAccounts } from '#machines/classroom/roster-import/roster.rows.ts'
import type { NewStudent } from '#machines/classroom/roster-import/roster.students.ts'
import type { NamedColumns } from '#machines/classroom/roster-import/roster.columns.ts'
import type { RosterReading } from '#machines/classroom/roster-import/roster.table.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'
import { newId } from '#src/actors/forms/ids.ts'
import type { RememberedColumns } from './remembered-columns.ts'

type RosterImportOptions = {
  api: Api
  readRoster: (file: Blob, signal: AbortSignal, named: NamedColumns) => Promise<RosterReading>
  columns?: RememberedColumns
}

type Call = BatchCall<NewStudent, AddedStudent>

/**
 * An import's calls: `readRoster` reads a file's class list beside the page and stops when told, usernames that were made of names get the
 * number that is free in the school, then and when they are sent, and whoever has an account already only joins the class; adding makes an account
 * and puts it into the class, each once however often it is tried. How a person named columns is remembered for their next list.
 */
export function createRosterImportActors({ api, readRoster, columns }: RosterImportOptions) {
  return {
    readFile: fromPromise<RosterFile, { file: object | null; named: NamedColumns }>(async ({ input, signal }) => {
      if (!(input.file instanceof Blob)) throw new Error('No file was chosen.')
      columns?.add(input.named)
      const reading = await readRoster(input.file, signal, columns?.read() ?? input.named)
      if (!reading.ok) return { fileId: newId(), reading }
      const named = await freelyNamed(api, reading.rows, signal)
      return { fileId: newId(), reading: { ...reading, rows: await knownRows(api, named, signal) } }
    }),
    addStudents: addStudentsMachine.provide({
      actors: { runItem: fromPromise<BatchAnswer<AddedStudent>, Call>(({ input, signal }) => addStudent(api, input, signal)) },
    }),
  }
}

/** Without an answer the rows stay as they were read: what is taken is refused when it is sent. */
async function freelyNamed(api: Api, rows: RosterRow[], signal: AbortSignal): Promise<RosterRow[]> {
  const usernames = wishedUsernames(rows)
  if (usernames.length === 0) return rows
  try {
    const { taken } = await api.send(listTakenUsernames, { body: { usernames }, signal })
    return taken.length === 0 ? rows : withFreeUsernames(rows, taken)
  } catch {
    return rows
  }
}

/** Joins rows with the accounts there are. Without an answer they stay as they were read. */
async function knownRows(api: Api, rows: RosterRow[], signal: AbortSignal): Promise<RosterRow[]> {
  const emails = rows.map(({ student }) => student.email).filter((email) => email !== '' && email.length <= longestEmail)
  if (emails.length === 0) return rows
  try {
    const { known } = await api.send(listKnownAccounts, { body: { emails }, signal })
    return known.length === 0 ? rows : withKnownAccounts(rows, known)
  } catch {
    return rows
  }
}

const longestEmail = 254

async function addStudent(api: Api, call: Call, signal: AbortSignal): Promise<BatchAnswer<AddedStudent>> {
  let kept = call.kept
  try {
    kept ??= await makeAccount(api, call, signal)
    if (!kept.isInClass) kept = await joinClass(api, call, kept, signal)
    return { ok: true, kept }
  } catch (error) {
    return { ok: false, ...refusalOf(error), kept }
  }
}

/** Another username is sent under a key of its own, so that an import taken up again comes by the same refusals to the same account. */
async function makeAccount(api: Api, { key, value }: Call, signal: AbortSignal): Promise<AddedStudent> {
  let tried = value.username
  for (let others = 0; ; others += 1) {
    const idempotencyKey = others === 0 ? `student-${key}` : `student-${key}-${others}`
    try {
      const made = await register(api, { ...value, username: tried }, { signal, idempotencyKey })
      return others === 0 ? made : { ...made, username: tried }
    } catch (error) {
      if (!value.isUsernameMade || others === mostOthers || !('username' in refusalOf(error).fields)) throw error
      tried = nextUsername(tried)
    }
  }
}

/** As many got the same name while a list lay open. */
const mostOthers = 20

async function register(api: Api, value: NewStudent, options: { signal: AbortSignal; idempotencyKey: string }): Promise<AddedStudent> {
  const { name, username, email, age, password, classId } = value
  const body = { name, username, email, age: age ?? 0, ...(password === '' ? {} : { password }) }
  const made = await api.send(registerStudent, { body, ...options })
  return { studentId: made.student_id, startPassword: made.start_password ?? null, isInClass: classId === null }
}

async function joinClass(api: Api, { key, value }: Call, kept: AddedStudent, signal: AbortSignal): Promise<AddedStudent> {
  if (value.classId === null) return { ...kept, isInClass: true }
  const request = { params: { id: value.classId }, body: { student_id: kept.studentId }, signal }
  await api.send(addClassStudent, { ...request, idempotencyKey: `class-${value.classId}-${key}` })
  return { ...kept, isInClass: true }
}

const fieldNames = ['name', 'username', 'email', 'age', 'password']

function refusalOf(error: unknown): { sentence: string; fields: Record<string, string> } {
  const failure = failureOf(error)
  if (failure.kind !== 'refused') return { sentence: unansweredSentence, fields: {} }
  const { body } = failure
  const told = body.issues ?? (body.field === undefined ? [] : [{ path: body.field, message: body.error }])
  const ofFields = told.filter(({ path }) => fieldNames.includes(path)).map(({ path, message }) => [path, message])
  return { sentence: told[0]?.message ?? body.error, fields: Object.fromEntries(ofFields) }
}
