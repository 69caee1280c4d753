import { expect, test } from 'vitest'
import { statementNames } from '#server/db/engine/statement-names.ts'

test('a statement gets its name the second time and keeps it, and each text has another', () => {
  const nameOf = statementNames()
  const texts = ['select $1', 'select $2', 'select $1', 'select $2', 'select $1']
  expect(texts.map((text) => nameOf(text))).toEqual([undefined, undefined, 'kept_1', 'kept_2', 'kept_1'])
})

test('very long ones and all after the three hundredth go without', () => {
  const nameOf = statementNames()
  const long = `select ${'1,'.repeat(4_000)}`
  expect([nameOf(long), nameOf(long)]).toEqual([undefined, undefined])
  const twice = Array.from({ length: 310 }, (_, index) => [nameOf(`select ${index}`), nameOf(`select ${index}`)].at(-1))
  expect(twice.slice(298)).toEqual(['kept_299', 'kept_300', ...Array.from({ length: 10 }, () => undefined)])
  expect(nameOf('select 0')).toEqual('kept_1')
})
