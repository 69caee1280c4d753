import { expect, test } from 'vitest'
import { addToExercises, copyQuestion } from '#contract/questions/questions.ts'
import { getExercise } from '#contract/exercises/exercise-library.ts'
import { countStatements } from '#tests/server/chat/statements.ts'
import { createLibrary } from './classroom.ts'

test('a question is added at the end of several exercises at once', async () => {
  const { app, teacher, admin, question, exercise } = await createLibrary()
  const [own, school] = [await question(teacher, 'Own'), await question(admin, 'School')]
  const [monday, friday] = [await exercise(teacher, 'Monday', [own.id]), await exercise(teacher, 'Friday')]
  const added = await app.request(addToExercises, { as: teacher, params: { id: school.id }, body: { exercise_ids: [friday.id, monday.id] } })
  const { results, ...rest } = added
  expect(rest).toEqual({ ...school, owner: 'admin', can_edit: false, exercise_count: 2 })
  expect(results.map((one) => one.exercise_id)).toEqual([friday.id, monday.id])
  const after = await app.request(getExercise, { as: teacher, params: { id: monday.id } })
  expect([after.question_ids, after.version, after.assigned_question_sets.at(-1)?.id]).toEqual([[own.id, school.id], 2, results[1]?.question_set_id])
})

test('a question an exercise asks already, or of another type, is added to none', async () => {
  const { app, teacher, question, exercise } = await createLibrary()
  const [written, spoken] = [await question(teacher, 'Written'), await question(teacher, 'Spoken', { type: 'ACCENT_TRAINING' })]
  const [empty, full] = [await exercise(teacher, 'Empty'), await exercise(teacher, 'Full', [written.id])]
  const add = (id: number) => app.refused(addToExercises, { as: teacher, params: { id }, body: { exercise_ids: [empty.id, full.id] } })
  expect(await add(written.id)).toEqual({ status: 409, code: 'conflict', error: 'This question is already in “Full”.' })
  expect(await add(spoken.id)).toEqual({ status: 409, code: 'conflict', error: 'Cannot mix different question types' })
  expect((await app.request(getExercise, { as: teacher, params: { id: empty.id } })).question_ids).toEqual([])
})

test('only exercises of the caller’s own take a question, and only one their owner sees', async () => {
  const { app, teacher, other, admin, question, exercise } = await createLibrary()
  const own = await question(teacher, 'Own')
  const [theirs, school] = [await exercise(other, 'Theirs'), await exercise(admin, 'School')]
  const add = (as: typeof teacher, id: number, exercise_ids: number[]) => app.refused(addToExercises, { as, params: { id }, body: { exercise_ids } })
  expect((await add(teacher, own.id, [theirs.id])).status).toBe(404)
  expect((await add(teacher, own.id, [999_999])).status).toBe(404)
  expect((await add(teacher, own.id, [school.id])).status).toBe(403)
  expect((await add(teacher, own.id, [])).error).toBe('Choose at least one exercise')
  const foreign = await add(admin, own.id, [school.id])
  expect([foreign.status, foreign.error]).toEqual([422, "This question is not in the library of the exercise's owner. Copy it first."])
  const copy = await app.request(copyQuestion, { as: admin, params: { id: own.id } })
  const { results } = await app.request(addToExercises, { as: admin, params: { id: copy.id }, body: { exercise_ids: [school.id, theirs.id] } })
  expect(results.map((one) => one.exercise_id)).toEqual([school.id, theirs.id])
})

test('of two that add the same question at once one is refused', async () => {
  const { app, teacher, question, exercise } = await createLibrary()
  const [{ id }, empty] = [await question(teacher, 'Own'), await exercise(teacher, 'Empty')]
  const add = async () => (await app.send(addToExercises, { as: teacher, params: { id }, body: { exercise_ids: [empty.id] } })).status
  expect((await Promise.all([add(), add()])).toSorted()).toEqual([200, 409])
})

test('adding to many exercises costs the statements of adding to one', async () => {
  const { app, teacher, question, exercise } = await createLibrary()
  const [a, b] = [await question(teacher, 'A'), await question(teacher, 'B')]
  const ids = []
  for (let made = 0; made < 12; made += 1) ids.push((await exercise(teacher, `E${made}`)).id)
  const take = countStatements()
  await app.request(addToExercises, { as: teacher, params: { id: a.id }, body: { exercise_ids: ids.slice(0, 1) } })
  const one = take()
  await app.request(addToExercises, { as: teacher, params: { id: b.id }, body: { exercise_ids: ids } })
  expect(take()).toBe(one)
})
