import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { listReviewQueue, listSessionChanges, overrideScore, reviewAnswer, StandingMark } from '#contract/review/review.ts'
import { getSession } from '#contract/sessions/sessions.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import type { Person } from '#tests/support/school/people.ts'

const place = { question_set_index: 0, question_index: 0 }

/** One question of 10 points, whose answer waits for its teacher and for an administrator. */
async function withWaiting() {
  const room = await createClassroom({ asked: [{ title: 'Why', prompt: 'Why is it so?' }] })
  const colleague = await room.app.seedAdmin()
  const play = await room.start()
  for (const turn of ['pending', 'next']) await play.turn(turn)
  const [waiting] = (await room.app.request(listReviewQueue, { as: room.teacher })).results
  const params = { id: play.session_id }
  const judgement = (as: Person, body: { quality?: 0 | 0.25 | 0.5 | 0.75 | 1; points?: number; version?: number }) => {
    return { as, params: { message_id: waiting?.message_id ?? 0 }, body }
  }
  const mark = (as: Person, body: { points?: number | null; score?: number | null; version?: number; reason?: string }) => {
    return { as, params, body: { ...place, ...body } }
  }
  const stands = async () => {
    const [question] = (await room.app.request(getSession, { as: room.teacher, params })).chat_sessions
    return [question?.score, question?.mark_version]
  }
  const refused = async (sent: Promise<{ status: number; code: string; error: string; current?: unknown }>) => {
    const { status, code, error, current } = await sent
    return { status, code, error, current: v.parse(StandingMark, current) }
  }
  return { ...room, colleague, waiting, params, judgement, mark, stands, refused }
}

