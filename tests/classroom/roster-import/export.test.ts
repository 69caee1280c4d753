import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asTyped, formulaSafe } from '#contract/progress/formula-safe.ts'
import { failedTable } from '#machines/classroom/roster-import/roster.export.ts'
import { fixedRows } from '#machines/classroom/roster-import/roster.rows.ts'
import { csvText } from '#src/roster-import/write-csv.ts'
import { rosterIn } from './files.ts'

test('the failed rows come back with the columns of their file, a username, and the reason', () => {
  const roster = rosterIn('Class,First name,Last name,Email\n7b,Ana,Ruiz,ana@school.example\n7c,Ben,Ode,ben\n7c,Cleo,Roy,')
  const rows = fixedRows(roster.rows, { line: 4, field: 'name', value: 'Cleopatra Roy' })
  expect(failedTable({ ...roster, rows })).toEqual([
    ['Class', 'First name', 'Last name', 'Email', 'username', 'reason'],
    ['7c', 'Ben', 'Ode', 'ben', 'benode', 'Row 3: Please enter a valid email address'],
    ['7c', 'Cleopatra Roy', '', '', 'cleopatraroy', 'Row 4: Missing email'],
  ])
})

test('what the server refused is told by name, and an account without its class as one', () => {
  const roster = rosterIn('name,email,reason\nAna,ana@school.example,old\nBen,ben@school.example,old')
  const refusal = { sentence: 'Username already exists', fields: { username: 'Username already exists' } }
  const added = { studentId: 7, startPassword: 'start-1', isInClass: false }
  const rows = roster.rows.map((row, index) => ({ ...row, refusal, added: index === 0 ? null : added }))
  expect(failedTable({ ...roster, rows }).map((cells) => cells.at(-1))).toEqual([
    'reason',
    'Row 2: Failed to add student Ana: Username already exists',
    'Row 3: Ben has an account but is not in the class: Username already exists',
  ])
})

test('the exported file is CSV with its mark, and no cell of it runs', () => {
  const table = [
    ['name', 'note'],
    ['=HYPERLINK("http://evil.example")', '+1'],
    ['-2', '@SUM(A1)'],
    ['\tx', 'a;b'],
    ['line\nbreak', "'=quoted"],
  ]
  expect(csvText(table)).toEqual(
    [
      '\uFEFFname,note\r\n',
      '"\'=HYPERLINK(""http://evil.example"")",\'+1\r\n',
      "'-2,'@SUM(A1)\r\n",
      '"\'\tx","a;b"\r\n',
      '"line\nbreak",\'\'=quoted\r\n',
    ].join(''),
  )
})

test('a cell made safe for a spreadsheet is never a formula, wherever it is split, and reads back as it was', () => {
  const cell = fc.array(fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', '\uFF1D', 'a', ' ', ',', ';', '"'), { maxLength: 8 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(cell, (text) => {
      expect(/^[=+\-@\t\r\n\uFF1D]|[;\t\r\n][=+\-@\uFF1D]/.test(formulaSafe(text))).toEqual(false)
      expect(asTyped(formulaSafe(text))).toEqual(text)
    }),
    { numRuns: 1_000 },
  )
})

test('failed rows read again are the same students with the same problems', () => {
  const text = fc.array(fc.constantFrom('=', "'", '"', ',', ';', '\t', 'Ana', ' ', 'é', '李', '-', '@'), { maxLength: 5 }).map((parts) => `x${parts.join('')}`)
  fc.assert(
    fc.property(fc.array(fc.record({ name: text, formula: text }), { minLength: 1, maxLength: 5 }), (people) => {
      const first = rosterIn(csvText([['name', 'email', 'room'], ...people.map(({ name, formula }) => [name, 'no address', formula.slice(1)])]))
      const second = rosterIn(csvText(failedTable(first)))
      const [before, after] = [first, second].map(({ rows }) => rows.map((row) => [row.student, row.problems, row.cells[2]]))
      expect(after).toEqual(before)
    }),
    { numRuns: 300 },
  )
})
