import { createActor, toPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { rosterImportMachine, type RosterImportActorRef } from '#machines/classroom/roster-import/roster-import.machine.ts'
import { addingBatch, fieldSentences, rowStatus } from '#machines/classroom/roster-import/roster-import.selectors.ts'
import type { KnownAccount } from '#machines/classroom/roster-import/roster.rows.ts'
import { createRosterImportActors } from '#src/actors/classroom/roster-import.actors.ts'
import { createRememberedColumns } from '#src/actors/classroom/remembered-columns.ts'
import type { NamedColumns } from '#machines/classroom/roster-import/roster.columns.ts'
import { readRoster } from '#src/roster-import/read-roster.ts'
import { apiWith, json } from '#tests/api/fake-server.ts'

type Answer = (request: Request) => Response | Promise<Response>

const list = 'name,email,username,age,password\nAna,ana@school.example,ana,12,harbour7\nBen,ben@school.example,ben,,'
const schoolClass = { id: 4, name: '7b', version: 1, voice_consent: false, model_consent: null, sets_goals: true, archived_at: null, teacher: { id: 1, name: 'Lena' }, students: [] }

const asking = '/students/known_accounts'
type Options = { classId: number | null; text?: string; known?: KnownAccount[] }

/** An import of a file at a server that answers as told, and knows these accounts. */
async function importOf(answer: Answer, { classId, text = list, known = [] }: Options) {
  const { api, heard } = apiWith((request) => (request.url.endsWith(asking) ? json({ known }) : answer(request)))
  const read = async (file: Blob) => readRoster(new Uint8Array(await file.arrayBuffer()))
  const actor = createActor(rosterImportMachine.provide({ actors: createRosterImportActors({ api, readRoster: read }) }), { input: { classId } })
  actor.start()
  actor.send({ type: 'file.chosen', file: new Blob([text]) })
  await waitFor(actor, (moment) => moment.matches('reviewing'))
  const sent = () => heard.filter(({ url }) => !url.endsWith(asking)).map(({ url, body, headers }) => ({ url: url.replace('http://school.test/api', ''), body, key: headers['idempotency-key'] }))
  return { actor, sent, rows: () => actor.getSnapshot().context.rows }
}

async function partlyDone(actor: RosterImportActorRef): Promise<void> {
  const batch = addingBatch(actor.getSnapshot())
  if (batch === undefined) throw new Error('nobody is being added')
  await waitFor(batch, (moment) => moment.matches('partlyDone'))
}

function made(id: number) {
  return json({ id, student_id: id, start_password: `start-${id}` }, 201)
}

test('each row becomes an account and joins the class, under keys of its own', async () => {
  const ids = [7, 8]
  const { actor, sent, rows } = await importOf((request) => (request.url.includes('register') ? made(ids.shift() ?? 0) : json(schoolClass)), { classId: 4 })
  const { fileId } = actor.getSnapshot().context
  expect(sent()).toEqual([])
  actor.send({ type: 'import.requested' })
  await waitFor(actor, (moment) => moment.matches('imported'))
  expect(sent().toSorted((one, other) => (one.key ?? '').localeCompare(other.key ?? ''))).toEqual([
    { url: '/classes/4/students', body: { student_id: 7 }, key: `class-4-${fileId}-2-0` },
    { url: '/classes/4/students', body: { student_id: 8 }, key: `class-4-${fileId}-3-0` },
    {
      url: '/auth/register_student',
      body: { name: 'Ana', username: 'ana', email: 'ana@school.example', age: 12, password: 'harbour7' },
      key: `student-${fileId}-2-0`,
    },
    { url: '/auth/register_student', body: { name: 'Ben', username: 'ben', email: 'ben@school.example', age: 0 }, key: `student-${fileId}-3-0` },
  ])
  expect(rows().map((row) => row.added)).toEqual([
    { studentId: 7, startPassword: 'start-7', isInClass: true },
    { studentId: 8, startPassword: 'start-8', isInClass: true },
  ])
})

test('a username made from a name is one that nobody has, and as read where the server does not answer', async () => {
  const text = 'name,email,username\nAna Ruiz,ana@school.example,\nBen,ben@school.example,ben'
  const { rows, sent } = await importOf(() => json({ taken: ['anaruiz', 'anaruiz2'] }), { classId: null, text })
  expect(rows().map((row) => row.student.username)).toEqual(['anaruiz3', 'ben'])
  expect(sent().map(({ url, body }) => [url, body])).toEqual([['/students/taken_usernames', { usernames: ['anaruiz'] }]])
  const unanswered = await importOf(() => Response.error(), { classId: null, text })
  expect(unanswered.rows().map((row) => row.student.username)).toEqual(['anaruiz', 'ben'])
})

test('a username somebody got while the list lay open gets the next number, under a key of its own, and the row and its card say so', async () => {
  const text = 'name,email\nAna Ruiz,ana@school.example'
  const taken = json({ error: 'Username already exists', code: 'taken', field: 'username' }, 409)
  const answers = [json({ taken: [] }), taken.clone(), taken, made(7)]
  const { actor, sent, rows } = await importOf(() => answers.shift() ?? Response.error(), { classId: null, text })
  const { fileId } = actor.getSnapshot().context
  actor.send({ type: 'import.requested' })
  await waitFor(actor, (moment) => moment.matches('imported'))
  const body = { name: 'Ana Ruiz', email: 'ana@school.example', age: 0 }
  expect(sent().slice(1)).toEqual([
    { url: '/auth/register_student', body: { ...body, username: 'anaruiz' }, key: `student-${fileId}-2-0` },
    { url: '/auth/register_student', body: { ...body, username: 'anaruiz2' }, key: `student-${fileId}-2-0-1` },
    { url: '/auth/register_student', body: { ...body, username: 'anaruiz3' }, key: `student-${fileId}-2-0-2` },
  ])
  expect(rows().map(({ student, added }) => [student.username, added?.startPassword])).toEqual([['anaruiz3', 'start-7']])
})

test('a username of the list’s own is not changed, and both fields that are taken are told at once', async () => {
  const issues = [
    { path: 'username', message: 'Username already exists' },
    { path: 'email', message: 'Email address already in use' },
  ]
  const text = list.slice(0, list.indexOf('\nBen'))
  const { actor, sent, rows } = await importOf(() => json({ error: 'Username already exists', code: 'taken', field: 'username', issues }, 409), { classId: null, text })
  actor.send({ type: 'import.requested' })
  await partlyDone(actor)
  actor.send({ type: 'import.continued' })
  await waitFor(actor, (moment) => moment.matches('reviewing'))
  expect([sent().length, rows().map(fieldSentences)]).toEqual([1, [{ username: 'Username already exists', email: 'Email address already in use' }]])
})

test('without a class only accounts are made', async () => {
  const { actor, sent } = await importOf(() => made(7), { classId: null, text: list.slice(0, list.indexOf('\nBen')) })
  actor.send({ type: 'import.requested' })
  await waitFor(actor, (moment) => moment.matches('imported'))
  expect(sent().map(({ url }) => url)).toEqual(['/auth/register_student'])
  actor.send({ type: 'import.closed' })
  expect(await toPromise(actor)).toEqual({ added: [7] })
})

test('a refusal goes under its field, a server in trouble is no fault of the row', async () => {
  const answers = [json({ error: 'Username already exists', code: 'taken', field: 'username' }, 409), json({ error: 'Try later.', code: 'database_unavailable' }, 503)]
  const { actor, rows } = await importOf(() => answers.shift() ?? Response.error(), { classId: 4 })
  actor.send({ type: 'import.requested' })
  await partlyDone(actor)
  actor.send({ type: 'import.continued' })
  await waitFor(actor, (moment) => moment.matches('reviewing'))
  expect(rows().map((row) => [rowStatus(row), row.refusal?.sentence, fieldSentences(row)])).toEqual([
    ['wrong', 'Username already exists', { username: 'Username already exists' }],
    ['failed', 'Try later.', {}],
  ])
})

test('a retry after the class could not be reached makes no second account', async () => {
  const classes = [json({ error: 'Try later.', code: 'database_unavailable' }, 503), json(schoolClass)]
  const text = list.slice(0, list.indexOf('\nBen'))
  const { actor, sent } = await importOf((request) => (request.url.includes('register') ? made(7) : (classes.shift() ?? Response.error())), { classId: 4, text })
  actor.send({ type: 'import.requested' })
  await partlyDone(actor)
  actor.send({ type: 'retry.requested' })
  await waitFor(actor, (moment) => moment.matches('imported'))
  expect(sent().map(({ url }) => url)).toEqual(['/auth/register_student', '/classes/4/students', '/classes/4/students'])
})

test('what is no file cannot be read', async () => {
  const { api } = apiWith(() => made(7))
  const read = async () => readRoster(new Uint8Array())
  const machine = rosterImportMachine.provide({ actors: createRosterImportActors({ api, readRoster: read }) })
  const actor = createActor(machine, { input: { classId: null } })
  actor.start()
  actor.send({ type: 'file.chosen', file: {} })
  expect((await waitFor(actor, (moment) => moment.hasTag('failed'))).value).toEqual('failed')
})

test('whoever has an account already only joins the class, and an address of somebody else’s waits for another one', async () => {
  const text = `${list}\nCem,cem@school.example,cem,,\nAna Again,ANA@school.example,ana9,,`
  const known = [
    { email: 'ana@school.example', student: { id: 31, name: 'Ana Ruiz', username: 'ana.ruiz' } },
    { email: 'ben@school.example', student: null },
  ]
  const { actor, sent, rows } = await importOf((request) => (request.url.includes('register') ? made(7) : json(schoolClass)), { classId: 4, text, known })
  expect(rows().map((row) => [rowStatus(row), row.student.username, fieldSentences(row)])).toEqual([
    ['ready', 'ana.ruiz', {}],
    ['wrong', 'ben', { email: 'Somebody at your school has this email already' }],
    ['ready', 'cem', {}],
    ['wrong', 'ana9', { email: 'Row 2 has the same email' }],
  ])
  actor.send({ type: 'import.requested' })
  await waitFor(actor, (moment) => moment.matches('reviewing'))
  const calls = sent().map(({ url, body }) => JSON.stringify([url, body]))
  expect(calls.toSorted()).toEqual([
    '["/auth/register_student",{"name":"Cem","username":"cem","email":"cem@school.example","age":0}]',
    '["/classes/4/students",{"student_id":31}]',
    '["/classes/4/students",{"student_id":7}]',
  ])
  expect(rows().map(rowStatus)).toEqual(['joined', 'wrong', 'added', 'wrong'])
})

test('how columns were named is remembered for the next list of the same person', async () => {
  const text = 'Wer,Adresse\nAna,ana@school.example'
  const cells = new Map<string, string>()
  const storage = { getItem: (key: string) => cells.get(key) ?? null, setItem: (key: string, value: string) => void cells.set(key, value) }
  const { api } = apiWith(() => json({ known: [], taken: [] }))
  const readerOf = (personId: number) => {
    const columns = createRememberedColumns({ personId, storage })
    const read = async (file: Blob, _: AbortSignal, named: NamedColumns) => readRoster(new Uint8Array(await file.arrayBuffer()), named)
    const machine = rosterImportMachine.provide({ actors: createRosterImportActors({ api, readRoster: read, columns }) })
    const actor = createActor(machine, { input: { classId: null } })
    actor.start()
    actor.send({ type: 'file.chosen', file: new Blob([text]) })
    return actor
  }
  const first = readerOf(1)
  await waitFor(first, (moment) => moment.matches('naming'))
  first.send({ type: 'columns.named', named: { wer: 'name', adresse: 'email' } })
  await waitFor(first, (moment) => moment.matches('reviewing'))
  expect((await waitFor(readerOf(1), (moment) => moment.matches('reviewing'))).context.rows.map(({ student }) => student.name)).toEqual(['Ana'])
  expect((await waitFor(readerOf(2), (moment) => moment.matches('naming'))).context.columns.map(({ kind }) => kind)).toEqual(['other', 'other'])
})
