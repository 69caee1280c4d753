import { fromPromise } from 'xstate'
import { acceptAnswer, overrideScore, reviewAnswer, reviewAnswers, type StandingMark } from '#contract/review/review.ts'
import { getSession, type PastSession } from '#contract/sessions/sessions.ts'
import type { MarkResult, MarkToSave, MarkWish, PreviewResult } from '#machines/review/marking/marking.machine.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'
import { newerMarkIn } from './newer-mark.ts'
import { readChanges } from '#src/actors/sessions/session-changes.ts'

/** The calls of a teacher's marks. `places` tells which asked question of the session a place is. */
export function createMarkingActors(api: Api, places: readonly { question_set_index: number; question_index: number }[]) {
  return {
    saveMark: fromPromise<MarkResult, MarkToSave>(async ({ input: { sessionId, wish, version }, signal }) => {
      if (wish === null) throw new Error('nothing is wished')
      const params = { id: sessionId }
      const refusal = await refusalOf(() => save(params, wish, version === undefined ? {} : { version }))
      if (refusal !== null && refusal.mark === null) return { ok: false, sentence: refusal.sentence }
      const [session, changes] = await Promise.all([readSession(api, sessionId, signal), readChanges(api, sessionId, signal)])
      if (refusal?.mark) return { ok: false, sentence: refusal.sentence, newer: { mark: refusal.mark, session, changes } }
      return { ok: true, session, changes }
    }),
    countRegraded: fromPromise<PreviewResult, { wish: MarkWish | null }>(async ({ input: { wish }, signal }) => {
      if (wish?.kind !== 'accept') throw new Error('nothing is to be counted')
      let regraded = 0
      const refusal = await refusalOf(async () => {
        const body = { answer: wish.answer, message_id: wish.messageId, preview: true }
        regraded = (await api.send(acceptAnswer, { params: { id: wish.questionId }, body, signal })).regraded
      })
      return refusal === null ? { ok: true, regraded } : { ok: false, sentence: refusal.sentence }
    }),
  }

  async function save(params: { id: number }, wish: MarkWish, from: { version?: number }): Promise<unknown> {
    switch (wish.kind) {
      case 'score': {
        const asked = places[wish.place]
        if (asked === undefined) throw new Error('no such question')
        const place = { question_set_index: asked.question_set_index, question_index: asked.question_index }
        return api.send(overrideScore, { params, body: { ...place, ...from, points: wish.score, ...(wish.reason.trim() === '' ? {} : { reason: wish.reason }) } })
      }
      case 'quality':
        if (wish.quality === null) {
          const held = { message_id: wish.messageId, version: from.version ?? 0 }
          return api.send(reviewAnswers, { body: { quality: null, answers: [held] } })
        }
        return api.send(reviewAnswer, { params: { message_id: wish.messageId }, body: { ...from, quality: wish.quality } })
      case 'accept':
        return api.send(acceptAnswer, { params: { id: wish.questionId }, body: { answer: wish.answer, message_id: wish.messageId } })
    }
  }
}

function readSession(api: Api, id: number, signal: AbortSignal): Promise<PastSession> {
  return api.send(getSession, { params: { id }, signal })
}

/** What the server says against a call, with the mark it did not know of where there is one; null when it did it. Throws when nobody answered. */
async function refusalOf(call: () => Promise<unknown>): Promise<{ sentence: string; mark: StandingMark | null } | null> {
  try {
    await call()
    return null
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind !== 'refused') throw error
    const hasNoRight = failure.status === 404 || failure.status === 403
    if (hasNoRight) return { sentence: 'Only whoever owns the question, and looks after the student, can do that.', mark: null }
    return { sentence: failure.body.issues?.[0]?.message ?? failure.body.error, mark: newerMarkIn(failure.body) }
  }
}
