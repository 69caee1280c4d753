import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { freeUsername } from '#src/actors/classroom/classroom.forms.ts'
import { createQuestionDraftActors } from '#src/actors/questions/question-draft.actors.ts'
import { failureOf } from '#src/api/failure.ts'
import { apiWith, json } from '#tests/api/fake-server.ts'

/** A server that is away, and how many calls to it somebody waits for. */
function serverAway() {
  let waitedFor = 0
  const begin = () => {
    waitedFor += 1
    return () => undefined
  }
  const calls = { begin, watch: () => () => undefined, giveUp: () => undefined, isBusy: () => false, hear: () => undefined, listen: () => undefined }
  const { api, heard } = apiWith(() => json({ error: 'Try later.', code: 'database_unavailable' }, 503), { calls })
  return { api, counts: () => ({ made: heard.length, waitedFor }) }
}

test('a prompt is looked over while it is typed, and nobody waits for that', async () => {
  const { api, counts } = serverAway()
  const { lookOver } = createQuestionDraftActors({ api, drafts: { read: () => null, keep: () => 0, drop: () => undefined } })
  const look = createActor(lookOver, { input: { prompt: 'What is 2 + 2?', type: 'FREE_FORM', subject: 'Math', samples: [], strictness: 'moderate', variation: 0 } })
  const ended = toPromise(look).catch(failureOf)
  look.start()
  expect([await ended, counts()]).toEqual([{ kind: 'refused', status: 503, body: { error: 'Try later.', code: 'database_unavailable' } }, { made: 1, waitedFor: 0 }])
})

test('a free username is asked for while a student is typed, and nobody waits for that', async () => {
  const { api, counts } = serverAway()
  expect([await freeUsername(api, 'Ana Ruiz'), counts()]).toEqual(['anaruiz', { made: 1, waitedFor: 0 }])
})
