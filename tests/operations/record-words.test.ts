import { expect, test } from 'vitest'
import { eventWords } from '#src/screens/operations/record-words.ts'

test('what was counted is told in sentences', () => {
  const counted = [['page.opened', '/question_definitions'], ['page.opened', '/exercises'], ['page.opened', '/exercises/$id'], ['list.searched', 'questions'], ['guide.viewed', null]] as const
  expect(counted.map(([name, place]) => eventWords(name, place))).toEqual([
    'The question library was opened',
    'The exercise library was opened',
    'An exercise was opened',
    'The list of questions was searched',
    'The user guide was read',
  ])
})
