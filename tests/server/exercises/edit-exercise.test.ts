import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { BodyInput } from '#contract/endpoint.ts'
import {
  getExercise,
  renameExercise,
  reorderQuestionSets,
  resetExerciseConfig,
  saveThemes,
  setGradeLevel,
  updateExercise,
} from '#contract/exercises/exercise-library.ts'
import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'
import { deleteQuestionSet } from '#contract/exercises/question-sets.ts'
import { createLibrary } from '#tests/server/questions/classroom.ts'

async function withExercise() {
  const library = await createLibrary()
  const { app, teacher, question, exercise } = library
  const asked = [await question(teacher, 'A'), await question(teacher, 'B'), await question(teacher, 'C')].map(({ id }) => id)
  const { id, assigned_question_sets } = await exercise(teacher, 'Monday', asked)
  const save = (config: BodyInput<typeof updateExercise>['config'], version?: number) =>
    app.request(updateExercise, { as: teacher, params: { id }, body: { config, version } })
  const read = () => app.request(getExercise, { as: teacher, params: { id } })
  return { ...library, id, asked, sets: assigned_question_sets.map((set) => set.id), save, read }
}

test('settings are saved whole, numbers out of range set to the nearest allowed', async () => {
  const { asked, save, read } = await withExercise()
  const [a = 0, b = 0, c = 0] = asked
  const config = {
    timer: 15,
    randomize: true,
    gradingDifficulty: 'strict' as const,
    letterGradeToMoveOn: 'A' as const,
    pointReductionPerAttempt: 0,
    maxReductionFromAttempts: 100,
    maxPointsAfterAnswerGiven: 12.5,
    languageModel: 'grades' as const,
    point_map: [[a, -3] as const, [b, 2.5] as const, [b, 4] as const].map(([id, point_value]) => ({ question_definition_id: id, point_value })),
    reading_speed_map: [{ question_definition_id: a, reading_speed: 0.1 }, { question_definition_id: b, reading_speed: 9 }],
  }
  const saved = await save(config)
  expect(saved.config).toEqual({
    ...config,
    timer: '15min',
    point_map: [{ question_definition_id: a, point_value: 0 }, { question_definition_id: b, point_value: 4 }],
    reading_speed_map: [{ question_definition_id: a, reading_speed: 0.5 }, { question_definition_id: b, reading_speed: 2 }],
  })
  expect([saved.version, saved.total_possible_score]).toEqual([2, 14])
  expect(saved.assigned_question_sets.map((set) => [set.question_id, set.points, set.reading_speed])).toEqual([[a, 0, 0.5], [b, 4, 2], [c, 10, 1]])
  expect(await read()).toEqual(saved)
})

test('a setting that is not named stays, an emptied percentage falls back to its default', async () => {
  const { save } = await withExercise()
  await save({ timer: '20min', pointReductionPerAttempt: 50, maxReductionFromAttempts: 60 })
  const { config } = await save({ pointReductionPerAttempt: null })
  expect(config).toEqual({ ...defaultExerciseConfig, timer: '20min', maxReductionFromAttempts: 60 })
})

test('a time limit is read however it is written; what is none takes it away', async () => {
  const { save } = await withExercise()
  const timers = []
  for (const timer of ['15min', '15 min', '15', 45, 10_080, 'soon', 0, -5, '', null]) {
    await save({ timer: 5 })
    timers.push((await save({ timer })).config.timer)
  }
  expect(timers).toEqual(['15min', '15min', '15min', '45min', '10080min', null, null, null, null, null])
})

test('a time limit that cannot be read is said in the log, taking one away is not', async () => {
  const { app, id, teacher, save } = await withExercise()
  for (const timer of ['soon', 0, -5, '', ' ', null, 15]) await save({ timer })
  const lines = app.logLines.map((line) => v.parse(Line, JSON.parse(line)))
  const warnings = lines.filter(({ msg }) => msg === 'a time limit could not be read and was left out')
  expect(warnings.map(({ exercise, by }) => ({ exercise, by }))).toEqual(Array.from({ length: 3 }, () => ({ exercise: id, by: teacher.id })))
})

const Line = v.object({ msg: v.string(), exercise: v.optional(v.number()), by: v.optional(v.number()) })

