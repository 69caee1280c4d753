import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { copyExercise, getExercise, listExercises, renameExercise, reorderQuestionSets, updateExercise } from '#contract/exercises/exercise-library.ts'
import { addQuestionSet, deleteQuestionSet, updateQuestionSet } from '#contract/exercises/question-sets.ts'
import { updateQuestion } from '#contract/questions/questions.ts'
import { questionSets } from '#server/db/schema/library.ts'
import { seededRandom } from '#server/grading/keys/random.ts'
import { createLibrary } from '#tests/server/questions/classroom.ts'
import { sized } from '#tests/support/sizes.ts'

const rounds = sized(6, 2_000)

test(`two teachers who change one exercise at once, in ${rounds} drawn orders, lose nothing silently and leave it whole`, { timeout: sized(60_000, 3_000_000) }, async () => {
  const { app, teacher, admin, question, exercise } = await createLibrary()
  const pool: Awaited<ReturnType<typeof question>>[] = []
  for (const title of ['A', 'B', 'C', 'D', 'E']) pool.push(await question(teacher, title))
  const wrong: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const draw = seededRandom(`round ${round}`)
    const made = await exercise(teacher, `Round ${round}`, pool.slice(0, 3).map(({ id }) => id))
    const { id, version } = made
    const sets = made.assigned_question_sets.map((set) => set.id)
    const [first = 0, second = 0, third = 0] = sets
    const asked = pool[Math.floor(draw() * pool.length)]
    const { version: questionVersion = 1 } = asked ? await app.request(updateQuestion, { as: teacher, params: { id: asked.id }, body: { subject: 'Math' } }) : {}
    const statuses = new Map<string, number[]>()
    const send = async (name: string, sent: Promise<Response>) => {
      const { status } = await sent
      statuses.set(name, [...(statuses.get(name) ?? []), status])
    }
    /** What either of two people does, each with the version that both have seen. */
    const moves: (() => Promise<void>)[] = [
      () => send('rename', app.send(renameExercise, { as: draw() < 0.5 ? teacher : admin, params: { id }, body: { title: `One ${round}`, version } })),
      () => send('rename', app.send(renameExercise, { as: teacher, params: { id }, body: { title: `Other ${round}`, version } })),
      () => send('config', app.send(updateExercise, { as: teacher, params: { id }, body: { config: { randomize: true }, version } })),
      () => send('order', app.send(reorderQuestionSets, { as: teacher, params: { id }, body: { questionSetIds: [third, first, second] } })),
      () => send('order', app.send(reorderQuestionSets, { as: teacher, params: { id }, body: { questionSetIds: [second, third, first] } })),
      () => send('add', app.send(addQuestionSet, { as: teacher, params: { id }, body: { question_definition_id: pool[3]?.id ?? 0 } })),
      () => send('add', app.send(addQuestionSet, { as: teacher, params: { id }, body: { question_definition_id: pool[3]?.id ?? 0 } })),
      () => send('remove', app.send(deleteQuestionSet, { as: teacher, params: { id: second } })),
      () => send('set', app.send(updateQuestionSet, { as: teacher, params: { id: first }, body: { num_questions: 2 } })),
      () => send('copy', app.send(copyExercise, { as: teacher, params: { id } })),
      () => send('copy', app.send(copyExercise, { as: teacher, params: { id } })),
      () => send('question', app.send(updateQuestion, { as: teacher, params: { id: asked?.id ?? 0 }, body: { prompt: `One ${round}?`, version: questionVersion } })),
      () => send('question', app.send(updateQuestion, { as: teacher, params: { id: asked?.id ?? 0 }, body: { prompt: `Other ${round}?`, version: questionVersion } })),
    ]
    const drawn = moves.map((move) => ({ move, at: draw() })).toSorted((a, b) => a.at - b.at).slice(0, 2 + Math.floor(draw() * 6))
    await Promise.all(
      drawn.map(async ({ move }) => {
        for (let turn = Math.floor(draw() * 4); turn > 0; turn -= 1) await new Promise(setImmediate)
        await move()
      }),
    )
    const told = [...statuses].map(([name, all]) => `${name} ${all.toSorted()}`).toSorted()
    const after = await app.request(getExercise, { as: teacher, params: { id } })
    const placed = await app.db.select({ position: questionSets.position }).from(questionSets).where(eq(questionSets.exerciseId, id))
    const positions = placed.map(({ position }) => position)
    const copies = (await app.request(listExercises, { as: teacher, query: { q: `Round ${round}` } })).results.map(({ title }) => title)
    const holds = {
      'nothing broke': told.every((line) => !/ 5\d\d/.test(line)),
      'of two who saw one version, one is told': ['rename', 'question'].every((name) => (statuses.get(name) ?? []).filter((status) => status === 200).length <= 1),
      'one place for each question': new Set(positions).size === positions.length && new Set(after.question_ids).size === after.question_ids.length,
      'a question was added once': (statuses.get('add') ?? []).filter((status) => status === 201).length <= 1,
      'what was taken away is away': (statuses.get('remove') ?? []).includes(204) ? !after.assigned_question_sets.some((set) => set.id === second) : true,
      'copies have names of their own': new Set(copies).size === copies.length,
    }
    for (const [name, isSo] of Object.entries(holds)) if (!isSo) wrong.push(`round ${round}: ${name}: ${told.join('; ')}`)
  }
  console.warn(`S24: ${rounds} drawn orders`)
  expect(wrong).toEqual([])
})
