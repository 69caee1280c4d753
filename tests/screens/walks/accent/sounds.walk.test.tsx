import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { expect, test } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { OwnTakeActorRef } from '#machines/accent/own-take/own-take.machine.ts'
import { isSameOwnTake, ownTakeFacts } from '#machines/accent/own-take/own-take.selectors.ts'
import type { PlaybackActorRef, PlaybackEvent } from '#machines/accent/playback/playback.machine.ts'
import { isSamePlace, isSamePlayback, playbackFacts, playedPlace } from '#machines/accent/playback/playback.selectors.ts'
import { type RecorderActorRef, type RecorderEvent, recorderMachine } from '#machines/accent/recorder/recorder.machine.ts'
import { isSameRecording, recorderFacts } from '#machines/accent/recorder/recorder.selectors.ts'
import { liveOf } from '#src/app/shell/live-of.ts'
import type { CheckView } from '#src/screens/accent/accent-props.ts'
import { AccentScreen } from '#src/screens/accent/accent-screen.tsx'
import { exampleOwn, exampleScored, exampleSounds, exampleView, idleAccent } from '#src/screens/accent/example-accent.ts'
import { MicCheck } from '#src/screens/accent/take/mic-check.tsx'
import { StoredTake } from '#src/screens/accent/take/stored-take.tsx'
import { exampleNow } from '#src/screens/assignments/student/example-assignments.ts'
import { aRecording } from '#tests/support/school/accent-agents.ts'
import { both, busy, either, type Gesture, press, reads, readsNot, type View, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { walkMachine } from '#tests/support/walking/walk.ts'
import { ownTakeWalk } from '#tests/support/walks/accent/own-take.ts'
import { playbackWalk } from '#tests/support/walks/accent/playback.ts'

const own = { wav: new Uint8Array(44) }

test('the take of an earlier visit is waited for, there, gone, or asked for again', async () => {
  function Take({ take }: { take: OwnTakeActorRef }) {
    const stored = useSelector(take, ownTakeFacts, isSameOwnTake)
    return <StoredTake view={exampleView({ take: 'feedback' })} stored={stored} onRetryTake={() => take.send({ type: 'retry.requested' })} />
  }
  const shown = await walkScreen({
    walk: ownTakeWalk,
    mount: ({ actor }) => <Take take={actor} />,
    gestures: { 'retry.requested': press('Try again') },
    views: {
      'ownTake.fetching': reads('Loading your recording...'),
      'ownTake.failed': reads('Your recording could not be loaded.', 'Try again'),
      'ownTake.loaded': reads('Your recording can be played'),
      'ownTake.absent': reads('Your scores stay.'),
    },
  })
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 4, withoutView: [], unoffered: [], wrongs: [] })
})

/** What a recorder is told by its microphone. */
type Told = Exclude<RecorderEvent['type'], 'microphone.chosen' | 'stop.requested' | 'cancel.requested'>

test('trying the microphone shows every moment of a recording and lets it be stopped, given up and made by another microphone', async () => {
  function Trial({ recorder }: { recorder: RecorderActorRef }) {
    const step = useSelector(recorder, stepOf)
    const live = useMemo(() => liveOf(recorder, recorderFacts, isSameRecording), [recorder])
    const check: CheckView = { mode: 'micCheck', step, loudness: 'good', refusal: null, problem: 'The recording did not work.' }
    return (
      <MicCheck
        {...idleAccent}
        view={check}
        sounds={{ ...exampleSounds(), recorder: live }}
        onStop={() => recorder.send({ type: 'stop.requested' })}
        onCancelRecording={() => recorder.send({ type: 'cancel.requested' })}
        onChooseMicrophone={(deviceId) => recorder.send({ type: 'microphone.chosen', deviceId })}
      />
    )
  }
  const microphones = [
    { id: 'desk', label: 'Desk' },
    { id: 'head', label: 'Headset' },
  ]
  const shown = await walkScreen({
    walk: walkMachine(recorderMachine, {
      input: { deviceId: null, expectedMs: 2_000 },
      events: [
        { type: 'microphone.granted', deviceId: 'desk', microphones },
        { type: 'microphone.chosen', deviceId: 'head' },
        { type: 'microphone.refused', reason: 'denied' },
        { type: 'level.measured', peak: 0.4, rms: 0.1, elapsedMs: 50 },
        { type: 'take.captured', recording: aRecording },
      ],
      limit: 60,
    }),
    mount: ({ actor }) => <Trial recorder={actor} />,
    gestures: {
      'microphone.chosen': chooseMicrophone,
      'stop.requested': press('Stop'),
      'cancel.requested': press('Cancel'),
    } satisfies Record<Exclude<RecorderEvent['type'], Told>, Gesture>,
    views: {
      'recorder.open.asking': both(reads('Your browser is asking for the microphone: allow it.', 'Cancel'), readsNot('Level')),
      'recorder.open.capturing': reads('Say:', 'Level', 'Stop'),
      'recorder.open.encoding': reads('Say:', 'Stop'),
      'recorder.captured': reads('We heard you well.', 'Play what you said', 'Check again'),
      'recorder.refused': reads('The recording did not work.', 'Try again'),
      'recorder.failed': reads('The recording did not work.', 'Try again'),
      'recorder.ended': reads('Say a few words and hear yourself.', 'Check microphone'),
    },
  })
  expect({ ...shown, seen: shown.seen.length }).toEqual({
    ...shown,
    seen: 7,
    withoutView: [],
    // Before the first microphone is granted none is known, and an open one is stopped, not given up.
    unoffered: ['cancel.requested at open', 'microphone.chosen at recorder.open.asking'],
    wrongs: [],
  })
})

