import { expect, test } from 'vitest'
import { saveDraft, startChat } from '#contract/chat-sessions.ts'
import { getSession } from '#contract/sessions.ts'
import { createClassroom } from './classroom.ts'

const asked = [{ title: 'One', prompt: 'One?\n\nAnswer: 1' }]

async function typing() {
  const room = await createClassroom({ asked })
  const play = await room.start()
  const keep = (text: string, state_token = play.token(), as = room.student) =>
    room.app.request(saveDraft, { as, body: { session_id: play.session_id, state_token, text } })
  const resumed = async () => (await room.app.request(startChat, { as: room.student, body: { assignment_id: room.assignment.id } })).agent.draft
  return { room, play, keep, resumed }
}

test('what was typed on one device stands in the box of the next', async () => {
  const { keep, resumed } = await typing()
  expect(await resumed()).toEqual(null)
  await keep('half ty')
  await keep('half typed')
  expect(await resumed()).toEqual({ text: 'half typed', typed_at: '2026-11-20T12:00:00.000Z' })
  await keep('')
  expect(await resumed()).toEqual(null)
})

test('an answer clears it, and a text that comes late for an earlier state is left out', async () => {
  const { play, keep, resumed } = await typing()
  const before = play.token()
  await keep('q0')
  await play.turn('q0')
  expect(await resumed()).toEqual(null)
  await keep('q0 from before', before)
  expect(await resumed()).toEqual(null)
})

test('nobody else can write it, and nobody but its student reads it', async () => {
  const { room, play, keep } = await typing()
  await keep('a private thought')
  for (const as of [room.teacher, await room.app.seedStudent({ teacher: room.teacher })]) {
    const body = { session_id: play.session_id, state_token: play.token(), text: 'x' }
    expect((await room.app.refused(saveDraft, { as, body })).status).toEqual(404)
  }
  const page = await room.app.send(getSession, { as: room.teacher, params: { id: play.session_id } })
  expect([page.status, (await page.text()).includes('private')]).toEqual([200, false])
})
