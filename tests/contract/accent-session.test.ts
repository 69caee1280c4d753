import { expect, test } from 'vitest'
import { forceEndAccent, generateAudio, skipSpoken, startAccent, submitTake } from '#contract/accent/accent-sessions.ts'
import { createApi } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'
import { createSpokenClassroom } from '#tests/server/accent/classroom.ts'
import { feedbackOf, recordingOf } from '#tests/server/accent/speech.ts'

test('the client speaks a session through: it starts, listens, sends a recording, moves on and gives up', async () => {
  const { app, student, assignment } = await createSpokenClassroom()
  const accessToken = await app.tokenOf(student)
  const api = createApi({
    root: 'http://school.example/api',
    readToken: () => accessToken,
    timeZone: () => 'Europe/Paris',
    fetch: async (input, init) => app.app.request(new Request(input, init)),
  })
  const { agent } = await api.send(startAccent, { body: { assignment_id: assignment.id } })
  const session = { session_id: agent.session_id, state_token: agent.state_token }
  const { base_audio_data } = await api.send(generateAudio, { body: session })
  const sent = { ...session, assignment_id: undefined, file: recordingOf(82), client_attempt_id: 'one' }
  const taken = await api.send(submitTake, { body: sent, idempotencyKey: 'first-take' })
  expect(await api.send(submitTake, { body: sent, idempotencyKey: 'first-take' })).toEqual(taken)
  const moved = await api.send(skipSpoken, { body: { ...session, state_token: taken.agent.state_token } })
  const ended = await api.send(forceEndAccent, { body: { session_id: agent.session_id } })
  expect([base_audio_data.char_timings.length, taken.feedback, moved.message, ended.agent.status]).toEqual([
    'Good morning.'.length,
    feedbackOf(82),
    'A cup of tea.',
    'abandoned',
  ])
  const refused = await api.send(submitTake, { body: { ...session, file: new Blob(['no sound']) } }).catch((error: unknown) => failureOf(error))
  const body = { error: 'Please send a WAV recording.', code: 'wrong_type', field: 'file' }
  expect(refused).toEqual({ kind: 'refused', status: 415, body })
})