test('a percentage or a time limit out of range or no number is refused and changes nothing', async () => {
  const { app, teacher, id, read } = await withExercise()
  const before = await read()
  const tooMany = { point_map: [{ question_definition_id: 1, point_value: 1001 }] }
  const tries = [{ pointReductionPerAttempt: 101 }, { maxReductionFromAttempts: -1 }, tooMany, { timer: 10_081 }, { timer: '99999999 min' }, { timer: 2.5 }]
  const refusals = []
  for (const config of tries) refusals.push(await app.refused(updateExercise, { as: teacher, params: { id }, body: { config } }))
  expect(refusals.map(({ status, field, error }) => [status, field, error])).toEqual([
    [422, 'config.pointReductionPerAttempt', 'A percentage is 0 to 100.'],
    [422, 'config.maxReductionFromAttempts', 'A percentage is 0 to 100.'],
    [422, 'config.point_map.0.point_value', 'A question is worth up to 1000 points.'],
    [422, 'config.timer', 'A time limit is at most 10080 minutes, a week.'],
    [422, 'config.timer', 'A time limit is at most 10080 minutes, a week.'],
    [422, 'config.timer', 'A time limit is in whole minutes.'],
  ])
  const response = await app.app.request(`/api/exercises/${id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await app.tokenOf(teacher)}` },
    body: JSON.stringify({ config: { maxPointsAfterAnswerGiven: 'many' } }),
  })
  expect(response.status).toBe(422)
  expect(await read()).toEqual(before)
})

test('resetting sets every option back; points and speeds belong to the questions and stay', async () => {
  const { app, teacher, id, asked, save } = await withExercise()
  const point_map = [{ question_definition_id: asked[0] ?? 0, point_value: 3 }]
  await save({ timer: 20, randomize: true, letterGradeToMoveOn: 'F', point_map })
  const { config, version } = await app.request(resetExerciseConfig, { as: teacher, params: { id } })
  expect([config, version]).toEqual([{ ...defaultExerciseConfig, point_map }, 3])
})

test('resetting refuses to overwrite settings that were saved since', async () => {
  const { app, teacher, id, save, read } = await withExercise()
  await save({ timer: 20 })
  const stale = await app.refused(resetExerciseConfig, { as: teacher, params: { id }, query: { version: '1' } })
  expect([stale.status, stale.code, stale.current]).toEqual([409, 'stale_version', await read()])
  expect((await app.request(resetExerciseConfig, { as: teacher, params: { id }, query: { version: '2' } })).config).toEqual(defaultExerciseConfig)
})

test('title, grade level and themes are changed one by one; each says which version it changes', async () => {
  const { app, teacher, id } = await withExercise()
  const at = { as: teacher, params: { id } }
  expect((await app.request(renameExercise, { ...at, body: { title: ' Friday ', version: 1 } })).title).toBe('Friday')
  expect((await app.request(setGradeLevel, { ...at, body: { grade_level: 12, version: 2 } })).grade_level).toBe(12)
  const themed = await app.request(saveThemes, { ...at, body: { themes: ['Space', 'space', 'dogs'] } })
  expect([themed.themes, themed.version]).toEqual([['Space', 'dogs'], 4])
  const stale = await app.refused(renameExercise, { ...at, body: { title: 'Late', version: 3 } })
  expect([stale.status, stale.code, stale.current]).toEqual([409, 'stale_version', themed])
})

test('sets are reordered by naming each of them once', async () => {
  const { app, teacher, id, sets, asked, read } = await withExercise()
  const [a = 0, b = 0, c = 0] = sets
  const at = { as: teacher, params: { id } }
  const moved = await app.request(reorderQuestionSets, { ...at, body: { questionSetIds: [c, a, b] } })
  expect([moved.question_ids, moved.version]).toEqual([[asked[2], asked[0], asked[1]], 2])
  const twice = await app.refused(reorderQuestionSets, { ...at, body: { questionSetIds: [a, a, b, c] } })
  expect([twice.status, twice.field, twice.error]).toEqual([422, 'questionSetIds', 'Name each question set once'])
  await app.request(deleteQuestionSet, { as: teacher, params: { id: b } })
  for (const questionSetIds of [[a, b, c], [a], [a, c, 999_999], []]) {
    const refused = await app.refused(reorderQuestionSets, { ...at, body: { questionSetIds } })
    expect([refused.status, refused.code, refused.current]).toEqual([409, 'conflict', await read()])
  }
  expect((await app.request(reorderQuestionSets, { ...at, body: { questionSetIds: [a, c] } })).question_ids).toEqual([asked[0], asked[2]])
})

test('of two edits of one version sent at once one is kept and the other told', async () => {
  const { app, teacher, id, read } = await withExercise()
  const rename = async (title: string) => (await app.send(renameExercise, { as: teacher, params: { id }, body: { title, version: 1 } })).status
  expect((await Promise.all([rename('One'), rename('Two')])).toSorted()).toEqual([200, 409])
  expect((await read()).version).toBe(2)
})
