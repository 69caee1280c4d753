import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'
import { replayWalk } from '#tests/support/replay-walk.ts'
import { walkAccentSession } from '#tests/support/walks/accent-session.ts'
import { createSpeaker } from './speaker.ts'

const walks = [
  { what: 'trying, reading and losing the line', leftOut: ['exit.requested'] },
  {
    what: 'leaving',
    leftOut: [
      'check.requested',
      'listen.requested',
      'play.requested',
      'hush.requested',
      'soundRetry.requested',
      'takeRetry.requested',
      'speed.chosen',
      'tab.woke',
      'line.lost',
      'next.requested',
      'skip.requested',
      'defer.requested',
      'take.discarded',
    ],
  },
]

test('on every path the microphone opens only on a click, takes are counted once, and none that was recorded is lost', async () => {
  const neverTaken: string[][] = []
  const neverReached: string[][] = []
  const speaker = createSpeaker()
  for (const { what, leftOut } of walks) {
    const shown = await replayWalk(walkAccentSession(leftOut), speaker.check, { replace: speaker.actors })
    told(`accentSession, ${what}`, shown)
    neverTaken.push(shown.neverTaken)
    neverReached.push(shown.neverReached)
  }
  const left = { neverTaken: inEach(neverTaken), neverReached: inEach(neverReached) }
  expect({ wrongs: speaker.wrongs(), ...left }).toEqual({ wrongs: [], neverTaken: [], neverReached: [] })
})

/** What stands in every one of these lists. */
function inEach([first = [], ...others]: string[][]): string[] {
  return first.filter((one) => others.every((other) => other.includes(one)))
}
