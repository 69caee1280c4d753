import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { restoreFromBin } from '#contract/bin/bin.ts'
import { deleteExercise, listExercises, saveThemes, setGradeLevel } from '#contract/exercises/exercise-library.ts'
import { copyQuestion, deleteQuestion, listQuestions, updateQuestion } from '#contract/questions/questions.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { exercises, questions } from '#server/db/schema/library.ts'
import { createLibrary } from './classroom.ts'

const Kept = v.object({ owner_id: v.number(), kind: v.string(), value: v.string(), count: v.number() })

/** A library, what its counts say, and what counting every row says. */
async function withCounts() {
  const library = await createLibrary()
  const { app } = library
  const kept = () => rowsOf(app.db, sql`select owner_id, kind, value, count from library_counts where count <> 0 order by 1, 2, 3`, Kept)
  const counted = () =>
    rowsOf(
      app.db,
      sql`select owner_id, 'subject' as kind, subject as value, count(*)::int as count from questions where deleted_at is null group by 1, 3
        union all select owner_id, 'grade_level', grade_level::text, count(*)::int from exercises where deleted_at is null group by 1, 3
        union all select owner_id, 'theme', theme, count(*)::int from exercises, unnest(themes) theme where deleted_at is null group by 1, 3
        order by 1, 2, 3`,
      Kept,
    )
  return { ...library, kept, counted }
}

test('the counts of a library hold after every way an item is made, changed, deleted and brought back', async () => {
  const { app, teacher, admin, question, exercise, kept, counted } = await withCounts()
  const [sum, cell] = [await question(teacher, 'Sum', { subject: 'Math' }), await question(admin, 'Cell', { subject: 'Science' })]
  const monday = await exercise(teacher, 'Monday', [sum.id])
  const checks = [[await kept(), await counted()]]
  const steps = [
    () => app.request(copyQuestion, { as: teacher, params: { id: cell.id } }),
    () => app.request(updateQuestion, { as: teacher, params: { id: sum.id }, body: { subject: 'History' } }),
    () => app.request(saveThemes, { as: teacher, params: { id: monday.id }, body: { themes: ['Space', 'Rivers'] } }),
    () => app.request(saveThemes, { as: teacher, params: { id: monday.id }, body: { themes: ['Rivers'] } }),
    () => app.request(setGradeLevel, { as: teacher, params: { id: monday.id }, body: { grade_level: 9 } }),
    async () => {
      const gone = await app.send(deleteQuestion, { as: teacher, params: { id: sum.id } })
      await app.request(restoreFromBin, { as: teacher, params: { id: Number(gone.headers.get('Location')?.split('/').at(-1)) } })
    },
    () => app.send(deleteExercise, { as: teacher, params: { id: monday.id } }),
    () => app.db.update(questions).set({ ownerId: teacher.id, subject: 'Moved' }),
    () => app.db.delete(questions).where(sql`id = ${cell.id}`),
    () => app.db.delete(exercises),
  ]
  for (const step of steps) {
    await step()
    checks.push([await kept(), await counted()])
  }
  expect(checks.map(([is]) => is)).toEqual(checks.map(([, ought]) => ought))
  expect(checks.at(-1)?.[0]).toEqual([{ owner_id: teacher.id, kind: 'subject', value: 'Moved', count: 2 }])
})

test('the counts of a library hold when many change it at once', async () => {
  const { app, teacher, question, exercise, kept, counted } = await withCounts()
  const made = await Promise.all(Array.from({ length: 8 }, (_, index) => question(teacher, `Q${index}`, { subject: index % 2 === 0 ? 'Math' : 'Science' })))
  const theirs = await Promise.all(['A', 'B', 'C'].map((title) => exercise(teacher, title)))
  await Promise.all([
    ...made.map(({ id }, index) => app.request(updateQuestion, { as: teacher, params: { id }, body: { subject: index % 2 === 0 ? 'Science' : 'Math' } })),
    ...made.map(({ id }) => app.request(copyQuestion, { as: teacher, params: { id } })),
    ...theirs.map(({ id }, index) =>
      app.request(saveThemes, { as: teacher, params: { id }, body: { themes: index % 2 === 0 ? ['x', 'y'] : ['y', 'x'] } }),
    ),
    ...theirs.map(({ id }, index) => app.request(setGradeLevel, { as: teacher, params: { id }, body: { grade_level: 1 + index } })),
  ])
  expect(await kept()).toEqual(await counted())
})

test('each viewer’s totals and facets count what that viewer may use', async () => {
  const { app, teacher, other, admin, question, exercise } = await withCounts()
  for (const [as, count] of [[teacher, 3], [other, 2], [admin, 1]] as const) {
    for (let index = 0; index < count; index += 1) {
      await question(as, `Q${index}`, { subject: 'Math' })
      await exercise(as, `E${index}`)
    }
  }
  const totals = async (as: typeof teacher) => {
    const found = []
    for (const filter of ['user', 'admin', 'both'] as const) {
      const query = { filter, limit: '1', facets: '1' } as const
      const [asked, given] = [await app.request(listQuestions, { as, query }), await app.request(listExercises, { as, query })]
      found.push([asked.total, given.total, asked.facets?.subjects[0]?.count, asked.facets?.owned, given.facets?.owned])
    }
    return found
  }
  expect(await totals(teacher)).toEqual([[3, 3, 4, 3, 3], [1, 1, 4, 3, 3], [4, 4, 4, 3, 3]])
  expect(await totals(other)).toEqual([[2, 2, 3, 2, 2], [1, 1, 3, 2, 2], [3, 3, 3, 2, 2]])
  expect(await totals(admin)).toEqual([[1, 1, 6, 1, 1], [0, 0, 6, 1, 1], [6, 6, 6, 1, 1]])
})
