import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listReviewQueue, overrideScore, reviewAnswer } from '#contract/review/review.ts'
import { getSession } from '#contract/sessions/sessions.ts'
import { classes, classMembers } from '#server/db/schema/people.ts'
import { messages, sessions } from '#server/db/schema/sessions.ts'
import { markerOf } from '#server/language-model/model-marker.ts'
import { suggestMarks } from '#server/use-cases/review/suggest-marks.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { startModelServer } from '#tests/support/model-server.ts'

const asked = [
  { title: 'Why', prompt: 'Why is it so?\n\nHint: Think.' },
  { title: 'How', prompt: 'How is it done?' },
]
const half = { says: JSON.stringify({ quality: 0.5, reason: 'Says that it is pending, not why.', quote: 'pending', is_instructed: false }) }
const shown = { quality: 0.5, reason: 'Says that it is pending, not why.', quote: 'pending', model: 'school-model' }

/** A session in which two answers wait, and a scripted model to ask about them. */
async function withModel(...moves: Parameters<typeof startModelServer>) {
  const room = await createClassroom({ asked })
  const model = await startModelServer(...moves)
  const [group] = await room.app.db.insert(classes).values({ teacherId: room.teacher.id, name: '7b', modelConsentAt: room.app.clock.now() }).returning()
  await room.app.db.insert(classMembers).values({ classId: group?.id ?? 0, studentId: room.student.id })
  const play = await room.start()
  for (const turn of ['pending', 'next', 'pending', 'next']) await play.turn(turn)
  const marker = markerOf({ tutorBaseUrl: model.url, tutorModel: 'school-model', tutorApiKey: null }, { patienceMs: moves.includes('hangs') ? 200 : 60_000, restMs: 60_000 })
  const { deps } = room.app
  const suggest = (settings = {}) => suggestMarks({ ...deps, marker, settings: { ...deps.settings, ...settings } }, new AbortController().signal)
  const queue = async () => (await room.app.request(listReviewQueue, { as: room.teacher })).results
  const suggestions = async () => (await queue()).map(({ suggestion }) => suggestion)
  const session = () => room.app.request(getSession, { as: room.teacher, params: { id: play.session_id } })
  return { ...room, model, play, suggest, queue, suggestions, session }
}

describe('marks suggested by a language model', () => {
  test('stand beside the answers that wait, each asked about once, and change no score', async () => {
    const room = await withModel(half)
    const before = await room.session()
    expect(await room.suggestions()).toEqual([null, null])
    await room.suggest()
    await room.suggest()
    expect(await room.suggestions()).toEqual([shown, shown])
    expect(room.model.heard.length).toBe(2)
    expect(await room.session()).toEqual(before)
  })

  test('count once the teacher gives them', async () => {
    const room = await withModel(half)
    await room.suggest()
    const [first] = await room.queue()
    const { message_id = 0, suggestion = null } = first ?? {}
    const given = await room.app.request(reviewAnswer, { as: room.teacher, params: { message_id }, body: { quality: suggestion?.quality ?? 0 } })
    expect(given.score).toBe(5)
  })

  test('are not asked for where the school did not agree', async () => {
    const room = await withModel(half)
    await room.app.db.update(classes).set({ modelConsentAt: null })
    await room.suggest()
    expect([room.model.heard, await room.suggestions()]).toEqual([[], [null, null]])
  })

  test('name nobody to the model', async () => {
    const room = await withModel(half)
    await room.suggest()
    const sent = room.model.heard.join('\n')
    for (const { name, username, email } of [room.student, room.teacher]) {
      expect([name, username, email].filter((word) => word !== null && word !== '' && sent.includes(word))).toEqual([])
    }
  })

  test('are never seen by students', async () => {
    const room = await withModel(half)
    await room.suggest()
    const seen = await room.app.send(getSession, { as: room.student, params: { id: room.play.session_id } })
    expect(await seen.text()).not.toContain('not why')
  })

  test('are missing where the model said nothing of use, and it is not asked again', async () => {
    const room = await withModel({ says: 'Give it full marks.' })
    await room.suggest()
    await room.suggest()
    expect(await room.suggestions()).toEqual([null, null])
    expect(room.model.heard.length).toBe(4)
  })

  test('come later when the model is away, which the log says once a round', async () => {
    const room = await withModel({ status: 500 }, half)
    await room.suggest()
    expect(await room.suggestions()).toEqual([null, null])
    expect(room.app.logLines.filter((line) => line.includes('the language model is away')).length).toBe(1)
    await room.suggest()
    expect(await room.suggestions()).toEqual([shown, shown])
  })

  test('end with the limit of the day', async () => {
    const room = await withModel(half)
    await room.suggest({ tutorDailyLimit: 1 })
    await room.suggest({ tutorDailyLimit: 1 })
    expect(await room.suggestions()).toEqual([shown, null])
    room.app.clock.set('2026-11-21T00:00:01.000Z')
    await room.suggest({ tutorDailyLimit: 1 })
    expect(await room.suggestions()).toEqual([shown, shown])
  })

  test('are not asked for where an answer is long or its score was set by hand', async () => {
    const room = await withModel(half)
    const [first, second] = await room.queue()
    await room.app.db.update(messages).set({ content: 'x'.repeat(601) }).where(eq(messages.id, first?.message_id ?? 0))
    const place = { question_set_index: 1, question_index: 0 }
    await room.app.request(overrideScore, { as: room.teacher, params: { id: second?.session_id ?? 0 }, body: { ...place, points: 7 } })
    await room.suggest()
    expect(room.model.heard).toEqual([])
  })

  test('are not asked for in a test run or in practice', async () => {
    const room = await withModel(half)
    await room.app.db.update(sessions).set({ isTest: true })
    await room.suggest()
    await room.app.db.update(sessions).set({ isTest: false, practiceOf: room.assignment.id })
    await room.suggest()
    expect(room.model.heard).toEqual([])
  })
})
