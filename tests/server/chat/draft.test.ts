import { expect, test } from 'vitest'
import { saveDraft, startChat } from '#contract/chat/chat-sessions.ts'
import { getSession } from '#contract/sessions/sessions.ts'
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

test('a text that was held up does not replace one typed later elsewhere', async () => {
  const { room, play, resumed } = await typing()
  const keep = (text: string, typed_at: string) =>
    room.app.request(saveDraft, { as: room.student, body: { session_id: play.session_id, state_token: play.token(), text, typed_at } })
  await keep('later', '2026-11-20T11:59:30.000Z')
  await keep('held up', '2026-11-20T11:59:00.000Z')
  expect(await resumed()).toEqual({ text: 'later', typed_at: '2026-11-20T11:59:30.000Z' })
  await keep('from a fast clock', '2026-11-20T13:00:00.000Z')
  expect(await resumed()).toEqual({ text: 'from a fast clock', typed_at: '2026-11-20T12:00:00.000Z' })
})
