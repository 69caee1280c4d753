import { expect, test } from 'vitest'
import type { QueryInput } from '#contract/endpoint.ts'
import { getExercise, listExercises, saveThemes, setGradeLevel } from '#contract/exercises/exercise-library.ts'
import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'
import { exercises, questionSets } from '#server/db/schema/library.ts'
import { seedAssignment } from '#tests/server/chat/exercises.ts'
import { countStatements } from '#tests/server/chat/statements.ts'
import { createLibrary } from '#tests/server/questions/classroom.ts'

async function withExercises() {
  const library = await createLibrary()
  const { app, teacher, other, admin, student, question, exercise } = library
  const [solve, hola] = [await question(teacher, 'Solve'), await question(admin, 'Hola', { type: 'ACCENT_TRAINING', subject: 'Spanish' })]
  const apples = await exercise(teacher, 'apples', [solve.id])
  const bees = await exercise(teacher, 'Bees')
  const cells = await exercise(admin, 'cells', [hola.id])
  await exercise(other, 'Theirs')
  await app.request(saveThemes, { as: teacher, params: { id: bees.id }, body: { themes: ['Dinosaurs', 'space'] } })
  await app.request(setGradeLevel, { as: teacher, params: { id: bees.id }, body: { grade_level: 2 } })
  await seedAssignment(app.db, { teacherId: teacher.id, studentId: student.id, exerciseId: apples.id })
  await seedAssignment(app.db, { teacherId: other.id, studentId: student.id, exerciseId: cells.id })
  const titles = async (query: QueryInput<typeof listExercises>) =>
    (await app.request(listExercises, { as: teacher, query })).results.map(({ title }) => title)
  return { ...library, apples, solve, titles }
}

test('a list is narrowed by words, side, grade level, theme, subject, type and use, and sorted', async () => {
  const { titles } = await withExercises()
  expect(await titles({})).toEqual(['cells', 'Bees', 'apples'])
  expect(await titles({ sort: 'title' })).toEqual(['apples', 'Bees', 'cells'])
  expect(await titles({ sort: '-grade_level' })).toEqual(['cells', 'apples', 'Bees'])
  expect(await titles({ q: 'BEE' })).toEqual(['Bees'])
  expect(await titles({ q: 'dino' })).toEqual(['Bees'])
  expect(await titles({ q: 'solv' })).toEqual(['apples'])
  expect(await titles({ author: 'user' })).toEqual(['Bees', 'apples'])
  expect(await titles({ author: 'admin' })).toEqual(['cells'])
  expect(await titles({ grade_level: '2' })).toEqual(['Bees'])
  expect(await titles({ theme: 'dinosaurs' })).toEqual(['Bees'])
  expect(await titles({ subject: 'Spanish' })).toEqual(['cells'])
  expect(await titles({ type: 'free_form' })).toEqual(['apples'])
  expect(await titles({ status: 'added' })).toEqual(['apples'])
  expect(await titles({ status: 'not_added' })).toEqual(['cells', 'Bees'])
})

test('pages follow one another without a gap or a double, and a row is the exercise itself', async () => {
  const { app, teacher, apples } = await withExercises()
  for (const sort of ['created', '-title', 'grade_level'] as const) {
    const whole = (await app.request(listExercises, { as: teacher, query: { sort } })).results
    const first = await app.request(listExercises, { as: teacher, query: { sort, limit: '2' } })
    const second = await app.request(listExercises, { as: teacher, query: { sort, limit: '2', cursor: first.next_cursor ?? '' } })
    expect([...first.results, ...second.results]).toEqual(whole)
    expect([first.total, first.results.length, second.next_cursor]).toEqual([3, 2, null])
  }
  const { results } = await app.request(listExercises, { as: teacher, query: { q: 'apples' } })
  expect(results).toEqual([await app.request(getExercise, { as: teacher, params: { id: apples.id } })])
})

test('titles as long as they may be, in any script, are paged to the end', async () => {
  const { app, teacher, exercise } = await withExercises()
  const titles = ['"', 'Щ', '漢', '𝒳', '\\'].map((letter) => letter.repeat(200 / letter.length))
  for (const title of titles) await exercise(teacher, title)
  const found: string[] = []
  let cursor: string | undefined
  do {
    const page = await app.request(listExercises, { as: teacher, query: { sort: 'title', limit: '1', ...(cursor === undefined ? {} : { cursor }) } })
    found.push(...page.results.map(({ title }) => title))
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
  expect(found.toSorted()).toEqual([...titles, 'apples', 'Bees', 'cells'].toSorted())
})

test('facets name the grade levels and themes of the whole list and count the own exercises', async () => {
  const { app, teacher } = await withExercises()
  const { facets } = await app.request(listExercises, { as: teacher, query: { limit: '1', facets: '1' } })
  expect(facets).toEqual({ grade_levels: [2, 6], themes: ['Dinosaurs', 'space'], tags: [], owned: 2 })
})

test('a page costs the same statements however many exercises and assignments there are, and names twenty of these', async () => {
  const { app, teacher, student, apples, solve } = await withExercises()
  const query = { sort: 'created', limit: '20', facets: '1' } as const
  const add = (length: number) =>
    app.db
      .insert(exercises)
      .values(Array.from({ length }, (_, index) => ({ ownerId: teacher.id, title: `E${index}`, config: defaultExerciseConfig })))
      .returning({ id: exercises.id })
  await add(20)
  const take = countStatements()
  await app.request(listExercises, { as: teacher, query })
  const few = take()
  const added = await add(100)
  await app.db.insert(questionSets).values(added.map(({ id }) => ({ exerciseId: id, questionId: solve.id, position: 0 })))
  for (let given = 0; given < 24; given += 1) await seedAssignment(app.db, { teacherId: teacher.id, studentId: student.id, exerciseId: apples.id })
  take()
  const { results, total } = await app.request(listExercises, { as: teacher, query })
  expect([take(), total, results[0]?.assignments.length, results[0]?.assignment_count]).toEqual([few, 123, 20, 25])
})
