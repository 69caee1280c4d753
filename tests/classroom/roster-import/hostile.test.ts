import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRoster } from '#src/roster-import/read-roster.ts'
import { largestFile, sizeProblem } from '#src/roster-import/text-of-bytes.ts'
import { bytesOf, refusalOf, rosterIn } from './files.ts'

const header = 'name,email\n'

test('a file of 50 MB is refused before it is read', () => {
  expect([largestFile, largestFile + 1, 50 * 1024 * 1024].map(sizeProblem)).toEqual([
    null,
    'This file is larger than 5 MB. A class list can have 5,000 students.',
    'This file is larger than 5 MB. A class list can have 5,000 students.',
  ])
})

test.each([
  ['a million rows', () => `${header}${'a,b\n'.repeat(1_000_000)}`, 'This file has more than 20,000 rows.'],
  ['a million blank rows', () => `${header}${'\n'.repeat(1_000_000)}`, 'This file has more than 20,000 rows.'],
  ['a million blank rows before the column names', () => `${'\n'.repeat(1_000_000)}${header}`, 'This file has more than 20,000 rows.'],
  ['a first row of a million columns', () => 'a,'.repeat(1_000_000), 'This file has more than 100 columns.'],
  ['an open quote before two megabytes', () => `${header}"${'a,b\n'.repeat(500_000)}`, 'Row 2: a quotation mark is never closed.'],
  ['nothing but quotes', () => '"'.repeat(1_000_001), 'Row 1: a quotation mark is never closed.'],
  ['a megabyte of NUL', () => '\0'.repeat(1_000_000), 'Missing required columns: name, email'],
  ['one endless line', () => 'x'.repeat(4_000_000), 'Missing required columns: name, email'],
  ['a column named like a property', () => '__proto__,constructor,toString\n1,2,3', 'Missing required columns: name, email'],
  ['the same columns again and again', () => `${'name,email,'.repeat(20)}\nAna,a@b.example`, 'Two columns hold the same: "name" and "name". Please keep one.'],
  ['a lone byte order mark', () => '\uFEFF', 'No valid student records found in the CSV file'],
])('%s is refused with a sentence', (_, text, sentence) => {
  expect(refusalOf(text())?.sentence).toEqual(sentence)
})

test('a row of a million cells is one row, and tells of the first few that no column names', () => {
  const { rows } = rosterIn(`${header}Ana,ana@school.example${',x'.repeat(1_000_000)}`)
  expect(rows.map(({ cells, extra }) => [cells.length, extra.length])).toEqual([[2, 10]])
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', "=cmd|' /C calc'!A0", '\uFF1D1+1', '<img src=x onerror=alert(1)>', '{{7*7}}', 'javascript:alert(1)'])(
  'the name %s stays the text it is',
  (name) => {
    expect(rosterIn(`name;email;username\n${name};ana@school.example;ana`).rows.map((row) => [row.student.name, row.problems])).toEqual([[name, []]])
  },
)

test.each([
  ['NUL', 'An\0a', 'Please use plain text on one line'],
  ['a line break in quotes', '"An\na"', 'Please use plain text on one line'],
  ['an escape', 'An\u001ba', 'Please use plain text on one line'],
  ['a line separator', 'An\u2028a', 'Please use plain text on one line'],
])('a name with %s in it is wrong', (_, name, sentence) => {
  const problems = rosterIn(`name,email,username\n${name},ana@school.example,ana`).rows.map((row) => row.problems)
  expect(problems).toEqual([[{ field: 'name', sentence }]])
})

test('line ends of three kinds in one file make one row each', () => {
  const { rows } = rosterIn('name,email\r\nAna,ana@school.example\rBen,ben@school.example\nCleo,cleo@school.example\r\n')
  expect(rows.map((row) => [row.line, row.student.name])).toEqual([
    [2, 'Ana'],
    [3, 'Ben'],
    [4, 'Cleo'],
  ])
})

test('half a letter at the end of UTF-16 is wrong in its row and breaks nothing', () => {
  const bytes = bytesOf('\uFEFFname,email,username\nAna,ana@school.example,ana\nBen,ben@school.example,ben', 'utf-16le')
  expect(rosterIn(bytes.subarray(0, -1)).rows.map((row) => row.problems.map((problem) => problem.field))).toEqual([[], ['username']])
})

test('the same username 5,000 times is settled in a moment', () => {
  const lines = Array.from({ length: 5_000 }, (_, index) => `Ana,s${index}@school.example`)
  const { rows } = rosterIn(header + lines.join('\n'))
  expect(new Set(rows.map((row) => row.student.username)).size).toEqual(5_000)
})

test('whatever the bytes, reading answers rows or a sentence', () => {
  const pieces = fc.constantFrom('name', 'email', ',', ';', '\t', '"', '""', '\n', '\r', '\r\n', '\0', '\uFEFF', '=', '@', 'ü', '\uD800', 'sep=', 'a@b.example')
  const texts = fc.array(pieces, { maxLength: 60 }).map((parts) => bytesOf(header + parts.join('')))
  const wide = fc.array(pieces, { maxLength: 60 }).map((parts) => bytesOf(`\uFEFF${parts.join('')}`, 'utf-16be'))
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), texts, wide), (bytes) => {
      const reading = readRoster(bytes)
      expect(reading.ok ? reading.rows.length > 0 : reading.sentence !== '').toEqual(true)
    }),
    { numRuns: 1_000 },
  )
})
