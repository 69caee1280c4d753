import { describe, expect, test } from 'vitest'
import { rosterImportMachine, type RosterImportSnapshot } from '#machines/classroom/roster-import/roster-import.machine.ts'
import { keptOf } from '#machines/classroom/roster-import/roster-import.setup.ts'
import { addingBatch, canImport, canReturn, fieldSentences, importSentence, mendedCount, rowCounts, rowStatus, wouldLoseImport } from '#machines/classroom/roster-import/roster-import.selectors.ts'
import { rosterOf } from '#machines/classroom/roster-import/roster.table.ts'
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
  const value = { name, username: name.toLowerCase(), isUsernameMade: false, email: `${name.toLowerCase()}@school.example`, age: null, password: '', classId: 4 }
  return { key: `file-${line}-${edition}`, value, kept: null }
}

describe(rosterImportMachine.id, () => {
  test('shows what was read and writes nothing before Import; then only what is ready goes out', async () => {
    const { play, moment, statuses, sent } = await importOf(...lines)
    expect([moment().value, statuses(), rowCounts(moment())]).toEqual(['reviewing', ['ready', 'wrong', 'ready'], { ready: 2, wrong: 1, failed: 0, added: 0, joined: 0, out: 0 }])
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
    expect(calls.at(-1)).toEqual({ src: 'readFile', input: { file: { name: 'other.csv' }, named: {} } })
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

  test('what the columns hold is looked at again and left for the rows as they were', async () => {
    const { play, moment, sent } = await importOf(...lines)
    await play({ type: 'row.fixed', fix: { line: 3, field: 'email', value: 'ben@school.example' } })
    const { rows } = moment().context
    await play({ type: 'naming.requested' })
    expect([moment().value, canReturn(moment())]).toEqual(['naming', true])
    await play({ type: 'rows.requested' })
    expect([moment().value, moment().context.rows]).toEqual(['reviewing', rows])
    await play({ type: 'naming.requested' })
    await play({ type: 'columns.named', named: { name: 'name', email: 'email', username: 'username' } })
    expect([moment().value, moment().context.rows, sent()]).toEqual(['reviewing', rows, []])
  })

  test.each([
    ['mended', { type: 'row.fixed', fix: { line: 3, field: 'email', value: 'ben@school.example' } } as const],
    ['left out', { type: 'row.leftOut', line: 3 } as const],
  ])('a row %s by hand is lost to other columns only after a question', async (_, mend) => {
    const { play, moment, calls } = await importOf(...lines)
    await play(mend)
    const { rows } = moment().context
    const named = { name: 'other', username: 'name', email: 'email' } as const
    await play({ type: 'naming.requested' })
    await play({ type: 'columns.named', named })
    expect([moment().value, mendedCount(moment()), wouldLoseImport(moment()), moment().context.rows]).toEqual(['losing', 1, true, rows])
    await play({ type: 'rows.requested' })
    expect([moment().value, moment().context.rows]).toEqual(['reviewing', rows])
    await play({ type: 'naming.requested' })
    await play({ type: 'columns.named', named })
    await play({ type: 'mended.dropped' })
    expect([moment().value, calls.at(-1)]).toEqual(['reading', { src: 'readFile', input: { file, named } }])
    const read = { fileId: 'again', reading: rosterOf(linesAsRecords(['name,email,username', 'x,ben@school.example,Ben']), named) }
    await play({ type: 'xstate.done.actor.readFile', output: read })
    expect([moment().value, moment().context.rows.map(({ student }) => student.name)]).toEqual(['reviewing', ['Ben']])
  })

  test('rows mended by hand outlive columns that make no list of their file, and a reading that is stopped', async () => {
    const { play, moment } = await importOf(...lines)
    await play({ type: 'row.fixed', fix: { line: 3, field: 'email', value: 'ben@school.example' } })
    const { rows, columns } = moment().context
    const named = { name: 'other', username: 'other', email: 'email' } as const
    const tryColumns = async () => {
      await play({ type: 'naming.requested' })
      await play({ type: 'columns.named', named })
      await play({ type: 'mended.dropped' })
    }
    await tryColumns()
    await play({ type: 'xstate.done.actor.readFile', output: { fileId: 'again', reading: rosterOf(linesAsRecords(['name,email,username', 'Ana,ana@school.example,ana']), named) } })
    expect([moment().value, importSentence(moment())?.sentence, canReturn(moment()), moment().context.columns]).toEqual(['naming', 'Missing required columns: name', true, columns])
    await play({ type: 'rows.requested' })
    expect([moment().value, importSentence(moment()), moment().context.rows]).toEqual(['reviewing', null, rows])
    await tryColumns()
    await play({ type: 'cancel.requested' })
    expect([moment().value, moment().context.rows]).toEqual(['reviewing', rows])
  })

  test.each([
    ['fails', { type: 'xstate.error.actor.readFile' } as const, 'failed'],
    ['finds nobody', { type: 'xstate.done.actor.readFile', output: rosterFile() } as const, 'refused'],
  ])('rows mended by hand are gone back to where reading their file again %s, and no other file takes their place', async (_, end, value) => {
    const { play, moment } = await importOf(...lines)
    await play({ type: 'row.fixed', fix: { line: 3, field: 'email', value: 'ben@school.example' } })
    const { rows } = moment().context
    await play({ type: 'naming.requested' })
    await play({ type: 'columns.named', named: { name: 'other', username: 'name', email: 'email' } })
    await play({ type: 'mended.dropped' })
    await play(end)
    expect([moment().value, canReturn(moment()), moment().can({ type: 'file.chosen', file })]).toEqual([value, true, false])
    await play({ type: 'rows.requested' })
    expect([moment().value, importSentence(moment()), moment().context.rows, canImport(moment())]).toEqual(['reviewing', null, rows, true])
  })

  test('columns of a file that never had rows have nothing to go back to', async () => {
    const { play, moment } = await importOf()
    await play({ type: 'file.chosen', file })
    const records = linesAsRecords(['Wer,email', 'Ana,ana@school.example'])
    await play({ type: 'xstate.done.actor.readFile', output: { fileId: 'file', reading: rosterOf(records) } })
    expect([moment().value, canReturn(moment())]).toEqual(['naming', false])
  })

  test('an import that a reload broke off is taken up again with the same calls, and answers what was done', async () => {
    const before = await importOf(...lines.toSpliced(1, 1))
    await before.play({ type: 'import.requested' })
    const kept = keptOf(before.moment().context)
    const live = start({ classId: null, kept })
    live.actor.start()
    await live.play({ type: 'import.resumed' })
    expect(live.calls.at(-1)).toEqual({ src: 'addStudents', input: before.sent().at(-1) })
    await live.play({ type: 'xstate.done.actor.addStudents', output: { items: [addedItem(2), addedItem(4 - 1)] } })
    expect([live.actor.getSnapshot().value, live.actor.getSnapshot().context.kept]).toEqual(['imported', null])
  })

  test('an account that got another username than was asked for is asked for again as it was the first time', async () => {
    const { play, moment, answer } = await importOf(...lines)
    await play({ type: 'import.requested' })
    const [first, ...others] = [addedItem(2), itemOf(4, { sentence: 'No' })]
    await answer({ ...first, kept: { ...addedItem(2).kept, username: 'ana2' } }, ...others)
    expect([moment().context.rows[0]?.student.username, keptOf(moment().context)?.rows[0]?.student.username]).toEqual(['ana2', 'ana'])
  })

  test('an import whose file holds passwords is not kept', async () => {
    const { moment } = await importOf('Ana,ana@school.example,ana')
    const [row] = moment().context.rows
    expect(row && keptOf({ ...moment().context, rows: [{ ...row, student: { ...row.student, password: 'harbour7' } }] })).toEqual(null)
  })

  test('what is kept of an import has no cell that nothing is made of', async () => {
    const { play, moment } = await importOf()
    const titles = ['name', 'email', 'Kennwort', 'password', 'reason']
    const cells = ['Ana', 'ana@school.example', 'harbour7', '', 'harbour7 is weak', 'below no column']
    const reading = rosterOf([titles, cells].map((one, at) => ({ line: at + 1, cells: one, isMisquoted: false })))
    await play({ type: 'file.chosen', file })
    await play({ type: 'xstate.done.actor.readFile', output: { fileId: 'file', reading } })
    const kept = keptOf(moment().context)
    expect(kept?.rows.map((row) => [row.cells, row.extra])).toEqual([[['Ana', 'ana@school.example', '', '', ''], []]])
  })

  test('a row that is left out is not sent, and the import ends without it', async () => {
    const { play, moment, answer, sent } = await importOf(...lines)
    await play({ type: 'row.leftOut', line: 3 })
    await play({ type: 'import.requested' })
    expect(sent()).toEqual([{ items: [callFor(2, 'Ana'), callFor(4, 'Cleo')] }])
    await answer(addedItem(2), addedItem(4))
    expect([moment().value, rowCounts(moment())]).toEqual(['imported', { ready: 0, wrong: 0, failed: 0, added: 2, joined: 0, out: 1 }])
  })

  test('columns that say nothing are named, now or before anybody was added', async () => {
    const { play, moment, calls } = await importOf(...lines)
    await play({ type: 'naming.requested' })
    expect([moment().value, moment().context.examples]).toEqual(['naming', ['Ana', 'ana@school.example', 'ana']])
    await play({ type: 'columns.named', named: { name: 'other' } })
    expect(calls.at(-1)).toEqual({ src: 'readFile', input: { file, named: { name: 'other' } } })
  })
})

function linesAsRecords(all: readonly string[]) {
  return all.map((line, at) => ({ line: at + 1, cells: line.split(','), isMisquoted: false }))
}
