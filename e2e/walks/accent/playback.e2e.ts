import * as v from 'valibot'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { expect } from '#e2e/fixtures.ts'
import { AccentScreen } from '#e2e/screens/accent.screen.ts'
import type { PlaybackEvent } from '#machines/accent/playback/playback.machine.ts'
import { playbackWalk } from '#tests/support/walks/accent/playback.ts'
import type { BrowserGesture, View } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, letThrough, refuse, refuseBy429 } from '#e2e/walks/stage/line.ts'
import { both, either, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { Player } from '#e2e/walks/stage/player.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { answers, ends, press } from '#e2e/walks/stage/playing.ts'
import { openSession, type SessionStage } from '#e2e/walks/stage/session-stage.ts'
import { agreeToVoice, readAloudAs } from '#e2e/walks/stage/student-takes.ts'
import { signInTeacher } from '#e2e/walks/stage/teacher-stage.ts'

type World = SessionStage & { accent: AccentScreen; player: Player }

const OfWord = v.object({ heard: v.literal('word') })

const gestures = {
  'listen.requested': press(/^Listen( Again)?$/),
  'play.requested': async ({ page }, _, event) => {
    if (!v.is(OfWord, event)) return page.getByRole('button', { name: 'Play yours' }).click()
    await page.getByRole('button', { name: /^busy/ }).first().click()
    await page.getByRole('button', { name: 'Repeat', exact: true }).click()
  },
  'hush.requested': press(/^Stop (listening|playing|repeating)$/),
  'speed.chosen': ({ page }) => page.locator('input[value="0.8"]').check({ force: true }),
  'retry.requested': press('Try again'),
  'sound.ended': ({ player }) => player.go(),
  'sound.failed': ({ player }) => player.fail(),
  // Both come beside the playing, by themselves.
  'reading.loaded': null,
  'position.reached': null,
} satisfies Record<PlaybackEvent['type'], BrowserGesture<World>>

const unmade = 'The model reading could not be made. You can record without it.'
const unplayed = 'This sound could not be played.'
const isWell = readsNot(unmade, unplayed)

// Walked as what is heard around a script that was read aloud before, on another device.
walkInBrowser<World>('playback', {
  walks: [playbackWalk],
  callers: { start: isTo('POST', 'accent/start'), generateAudio: isTo('POST', 'accent/generate_audio') },
  open: async (stage) => {
    await agreeToVoice(await signInTeacher(stage))
    await readAloudAs(stage)
    const [accent, player] = [new AccentScreen(stage.page), new Player(stage.page)]
    await player.hold()
    const world = { ...(await openSession(stage, 'accent', [], null)), accent, player }
    await ends<World>('start', letThrough)(world, [])
    await expect(stage.page.getByRole('button', { name: 'Play yours' })).toBeVisible()
    return world
  },
  gestures,
  leftOut: isNotOffered,
  endings: {
    generateAudio: answers('generateAudio', refuse, refuseBy429),
  },
  views: {
    'playback.generatingAudio': both<World>(isWell, isListenOn(false)),
    'playback.generateFailed': both<World>(reads(unmade, 'Try again'), isListenOn(false)),
    'playback.silent': both<World>(isWell, isListenOn(true)),
    'playback.listening.waiting': both<World>(isWell, reads('Stop listening')),
    'playback.listening.sounding': both<World>(isWell, reads('Stop listening')),
    'playback.playing': both<World>(isWell, either<World>(reads('Stop playing'), reads('Stop repeating'))),
    'playback.renewingAudio': both<World>(isWell, readsNot('Stop listening')),
    playFailed: reads(unplayed, 'Try again'),
  },
  played: ['hush.requested', 'speed.chosen', 'sound.ended'],
  turn: async ({ page }) => page.getByText('Show as table').first().evaluate((above) => above.scrollIntoView()),
})

/** What the playing allows at a moment where its page has no control for it: what sounds has a button that stops it. */
function isNotOffered(event: AnyEventObject, before: AnyMachineSnapshot): boolean {
  const { heard, reading } = before.context
  switch (event.type) {
    case 'play.requested':
      return before.matches('playing') && heard === event['heard']
    case 'listen.requested':
      return reading === null
    case 'hush.requested':
      return before.matches('renewingAudio') || before.matches('playFailed')
    // What repeats is never over.
    case 'sound.ended':
      return before.context.repeats === true
    default:
      return false
  }
}

/** Says whether the model reading can be listened to. */
function isListenOn(isWanted: boolean): View<World> {
  return async ({ page }) => {
    const button = page.getByRole('button', { name: /^Listen( Again)?$/ })
    const isOn = (await button.count()) === 1 && (await button.isEnabled())
    return isOn === isWanted ? null : `the model reading can${isOn ? '' : 'not'} be listened to`
  }
}
