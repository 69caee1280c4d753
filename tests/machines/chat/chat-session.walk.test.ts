import { expect, test } from 'vitest'
import { told } from '#tests/support/walking/told.ts'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { chatSessionWalk } from '#tests/support/walks/chat/chat-session.ts'
import { createTypist } from './typist.ts'

test('on every path answers are sent one at a time and counted once, and no typed text is lost', async () => {
  const typist = createTypist()
  const shown = await replayWalk(chatSessionWalk, typist.check, { replace: typist.actors })
  told('chatSession', shown)
  expect({ ...shown, wrongs: typist.wrongs() }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
