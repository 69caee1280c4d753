import { expect, test } from 'vitest'
import { studentsToldApart, toldApart } from '#contract/classroom/told-apart.ts'

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

test('students of one name are called with their usernames, and one who stands in several rows is nobody else', () => {
  const [anna, other, tom] = [{ id: 1, name: 'Anna Müller', username: 'anna' }, { id: 2, name: 'anna müller ', username: 'anna2' }, { id: 3, name: 'Tom', username: 'tom' }]
  const names = studentsToldApart([anna, tom, other, tom]).map(({ name }) => name)
  expect(names).toEqual(['Anna Müller (anna)', 'Tom', 'anna müller (anna2)', 'Tom'])
})

test('students without a name are not called by their usernames alone', () => {
  const nameless = [{ id: 1, name: '', username: 'a' }, { id: 2, name: ' ', username: 'b' }]
  expect(studentsToldApart(nameless)).toEqual(nameless)
})
