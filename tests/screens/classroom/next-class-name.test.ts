import { expect, test } from 'vitest'
import { nextClassName } from '#src/screens/classroom/classes/next-class-name.ts'

test.each([
  ['Maths 2025', 'Maths 2026'],
  ['Maths 2025/26', 'Maths 2026/27'],
  ['Maths 2098-99', 'Maths 2099-00'],
  ['Room 20251', 'Room 20251 - Copy'],
  ['Maths 5A', 'Maths 5A - Copy'],
])('a class called %s may be called %s in the next year', (name, next) => {
  expect(nextClassName(name)).toEqual(next)
})

test('the longest name still leaves room to say that it is a copy', () => {
  expect(nextClassName('a'.repeat(100))).toEqual(`${'a'.repeat(93)} - Copy`)
})
