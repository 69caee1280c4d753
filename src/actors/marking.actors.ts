import { fromPromise } from 'xstate'
import { acceptAnswer, overrideScore, reviewAnswer } from '#contract/review.ts'
import { getSession, type PastSession } from '#contract/sessions.ts'
import type { MarkResult, MarkWish, PreviewResult } from '#machines/marking/marking.machine.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'
import { readChanges } from './session-changes.ts'

type SaveInput = { sessionId: number; wish: MarkWish | null }

/** The calls of a teacher's marks. `places` tells which asked question of the session a place is. */
export function createMarkingActors(api: Api, places: readonly { question_set_index: number; question_index: number }[]) {
  return {
    saveMark: fromPromise<MarkResult, SaveInput>(async ({ input: { sessionId, wish }, signal }) => {
      if (wish === null) throw new Error('nothing is wished')
      const params = { id: sessionId }
      const sentence = await refusalOf(() => save(params, wish))
      if (sentence !== null) return { ok: false, sentence }
      const [session, changes] = await Promise.all([readSession(api, sessionId, signal), readChanges(api, sessionId, signal)])
      return { ok: true, session, changes }
    }),
    countRegraded: fromPromise<PreviewResult, { wish: MarkWish | null }>(async ({ input: { wish }, signal }) => {
      if (wish?.kind !== 'accept') throw new Error('nothing is to be counted')
      let regraded = 0
      const sentence = await refusalOf(async () => {
        const body = { answer: wish.answer, message_id: wish.messageId, preview: true }
        regraded = (await api.send(acceptAnswer, { params: { id: wish.questionId }, body, signal })).regraded
      })
      return sentence === null ? { ok: true, regraded } : { ok: false, sentence }
    }),
  }

  async function save(params: { id: number }, wish: MarkWish): Promise<unknown> {
    switch (wish.kind) {
      case 'score': {
        const asked = places[wish.place]
        if (asked === undefined) throw new Error('no such question')
        const place = { question_set_index: asked.question_set_index, question_index: asked.question_index }
        return api.send(overrideScore, { params, body: { ...place, score: wish.score, ...(wish.reason.trim() === '' ? {} : { reason: wish.reason }) } })
      }
      case 'quality':
        return api.send(reviewAnswer, { params: { message_id: wish.messageId }, body: { quality: wish.quality } })
      case 'accept':
        return api.send(acceptAnswer, { params: { id: wish.questionId }, body: { answer: wish.answer, message_id: wish.messageId } })
    }
  }
}

function readSession(api: Api, id: number, signal: AbortSignal): Promise<PastSession> {
  return api.send(getSession, { params: { id }, signal })
}

/** What the server says against a call; null when it did it. Throws when nobody answered. */
async function refusalOf(call: () => Promise<unknown>): Promise<string | null> {
  try {
    await call()
    return null
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind !== 'refused') throw error
    if (failure.status === 404 || failure.status === 403) return 'Only whoever owns the question, and looks after the student, can do that.'
    return failure.body.issues?.[0]?.message ?? failure.body.error
  }
}
