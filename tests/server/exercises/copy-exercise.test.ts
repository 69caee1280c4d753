import { expect, test } from 'vitest'
import { copyExercise, deleteExercise, getExercise, updateExercise } from '#contract/exercises/exercise-library.ts'
import { updateQuestionSet } from '#contract/exercises/question-sets.ts'
import { createLibrary } from '#tests/server/questions/classroom.ts'

test('a copy is the caller’s own and asks the same questions in the same way, with no assignment', async () => {
  const { app, teacher, question, exercise } = await createLibrary()
  const [tides, moons] = [await question(teacher, 'Tides'), await question(teacher, 'Moons')]
  const { id, assigned_question_sets } = await exercise(teacher, 'The sea', [tides.id, moons.id])
  const setId = assigned_question_sets[1]?.question_set_id ?? 0
  await app.request(updateQuestionSet, { as: teacher, params: { id: setId }, body: { num_questions: 3, num_attempts_before_answers: 2 } })
  const config = { timer: '20min', point_map: [{ question_definition_id: moons.id, point_value: 4 }] }
  const original = await app.request(updateExercise, { as: teacher, params: { id }, body: { config } })
  const copy = await app.request(copyExercise, { as: teacher, params: { id } })
  const withoutIds = ({ question_set_id: _setId, id: _id, ...set }: (typeof copy.assigned_question_sets)[number]) => set
  expect({ ...copy, assigned_question_sets: copy.assigned_question_sets.map(withoutIds) }).toEqual({
    ...original,
    id: copy.id,
    title: 'The sea - Copy',
    version: 1,
    assigned_question_sets: original.assigned_question_sets.map(withoutIds),
  })
})

test('copies are numbered one above the highest of the caller’s own outside the bin, whichever of them is copied', async () => {
  const { app, teacher, admin, exercise } = await createLibrary()
  const { id } = await exercise(teacher, 'Tides')
  await exercise(admin, 'Tides - Copy 40')
  const copy = async (of: number) => app.request(copyExercise, { as: teacher, params: { id: of } })
  const first = await copy(id)
  const second = await copy(first.id)
  const third = await copy(second.id)
  expect([first, second, third].map(({ title }) => title)).toEqual(['Tides - Copy', 'Tides - Copy 2', 'Tides - Copy 3'])
  await app.request(deleteExercise, { as: teacher, params: { id: third.id } })
  expect((await copy(id)).title).toBe('Tides - Copy 3')
})

test('copies made at once all get a title of their own', async () => {
  const { app, teacher, exercise } = await createLibrary()
  const { id } = await exercise(teacher, 'Tides')
  const copies = await Promise.all([1, 2, 3].map(() => app.request(copyExercise, { as: teacher, params: { id } })))
  expect(copies.map(({ title }) => title).toSorted()).toEqual(['Tides - Copy', 'Tides - Copy 2', 'Tides - Copy 3'])
})

test('a copy of the school library’s exercise keeps asking its questions; one of a teacher’s gives the copier questions of their own', async () => {
  const { app, teacher, admin, question, exercise } = await createLibrary()
  const [ofSchool, ofTeacher] = [await question(admin, 'Cells'), await question(teacher, 'Tides')]
  const school = await exercise(admin, 'Biology', [ofSchool.id])
  const copy = await app.request(copyExercise, { as: teacher, params: { id: school.id } })
  expect([copy.owner, copy.can_edit, copy.question_ids]).toEqual(['user', true, [ofSchool.id]])
  const { id } = await exercise(teacher, 'The sea', [ofTeacher.id, ofSchool.id])
  const config = { point_map: [{ question_definition_id: ofTeacher.id, point_value: 4 }] }
  await app.request(updateExercise, { as: teacher, params: { id }, body: { config } })
  const byAdmin = await app.request(copyExercise, { as: admin, params: { id } })
  const [first, second] = byAdmin.assigned_question_sets
  expect([first?.question_title, first?.points, second?.question_id]).toEqual(['Tides - Copy', 4, ofSchool.id])
  expect((await app.request(getExercise, { as: teacher, params: { id } })).question_ids).toEqual([ofTeacher.id, ofSchool.id])
})

test('what a teacher may not see is not there to copy', async () => {
  const { app, teacher, other, exercise } = await createLibrary()
  const { id } = await exercise(teacher, 'Tides')
  expect((await app.refused(copyExercise, { as: other, params: { id } })).code).toBe('not_found')
})

test('a title too long for a copy’s is cut where no character breaks', async () => {
  const { app, teacher, exercise } = await createLibrary()
  const { id } = await exercise(teacher, '🙂'.repeat(100))
  expect((await app.request(copyExercise, { as: teacher, params: { id } })).title).toBe(`${'🙂'.repeat(92)} - Copy`)
})
