import * as v from 'valibot'
import { expect, test } from 'vitest'
import { classIdOf, openPieceQueryOf, pieceQueryOf, sortIn, sortOut, studentQueryOf, tabOf, workQueryOf } from '#src/app/classroom/classroom-address.ts'
import { ClassroomSearch } from '#src/app/classroom/classroom-search.ts'

function at(search: object) {
  return v.parse(ClassroomSearch, search)
}

test('an address says which class, tab, order and words the lists have', () => {
  const search = at({ class_id: 3, tab: 'assignments', q: 12, sort: '-score', status: 'overdue' })
  expect([tabOf(search), classIdOf(search), sortIn(search)]).toEqual(['assignments', 3, { column: 'score', direction: 'descending' }])
  expect(workQueryOf(search)).toEqual(null)
  expect(workQueryOf({ ...search, by: 'student' })).toEqual({ q: '12', classId: 3, status: 'overdue', order: '-score' })
  expect(pieceQueryOf(search)).toEqual({ q: '12', classId: 3, status: 'overdue', order: null })
  expect(pieceQueryOf({ ...search, sort: '-median' })).toEqual({ q: '12', classId: 3, status: 'overdue', order: '-median' })
  expect(openPieceQueryOf({ ...search, open: 8 })).toEqual({ pieceId: 8, classId: 3 })
  expect(openPieceQueryOf({ ...search, open: 8, by: 'student' })).toEqual({ pieceId: null, classId: 3 })
  expect(studentQueryOf(search)).toEqual({ q: '', classId: 3, order: null })
})

test('what other pages open the classroom with is understood', () => {
  expect([tabOf(at({ active: 'assignments' })), classIdOf(at({ active: 7 })), tabOf(at({ add_assignment: true }))]).toEqual(['assignments', 7, 'assignments'])
})

test('nonsense in an address is left out', () => {
  const search = at({ class_id: 'x', tab: 'teachers', sort: 'password', status: 'lost', add_student: 'maybe' })
  expect([tabOf(search), studentQueryOf(search), search.add_student]).toEqual(['students', { q: '', classId: null, order: null }, undefined])
})

test('an order is written as it is read', () => {
  expect([sortOut({ column: 'name', direction: 'descending' }), sortOut({ column: 'name', direction: 'ascending' }), sortOut(null)]).toEqual(['-name', 'name', undefined])
})