describe('a mark made from an older one', () => {
  test('is refused with the mark that stands, and taken once it names that one', async () => {
    const room = await withWaiting()
    expect([room.waiting?.version, await room.stands()]).toEqual([0, [0, 0]])
    await room.app.request(overrideScore, room.mark(room.colleague, { points: 7.5, version: 0 }))
    const refusal = await room.refused(room.app.refused(overrideScore, room.mark(room.teacher, { points: 0, version: 0 })))
    expect(refusal).toEqual({
      status: 409,
      code: 'stale_version',
      error: `${room.colleague.name} gave 7.5 of 10 in the meantime.`,
      current: { points: 7.5, points_possible: 10, by: room.colleague.name, is_own: false, at: '2026-11-20T12:00:00.000Z', version: 1 },
    })
    expect(await room.stands()).toEqual([7.5, 1])
    await room.app.request(overrideScore, room.mark(room.teacher, { points: 9, version: refusal.current.version }))
    expect(await room.stands()).toEqual([9, 2])
  })

  test('is refused to the same person in another place too, and taken when it is the same mark sent again', async () => {
    const room = await withWaiting()
    await room.app.request(overrideScore, room.mark(room.teacher, { points: 7.5, version: 0 }))
    const { error, current } = await room.refused(room.app.refused(overrideScore, room.mark(room.teacher, { points: 0, version: 0 })))
    expect([error, current.is_own]).toEqual(['You gave 7.5 of 10 in another tab or on another device.', true])
    await room.app.request(overrideScore, room.mark(room.teacher, { points: 7.5, version: 0 }))
    expect(await room.stands()).toEqual([7.5, 1])
  })

  test('is refused when it brings another reason, and taken back once however often that is sent', async () => {
    const room = await withWaiting()
    const set = { points: 7.5, version: 0, reason: 'The idea is there.' }
    for (const again of [set, set]) await room.app.request(overrideScore, room.mark(room.teacher, again))
    const refusal = await room.refused(room.app.refused(overrideScore, room.mark(room.teacher, { ...set, reason: 'Half of it is there.' })))
    expect([refusal.error, await room.stands()]).toEqual(['You gave 7.5 of 10 in another tab or on another device.', [7.5, 1]])
    for (const again of [null, null]) await room.app.request(overrideScore, room.mark(room.teacher, { points: again, version: 1 }))
    expect(await room.stands()).toEqual([0, 2])
  })

  test('is counted and noted once when the same judgement is sent again', async () => {
    const room = await withWaiting()
    const answers = [
      await room.app.request(reviewAnswer, room.judgement(room.teacher, { quality: 0.5, version: 0 })),
      await room.app.request(reviewAnswer, room.judgement(room.teacher, { quality: 0.5, version: 0 })),
    ]
    expect([answers[1], answers[0]?.version, await room.stands()]).toEqual([answers[0], 1, [5, 1]])
    expect((await room.app.request(listSessionChanges, { as: room.teacher, params: room.params })).results.length).toEqual(1)
  })

  test('is refused as a judgement of what was set by hand or judged, and takes its place once it was seen', async () => {
    const room = await withWaiting()
    await room.app.request(overrideScore, room.mark(room.colleague, { points: 7.5, reason: 'The idea is there.' }))
    const refusal = await room.refused(room.app.refused(reviewAnswer, room.judgement(room.teacher, { quality: 1, version: 0 })))
    expect([refusal.error, refusal.current.version]).toEqual([`${room.colleague.name} gave 7.5 of 10 in the meantime.`, 1])
    const judged = await room.app.request(reviewAnswer, room.judgement(room.teacher, { quality: 1, version: 1 }))
    expect([judged.score, judged.version, await room.stands()]).toEqual([10, 2, [10, 2]])
    const [question] = (await room.app.request(getSession, { as: room.student, params: room.params })).chat_sessions
    expect([question?.overridden, question?.override_reason, question?.mark_version]).toEqual([undefined, undefined, undefined])
    const later = await room.refused(room.app.refused(reviewAnswer, room.judgement(room.colleague, { quality: 0.5, version: 1 })))
    expect([later.error, later.current.points]).toEqual([`${room.teacher.name} gave 10 of 10 in the meantime.`, 10])
    await room.app.request(reviewAnswer, room.judgement(room.colleague, { quality: 0.5, version: 2 }))
    const { results } = await room.app.request(listSessionChanges, { as: room.teacher, params: room.params })
    expect(results.map(({ kind, by, from, to }) => [kind, by, from, to])).toEqual([
      ['judged', room.colleague.name, 10, 5],
      ['judged', room.teacher.name, 7.5, 10],
      ['set', room.colleague.name, 0, 7.5],
    ])
  })

  test('of several at once is taken of one, and each other one is shown it', async () => {
    const room = await withWaiting()
    const points = [1, 2, 3, 4]
    const sent = await Promise.all([
      ...points.map((one) => room.app.send(overrideScore, room.mark(room.teacher, { points: one, version: 0 }))),
      ...[0.25, 0.5, 0.75].map((one) => room.app.send(reviewAnswer, room.judgement(room.colleague, { points: one * 10, version: 0 }))),
    ])
    const [score, version] = await room.stands()
    const refused = sent.filter(({ status }) => status === 409)
    const bodies = await Promise.all(refused.map(async (one) => v.parse(v.object({ current: StandingMark }), await one.json())))
    expect([sent.filter(({ status }) => status === 200).length, bodies.length, version]).toEqual([1, 6, 1])
    expect(new Set(bodies.map(({ current }) => current.points))).toEqual(new Set([score]))
  })

  test('without a version comes as it did before', async () => {
    const room = await withWaiting()
    await room.app.request(reviewAnswer, room.judgement(room.teacher, { quality: 0.5 }))
    await room.app.request(reviewAnswer, room.judgement(room.teacher, { quality: 1 }))
    await room.app.request(overrideScore, room.mark(room.colleague, { score: 3 }))
    expect((await room.app.refused(reviewAnswer, room.judgement(room.teacher, { quality: 1 }))).error).toBe('The score of this question was set by hand.')
    await room.app.request(overrideScore, room.mark(room.teacher, { score: null }))
    expect(await room.stands()).toEqual([10, 4])
  })
})

describe('points', () => {
  test('say the same as a share or a score', async () => {
    const room = await withWaiting()
    expect((await room.app.request(reviewAnswer, room.judgement(room.teacher, { points: 8.5 }))).score).toBe(8.5)
    await room.app.request(overrideScore, room.mark(room.teacher, { points: 4 }))
    expect(await room.stands()).toEqual([4, 2])
    await room.app.request(overrideScore, room.mark(room.teacher, { points: null }))
    expect(await room.stands()).toEqual([8.5, 3])
  })

  test('are refused above those of the question, and beside another word for them', async () => {
    const room = await withWaiting()
    const above = await room.app.refused(reviewAnswer, room.judgement(room.teacher, { points: 10.5 }))
    const twice = await room.app.refused(reviewAnswer, room.judgement(room.teacher, { points: 5, quality: 0.5 }))
    const none = await room.app.refused(overrideScore, room.mark(room.teacher, {}))
    const set = await room.app.refused(overrideScore, room.mark(room.teacher, { points: 11 }))
    expect([above, twice, none, set].map(({ status, field, issues }) => [status, field, issues?.[0]?.message])).toEqual([
      [422, 'points', 'This question is worth 10 points.'],
      [422, undefined, 'Give either `quality` or `points`'],
      [422, undefined, 'Give either `points` or `score`'],
      [422, 'points', 'This question is worth 10 points.'],
    ])
  })
})
