import { expect, test } from 'vitest'
import { asTyped, formulaSafe } from '#contract/progress/formula-safe.ts'
import { attachment, csvOf } from '#server/use-cases/progress/csv.ts'

test.each([
  ['plain text', 'Mia', 'Mia'],
  ['nothing', null, ''],
  ['an empty text', '', ''],
  ['a negative number', -3.5, '-3.5'],
  ['a comma', 'a, b', '"a, b"'],
  ['a quote', 'say "hi"', '"say ""hi"""'],
  ['two lines', 'a\r\nb', '"a\r\nb"'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula with a quote', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['a plus', '+49 30', "'+49 30"],
  ['a minus', '-1', "'-1"],
  ['an at', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab', '\t=1', "'\t'=1"],
  ['a carriage return', '\r=1', '"\'\r\'=1"'],
  ['a line feed', '\n=1', '"\'\n\'=1"'],
  ['a formula after a semicolon', 'a;=1+1;b', "a;'=1+1;b"],
  ['nothing but a semicolon before a formula', ';=1+1', ";'=1+1"],
  ['a formula in its second line', 'a\n@SUM(A1)', '"a\n\'@SUM(A1)"'],
  ['a wide equals sign', '\uFF1D1', "'\uFF1D1"],
  ['an apostrophe before a sign', "'=1", "''=1"],
  ['a formula after blanks', '  =1+1', "'  =1+1"],
  ['a formula after a sign nobody sees', '\u200B=1+1', "'\u200B=1+1"],
  ['a formula after a no-break space', '\u00A0=1+1', "'\u00A0=1+1"],
  ['a formula after a semicolon and a quote', 'a;"=1+1;b', '"a;\'""=1+1;b"'],
  ['a formula after a semicolon and a blank', 'a; =1+1;b', "a;' =1+1;b"],
  ['a formula after a quote', '"=1+1', '"\'""=1+1"'],
  ['a sign inside', 'a=b', 'a=b'],
  ['a sign after words', 'a; b = c', 'a; b = c'],
])('a cell of %s is written so that no spreadsheet runs it', (_, cell, written) => {
  expect(csvOf([['x', cell]], { bom: false })).toEqual(`x,${written}\r\n`)
})

test('a cell that was made safe is read back exactly as it was typed', () => {
  const signs = ['=', '+', "'", '"', ' ', ';', '\n', '\t', '\u200B', 'a']
  const pairs = signs.flatMap((one) => signs.map((other) => one + other))
  const cells = pairs.flatMap((one) => pairs.flatMap((other) => [one + other, `${one}${other}=1`]))
  expect(cells.filter((cell) => asTyped(formulaSafe(cell)) !== cell)).toEqual([])
})

test('a long run of blanks is read once', () => {
  const run = ';\n'.repeat(500_000)
  expect([asTyped(formulaSafe(`${run}a`)).length, asTyped(formulaSafe(`${run}=`)).length]).toEqual([1_000_001, 1_000_001])
}, 5_000)

test('a byte order mark comes first, once, and only when asked for', () => {
  expect([csvOf([['a'], ['b']], { bom: true }), csvOf([], { bom: true }), csvOf([['a']], { bom: false })]).toEqual(['\uFEFFa\r\nb\r\n', '\uFEFF', 'a\r\n'])
})

test('a file name can say nothing but itself', () => {
  expect(attachment('a"; b\r\nX: 1.csv')).toEqual(['Content-Disposition', 'attachment; filename="a---b--X--1.csv"'])
})
