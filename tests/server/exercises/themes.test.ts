import { expect, test } from 'vitest'
import { createExercise } from '#contract/exercises/exercise-library.ts'
import { createTheme, deleteTheme, listThemes } from '#contract/exercises/themes.ts'
import { createTestApp } from '#tests/support/app.ts'

test("a teacher is offered their own themes and the school's, by name", async () => {
  const app = await createTestApp()
  const [teacher, other, admin] = [await app.seedTeacher(), await app.seedTeacher(), await app.seedAdmin()]
  const space = await app.request(createTheme, { as: teacher, body: { theme: ' space ' } })
  const dogs = await app.request(createTheme, { as: admin, body: { theme: 'Dogs' } })
  await app.request(createTheme, { as: other, body: { theme: 'Cats' } })
  expect(space).toEqual({ id: space.id, theme: 'space' })
  const exercise = { title: 'Orbits', grade_level: 5, themes: ['SPACE'], question_ids: [] }
  for (const who of [teacher, other]) await app.request(createExercise, { as: who, body: exercise })
  expect(await app.request(listThemes, { as: teacher })).toEqual({
    themes: [
      { ...dogs, can_edit: false, exercise_count: 0 },
      { ...space, can_edit: true, exercise_count: 1 },
    ],
  })
})

test('a theme that is offered already is refused in whatever capitals, a blank one too', async () => {
  const app = await createTestApp()
  const [teacher, admin] = [await app.seedTeacher(), await app.seedAdmin()]
  await app.request(createTheme, { as: admin, body: { theme: 'Dogs' } })
  const keep = async (theme: string) => (await app.send(createTheme, { as: teacher, body: { theme } })).status
  const taken = { status: 409, code: 'taken', field: 'theme', error: 'This theme already exists' }
  expect(await app.refused(createTheme, { as: teacher, body: { theme: 'dogs' } })).toEqual(taken)
  expect((await Promise.all([keep('Space'), keep('space')])).toSorted()).toEqual([201, 409])
  expect(await keep('  ')).toBe(422)
})

test("a teacher forgets their own theme; the school's stays until an admin forgets it", async () => {
  const app = await createTestApp()
  const [teacher, other, admin] = [await app.seedTeacher(), await app.seedTeacher(), await app.seedAdmin()]
  const own = await app.request(createTheme, { as: teacher, body: { theme: 'Space' } })
  const school = await app.request(createTheme, { as: admin, body: { theme: 'Dogs' } })
  expect((await app.refused(deleteTheme, { as: other, params: { id: own.id } })).status).toBe(404)
  expect((await app.refused(deleteTheme, { as: teacher, params: { id: school.id } })).status).toBe(403)
  await app.request(deleteTheme, { as: teacher, params: { id: own.id } })
  await app.request(deleteTheme, { as: admin, params: { id: school.id } })
  expect(await app.request(listThemes, { as: teacher })).toEqual({ themes: [] })
})
