import { expect, test } from 'vitest'
import { replayWalks } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { accentSessionWalks } from '#tests/support/walks/accent/accent-session.ts'
import { createSpeaker } from './speaker.ts'

test('on every path the microphone opens only on a click, takes are counted once, and none that was recorded is lost', async () => {
  const speaker = createSpeaker()
  const shown = await replayWalks(accentSessionWalks(), speaker.check, { replace: speaker.actors })
  told('accentSession', shown)
  expect({ ...shown, wrongs: speaker.wrongs() }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
