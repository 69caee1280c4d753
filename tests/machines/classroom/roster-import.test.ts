import { describe, expect, test } from 'vitest'
import { rosterImportMachine, type RosterImportSnapshot } from '#machines/classroom/roster-import/roster-import.machine.ts'
import { addingBatch, canImport, fieldSentences, importSentence, rowCounts, rowStatus } from '#machines/classroom/roster-import/roster-import.selectors.ts'
import { createLive } from '#tests/support/walking/live.ts'
import { addedItem, itemOf, rosterFile } from '#tests/support/school/rosters.ts'

const start = createLive(rosterImportMachine)
const file = { name: 'class.csv' }
const lines = ['Ana,ana@school.example,ana', 'Ben,,ben', 'Cleo,cleo@school.example,cleo']

async function importOf(...students: string[]) {
  const live = start({ classId: 4 })
  live.actor.start()
  const moment = (): RosterImportSnapshot => live.actor.getSnapshot()
  await live.play({ type: 'file.chosen', file })
  await live.play({ type: 'xstate.done.actor.readFile', output: rosterFile(...students) })
  return {
    ...live,
    moment,
    statuses: () => moment().context.rows.map(rowStatus),
    sent: () => live.calls.filter(({ src }) => src === 'addStudents').map(({ input }) => input),
    answer: (...items: unknown[]) => live.play({ type: 'xstate.done.actor.addStudents', output: { items } }),
  }
}

function callFor(line: number, name: string, edition = 0) {
  const value = { name, username: name.toLowerCase(), email: `${name.toLowerCase()}@school.example`, age: null, password: '', classId: 4 }
  return { key: `file-${line}-${edition}`, value, kept: null }
}

describe(rosterImportMachine.id, () => {
  test('shows what was read and writes nothing before Import; then only what is ready goes out', async () => {
    const { play, moment, statuses, sent } = await importOf(...lines)
    expect([moment().value, statuses(), rowCounts(moment())]).toEqual(['reviewing', ['ready', 'wrong', 'ready'], { ready: 2, wrong: 1, failed: 0, added: 0, joined: 0 }])
    expect(sent()).toEqual([])
    await play({ type: 'import.requested' })
    expect(sent()).toEqual([{ items: [callFor(2, 'Ana'), callFor(4, 'Cleo')] }])
  })

  test('a row left behind is fixed in place and imported after the others, which are not sent again', async () => {
    const { play, moment, sent, answer, statuses } = await importOf(...lines)
    await play({ type: 'import.requested' })
    await answer(addedItem(2), addedItem(4))
    expect([moment().value, statuses()]).toEqual(['reviewing', ['added', 'wrong', 'added']])
    await play({ type: 'row.fixed', fix: { line: 3, field: 'email', value: 'ben@school.example' } })
    await play({ type: 'import.requested' })
    expect(sent().at(-1)).toEqual({ items: [callFor(3, 'Ben', 1)] })
    await answer(addedItem(3, 1))
    expect(moment().context.rows.map((row) => row.added?.startPassword)).toEqual(['start-2', 'start-3', 'start-4'])
    await play({ type: 'import.closed' })
    expect([moment().status, moment().output]).toEqual(['done', { added: [102, 103, 104] }])
  })

  test('what the server refuses about a field waits for a fix; what may pass is ready to be tried again as it is', async () => {
    const { play, moment, sent, answer, statuses } = await importOf(...lines.toSpliced(1, 1))
    await play({ type: 'import.requested' })
    const taken = { sentence: 'Username already exists', fields: { username: 'Username already exists' } }
    await answer(itemOf(2, taken), itemOf(3, { sentence: 'An unexpected error occurred' }))
    expect([statuses(), moment().context.rows.map(fieldSentences)]).toEqual([['wrong', 'failed'], [{ username: 'Username already exists' }, {}]])
    await play({ type: 'import.requested' })
    expect(sent().at(-1)).toEqual({ items: [callFor(3, 'Cleo')] })
    await answer(addedItem(3))
    await play({ type: 'row.fixed', fix: { line: 2, field: 'username', value: 'ana7' } })
    expect([statuses(), moment().context.rows.map(fieldSentences)]).toEqual([['ready', 'added'], [{}, {}]])
  })

  test('an account that did not reach its class is tried for the class only, and cannot be changed meanwhile', async () => {
    const { play, moment, sent, answer, statuses } = await importOf('Ana,ana@school.example,ana')
    const kept = { studentId: 102, startPassword: 'start-2', isInClass: false }
    await play({ type: 'import.requested' })
    await answer(itemOf(2, { sentence: 'Not found.', kept }))
    await play({ type: 'row.fixed', fix: { line: 2, field: 'name', value: 'Anna' } })
    expect([statuses(), moment().context.rows[0]?.student.name]).toEqual([['failed'], 'Ana'])
    await play({ type: 'import.requested' })
    expect(sent().at(-1)).toEqual({ items: [{ ...callFor(2, 'Ana'), kept }] })
    await answer(addedItem(2))
    expect(moment().value).toEqual('imported')
  })

  test('rows a cancel kept from being sent stay ready', async () => {
    const { play, answer, statuses } = await importOf(...lines.toSpliced(1, 1))
    await play({ type: 'import.requested' })
    await play({ type: 'cancel.requested' })
    await answer(addedItem(2), itemOf(3, { status: 'waiting' }))
    expect(statuses()).toEqual(['added', 'ready'])
  })

  test('a file that is no class list says why, one that could not be read can be read again', async () => {
    const { play, moment, calls } = await importOf()
    expect([moment().value, importSentence(moment())]).toEqual([
      'refused',
      { sentence: 'No valid student records found in the CSV file', hint: 'There are no students below the column names.' },
    ])
    await play({ type: 'file.chosen', file: { name: 'other.csv' } })
    await play({ type: 'xstate.error.actor.readFile' })
    expect(importSentence(moment())).toEqual({ sentence: 'An unexpected error occurred processing the file', hint: null })
    await play({ type: 'retry.requested' })
    expect(calls.at(-1)).toEqual({ src: 'readFile', input: { file: { name: 'other.csv' } } })
    await play({ type: 'xstate.done.actor.readFile', output: rosterFile(...lines) })
    expect([moment().value, importSentence(moment())]).toEqual(['reviewing', null])
  })

  test('a list with nobody ready says so above its rows and cannot be imported', async () => {
    const { moment, play } = await importOf('Ben,,ben')
    expect([importSentence(moment()), canImport(moment())]).toEqual([
      { sentence: 'No valid student records found in the CSV file', hint: 'Please fix the rows below.' },
      false,
    ])
    await play({ type: 'row.fixed', fix: { line: 2, field: 'email', value: 'ben@school.example' } })
    expect([importSentence(moment()), canImport(moment()), addingBatch(moment())]).toEqual([null, true, undefined])
  })

  test('another file can be chosen until somebody was added, so that no start password is lost', async () => {
    const { play, moment, answer } = await importOf(...lines)
    expect(moment().can({ type: 'file.chosen', file })).toEqual(true)
    await play({ type: 'import.requested' })
    await answer(addedItem(2))
    expect(moment().can({ type: 'file.chosen', file })).toEqual(false)
  })
})
