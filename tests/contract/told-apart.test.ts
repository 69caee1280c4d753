import { expect, test } from 'vitest'
import { toldApart } from '#contract/classroom/told-apart.ts'

const one = { id: 3, name: 'Maths 5A', size: 24 }
const other = { id: 7, name: 'maths 5a', size: 1 }
const alone = { id: 5, name: 'Maths 5B', size: 24 }

test('a class whose name no other has keeps it; namesakes are told apart by their students, or else by when they were made', () => {
  const names = (classes: (typeof one)[], isCountShown = false) => toldApart(classes, ({ size }) => size, isCountShown).map(({ name }) => name)
  expect(names([other, alone, one])).toEqual(['maths 5a (1 student)', 'Maths 5B', 'Maths 5A (24 students)'])
  expect(names([one, other, alone], true)).toEqual(['Maths 5A', 'maths 5a', 'Maths 5B'])
  expect(names([{ ...other, id: 9 }, one, other], true)).toEqual(['(3) maths 5a', '(1) Maths 5A', '(2) maths 5a'])
  expect(toldApart([one, alone], ({ size }) => size)).toEqual([one, alone])
})
