import { expect, test } from 'vitest'
import { workTouched } from '#src/screens/exercises/list/exercise-words.ts'

test.each<[{ assignment_count: number; unfinished_students: number; running_sessions: number } | null, number, string]>([
  [{ assignment_count: 0, unfinished_students: 0, running_sessions: 0 }, 1, 'No assignment uses it.'],
  [{ assignment_count: 1, unfinished_students: 1, running_sessions: 0 }, 1, '1 assignment uses it. 1 student has not finished and can no longer start it. Scores stay.'],
  [{ assignment_count: 9, unfinished_students: 0, running_sessions: 0 }, 2, '9 assignments use them. Every student has finished. Scores stay.'],
  [
    { assignment_count: 9, unfinished_students: 4, running_sessions: 2 },
    3,
    '9 assignments use them. 4 students have not finished and can no longer start them. Scores stay, and 2 open sessions go on.',
  ],
  [null, 1, 'Could not check where it is assigned. Scores stay, and open sessions go on.'],
])('%j of %i exercises', (use, count, words) => expect(workTouched(use, count)).toBe(words))