/** What the playing is told by the player and by what fetches the reading. */
type Heard = 'sound.ended' | 'sound.failed' | 'position.reached' | 'reading.loaded'

test('what is heard around a script shows every moment of it, and every sound can be stopped or tried again', async () => {
  function Reading({ playback }: { playback: PlaybackActorRef }) {
    const facts = useSelector(playback, playbackFacts, isSamePlayback)
    const played = useMemo(() => liveOf(playback, playedPlace, isSamePlace), [playback])
    const view = exampleView({ session: exampleScored(), take: 'feedback', own, picture: exampleOwn(), canGoOn: true, canDefer: false })
    return (
      <AccentScreen
        {...idleAccent}
        view={view}
        time={null}
        sounds={{ ...exampleSounds(), playback: facts, played }}
        now={exampleNow}
        timeZone="America/New_York"
        onListen={() => playback.send({ type: 'listen.requested' })}
        onHush={() => playback.send({ type: 'hush.requested' })}
        onRetrySound={() => playback.send({ type: 'retry.requested' })}
        onChooseSpeed={(speed) => playback.send({ type: 'speed.chosen', speed })}
        onPlayOwn={() => playback.send({ type: 'play.requested', heard: 'own', repeats: false, tracks: [{ sound: own, rate: 1, fromMs: 0, toMs: null }] })}
        onPlayWord={() =>
          playback.send({
            type: 'play.requested',
            heard: 'word',
            repeats: true,
            tracks: [{ sound: { url: playback.getSnapshot().context.reading?.base_audio_url ?? '' }, rate: 1, fromMs: 0, toMs: 100 }],
          })
        }
      />
    )
  }
  const unmade = 'The model reading could not be made.'
  const unplayed = 'This sound could not be played.'
  const isWell = readsNot(unmade, unplayed)
  const shown = await walkScreen({
    walk: playbackWalk,
    mount: ({ actor }) => <Reading playback={actor} />,
    gestures: {
      'listen.requested': press('Listen'),
      'play.requested': (page, event) => (event['heard'] === 'own' ? press('Play yours')(page) : repeatWord(page)),
      'hush.requested': either(press('Stop listening'), press('Stop playing'), press('Stop repeating')),
      'retry.requested': press('Try again'),
      'speed.chosen': chooseSlower,
    } satisfies Record<Exclude<PlaybackEvent['type'], Heard>, Gesture>,
    views: {
      'playback.generatingAudio': both(isWell, busy('Preparing...')),
      'playback.generateFailed': reads(unmade, 'Try again'),
      'playback.silent': both(isWell, readsNot('Stop listening', 'Stop playing', 'Stop repeating')),
      'playback.listening.waiting': both(isWell, reads('Stop listening')),
      'playback.listening.sounding': both(isWell, reads('Stop listening')),
      'playback.playing': both(isWell, playsOrRepeats),
      'playback.renewingAudio': both(isWell, busy('Preparing...')),
      playFailed: reads(unplayed, 'Try again'),
    },
  })
  expect({ ...shown, seen: shown.seen.length }).toEqual({
    ...shown,
    seen: 8,
    withoutView: [],
    // Where nothing sounds nothing is stopped, what was never read is not listened to, and the button of what sounds stops it.
    unoffered: ['hush.requested at playFailed', 'hush.requested at playback.renewingAudio', 'listen.requested at playFailed', 'play.requested at playback.playing'],
    wrongs: [],
  })
})

/** How the trial of the microphone stands, by its recording alone. */
function stepOf(moment: AnyMachineSnapshot): CheckView['step'] {
  if (moment.matches('captured')) return 'heard'
  if (moment.matches('ended')) return 'offered'
  return moment.matches('refused') || moment.matches('failed') ? 'refused' : 'listening'
}

function chooseMicrophone(page: HTMLElement, { deviceId }: AnyEventObject): boolean {
  const list = page.querySelector('select')
  if (list === null) return false
  list.value = deviceId
  list.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

function chooseSlower(page: HTMLElement): boolean {
  const speed = page.querySelector<HTMLInputElement>('input[value="0.8"]')
  speed?.click()
  return speed !== null
}

/** Chooses a word of the script and has it repeated. */
function repeatWord(page: HTMLElement): boolean {
  return press('weather')(page) && press('Repeat')(page)
}

function playsOrRepeats(page: HTMLElement, moment: Parameters<View>[1]): string | null {
  return reads(moment.context.repeats === true ? 'Stop repeating' : 'Stop playing')(page, moment)
}
