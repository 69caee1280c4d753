import { expect, test } from 'vitest'
import { chime } from '#src/audio/chime.ts'

test.each([
  ['right', true],
  ['partly', true],
  ['not_yet', true],
  ['talk', false],
  ['pending', false],
] as const)('%s is heard: %s; softly, and over in half a second', async (verdict, isHeard) => {
  const seconds = 1
  const context = new OfflineAudioContext(1, 44_100 * seconds, 44_100)
  chime(verdict, Object.assign(context, { close: () => Promise.resolve() }))
  const sound = (await context.startRendering()).getChannelData(0)
  const loudest = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  expect([loudest(sound) > 0.02, loudest(sound) < 0.15, loudest(sound.subarray(sound.length / 2))]).toEqual([isHeard, true, 0])
})
