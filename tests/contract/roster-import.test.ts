import { createActor, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { login } from '#contract/accounts/auth.ts'
import { createClass, getClass } from '#contract/classroom/classes.ts'
import { listStudents } from '#contract/classroom/students.ts'
import { rosterImportMachine } from '#machines/classroom/roster-import/roster-import.machine.ts'
import { addingBatch, fieldSentences } from '#machines/classroom/roster-import/roster-import.selectors.ts'
import { rosterTemplate } from '#machines/classroom/roster-import/roster.export.ts'
import { rosterOf } from '#machines/classroom/roster-import/roster.table.ts'
import { createRosterImportActors } from '#src/actors/classroom/roster-import.actors.ts'
import { createApi } from '#src/api/client.ts'
import { readRoster } from '#src/roster-import/read-roster.ts'
import type { Settings } from '#server/settings.ts'
import { createTestApp } from '#tests/support/app.ts'
import { seededPassword as password } from '#tests/support/school/people.ts'

/** A signed-in teacher with a class; `lose` makes answers to some paths get lost after the server gave them. */
async function teacherAtWork(settings: Partial<Settings> = {}) {
  const app = await createTestApp({ settings })
  const teacher = await app.seedTeacher()
  const told: { token: string | null; lost: string | null } = { token: null, lost: null }
  const api = createApi({
    root: 'http://school.example/api',
    readToken: () => told.token,
    timeZone: () => 'Europe/Madrid',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const answer = await app.app.request(request)
      if (told.lost !== null && request.url.includes(told.lost)) throw new TypeError('the answer was lost')
      return answer
    },
  })
  told.token = (await api.send(login, { body: { login_identifier: teacher.username, password } })).access_token
  const { id: classId } = await api.send(createClass, { body: { name: '7b' } })
  const read = async (file: Blob) => readRoster(new Uint8Array(await file.arrayBuffer()))
  const actor = createActor(rosterImportMachine.provide({ actors: createRosterImportActors({ api, readRoster: read }) }), { input: { classId } })
  actor.start()
  async function importFile(text: string, meanwhile: () => Promise<unknown> = async () => undefined) {
    actor.send({ type: 'file.chosen', file: new Blob([text]) })
    await waitFor(actor, (moment) => moment.matches('reviewing'))
    await meanwhile()
    actor.send({ type: 'import.requested' })
    const batch = addingBatch(actor.getSnapshot())
    if (batch !== undefined) await waitFor(batch, (moment) => !moment.hasTag('pending'))
  }
  /** Another import, later, that has read its file. */
  async function again(text: string) {
    const next = createActor(rosterImportMachine.provide({ actors: createRosterImportActors({ api, readRoster: read }) }), { input: { classId } })
    next.start()
    next.send({ type: 'file.chosen', file: new Blob([text]) })
    await waitFor(next, (moment) => moment.matches('reviewing'))
    return next
  }
  const names = async () => (await api.send(listStudents, {})).results.map((student) => student.username).sort()
  const members = async () => (await api.send(getClass, { params: { id: classId } })).students.map((student) => student.username).sort()
  return { app, actor, importFile, again, names, members, lose: (path: string | null) => (told.lost = path) }
}

describe('a class list and the server', () => {
  test('twelve students of a file are in the class, each with a start password of their own', async () => {
    const { actor, importFile, members } = await teacherAtWork()
    await importFile(['name,email', ...Array.from({ length: 12 }, (_, index) => `Ana,ana${index}@school.example`)].join('\n'))
    await waitFor(actor, (moment) => moment.matches('imported'))
    const { rows } = actor.getSnapshot().context
    expect(await members()).toEqual(rows.map((row) => row.student.username).sort())
    expect(new Set(rows.map((row) => row.added?.startPassword ?? '')).size).toEqual(12)
  })

  test('answers lost on the way make no second account, and the start password still arrives', async () => {
    const { actor, importFile, names, members, lose } = await teacherAtWork()
    lose('register_student')
    await importFile('name,email\nAna,ana@school.example\nBen,ben@school.example')
    lose(null)
    actor.send({ type: 'retry.requested' })
    await waitFor(actor, (moment) => moment.matches('imported'))
    expect([await names(), await members()]).toEqual([
      ['ana', 'ben'],
      ['ana', 'ben'],
    ])
    expect(actor.getSnapshot().context.rows.every((row) => (row.added?.startPassword ?? '').length >= 8)).toEqual(true)
  })

  test('an import that was left in the middle is finished by choosing its file again: nobody gets a second account', async () => {
    const { importFile, again, names, members } = await teacherAtWork()
    await importFile('name,email\nAna,ana@school.example\nBen,ben@school.example')
    const second = await again('name,email\nAna,ana@school.example\nBen,ben@school.example\nCem,cem@school.example')
    expect(second.getSnapshot().context.rows.map((row) => row.added?.isKnown ?? false)).toEqual([true, true, false])
    second.send({ type: 'import.requested' })
    await waitFor(second, (moment) => moment.matches('imported'))
    expect([await names(), await members()]).toEqual([
      ['ana', 'ben', 'cem'],
      ['ana', 'ben', 'cem'],
    ])
  })

  test('a name that a colleague gave away between reading and sending gets the next number, in the account and on its card', async () => {
    const { app, actor, importFile, members } = await teacherAtWork()
    await importFile('name,email\nAna Ruiz,ana@school.example\nBen,ben@school.example', async () => {
      await app.seedStudent({ username: 'anaruiz' })
      await app.seedStudent({ username: 'anaruiz2' })
    })
    await waitFor(actor, (moment) => moment.matches('imported'))
    expect([await members(), actor.getSnapshot().context.rows.map(({ student }) => student.username)]).toEqual([
      ['anaruiz3', 'ben'],
      ['anaruiz3', 'ben'],
    ])
  })

  test('a template that was downloaded and filled in is read', () => {
    const records = rosterTemplate.map((cells, index) => ({ line: index + 1, cells, isMisquoted: false }))
    const reading = rosterOf(records)
    const read = reading.ok ? reading.rows.map(({ student, problems }) => [student.name, student.username, problems]) : null
    expect(read).toEqual([['Ana Example', 'anaexample', []]])
  })

  test('what the server refuses is said under its field, and the fixed row goes in', async () => {
    const { actor, importFile, names } = await teacherAtWork()
    await importFile('name,email,password\nAna,ana@school.example,password1\nBen,ben@school.example,')
    actor.send({ type: 'import.continued' })
    await waitFor(actor, (moment) => moment.matches('reviewing'))
    expect(actor.getSnapshot().context.rows.map((row) => Object.keys(fieldSentences(row)))).toEqual([['password'], []])
    actor.send({ type: 'row.fixed', fix: { line: 2, field: 'password', value: '' } })
    actor.send({ type: 'import.requested' })
    await waitFor(actor, (moment) => moment.matches('imported'))
    expect(await names()).toEqual(['ana', 'ben'])
  })

  test('a school that asks for long passwords may have them in its lists, and refuses short ones under their field', async () => {
    const { actor, importFile, names } = await teacherAtWork({ passwordPolicy: 'length' })
    await importFile('name,email,password\nAna,ana@school.example,lantern boat under maple\nBen,ben@school.example,harbour7')
    actor.send({ type: 'import.continued' })
    await waitFor(actor, (moment) => moment.matches('reviewing'))
    const { rows } = actor.getSnapshot().context
    expect([await names(), rows.map(fieldSentences)]).toEqual([['ana'], [{}, { password: 'Password must be at least 15 characters long' }]])
  })
})
