import { expect, test } from 'vitest'
import { countWholes, removalWords } from '#src/app/bin/removal-words.ts'
import { exampleAssignment } from '#src/screens/assignments/student/example-assignments.ts'
import { namesBehind } from '#src/screens/classroom/work/message-words.ts'
import { updatedWords, willChangeWords, worksInWords } from '#src/screens/classroom/work/work-words.ts'

const check = { exercise: { id: 1 }, assignment_title: 'Equations Check' }
const quiz = { exercise: { id: 2 }, assignment_title: 'Quiz' }

test('what many were given is one assignment when it is changed', () => {
  expect(worksInWords([check, quiz])).toBe('2 assignments')
  expect(worksInWords([check, check, check])).toBe('assignment of 3 students')
  expect(worksInWords([check, check, quiz])).toBe('2 assignments of 3 students')
  expect(updatedWords([check, check, check], 2)).toBe('Assignment updated for 2 students')
  expect(updatedWords([check, quiz], 1)).toBe('1 assignment updated')
  expect(willChangeWords([check, check], 1)).toBe('It will change for 1 student')
  expect(willChangeWords([check, quiz], 2)).toBe('2 assignments will change')
})

test('what many were given is one assignment when it is deleted', () => {
  const items = [1, 2, 3].map((id) => ({ id, title: 'Equations Check', whole: 1 }))
  expect(countWholes(items)).toBe(1)
  expect(removalWords('Assignment', items, 'All goes.', 'Failed')).toEqual({
    title: 'Delete Assignment',
    question: 'Are you sure you want to delete “Equations Check”?',
    confirmLabel: 'Delete',
    failed: 'Failed',
    consequence: 'All goes.',
  })
  expect(removalWords('Assignment', [...items, { title: 'Quiz' }], '', '').title).toBe('Delete 2 assignments')
})

test('a message names who is behind by the alphabet, accents and all, namesakes by their usernames', () => {
  const works = ['Zoe', 'Élise', 'Bo', 'Bo', ''].map((name, index) =>
    exampleAssignment({ id: index + 1, due_date: '2026-11-18T12:00:00.000Z', student_id: index, student: { id: index, name, username: `${name}${index}` } }),
  )
  const done = exampleAssignment({ id: 9, student_id: 9, student: { id: 9, name: 'Ada', username: 'ada' }, config: { complete: true } })
  const later = exampleAssignment({ id: 10, due_date: '2026-12-18T12:00:00.000Z', student_id: 10, student: { id: 10, name: 'Cy', username: 'cy' } })
  const names = (to: 'overdue' | 'unfinished') => namesBehind([...works, done, later], to, new Date('2026-11-20T12:00:00Z'), 'UTC')
  const late = ['Bo (Bo2)', 'Bo (Bo3)', 'Élise', 'Unknown Student', 'Zoe']
  expect(names('overdue')).toEqual(late)
  expect(names('unfinished')).toEqual(['Bo (Bo2)', 'Bo (Bo3)', 'Cy', 'Élise', 'Unknown Student', 'Zoe'])
})
