import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workTouched, sizeWords } from '#src/screens/exercises/list/exercise-words.ts'
import { classLoss, studentLoss, workLoss } from '#src/screens/classroom/students/loss-words.ts'
import { exampleClasses, exampleStudents, exampleWork } from '#src/screens/classroom/example-classroom.ts'
import { usedWhere } from '#src/screens/questions/library/question-words.ts'
import { wordingFaults } from '#tests/support/wording.ts'

const counts = fc.constantFrom(0, 1, 2, 3, 11, 40)
const exercises = fc.array(fc.record({ id: fc.nat(), title: fc.constantFrom('Fractions', 'Who am I?', 'St. Kilda') }), { maxLength: 6 })

/** Sentences that a number of things goes into, by what they tell. */
const sentences = fc.oneof(
  fc.tuple(counts, counts, counts, counts).map(([assignment_count, unfinished_students, running_sessions, count]) =>
    workTouched({ assignment_count, unfinished_students, running_sessions }, count),
  ),
  fc.tuple(exercises, counts, counts, counts).map(([named, open_assignments, running_sessions, count]) =>
    usedWhere({ exercises: named, exercise_count: named.length, open_assignments, running_sessions }, count),
  ),
  fc.tuple(counts, counts).map(([num_question_sets, total_questions]) => sizeWords({ num_question_sets, total_questions })),
  fc.integer({ min: 1, max: 5 }).map((count) => studentLoss(exampleStudents.slice(0, count), false)),
  fc.integer({ min: 1, max: 3 }).map((count) => classLoss(exampleClasses.slice(0, count))),
  fc.integer({ min: 1, max: 5 }).map((count) => workLoss(exampleWork.slice(0, count))),
)

test('what a change touches is told in whole sentences, whatever the numbers', () => {
  fc.assert(
    fc.property(sentences, (sentence) => {
      expect([wordingFaults(sentence), sentence]).toEqual([[], sentence])
    }),
    { numRuns: 1000 },
  )
})
