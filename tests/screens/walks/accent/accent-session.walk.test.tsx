import { expect, test } from 'vitest'
import { assign, createMachine, fromCallback, fromPromise, type AnyActorLogic } from 'xstate'
import type { AccentEvent } from '#machines/accent/accent-session/accent-session.setup.ts'
import { type LoadedTake, type OwnTakeInput, ownTakeMachine } from '#machines/accent/own-take/own-take.machine.ts'
import { type LoadCommand, playbackMachine, type ReadingResult, type ScriptCall } from '#machines/accent/playback/playback.machine.ts'
import type { PlayerCommand, PlayerInput } from '#machines/accent/playback/playback.types.ts'
import { AccentPage } from '#src/app/accent/accent-page.tsx'
import { aLoadedTake, readingOf } from '#tests/support/school/accent-agents.ts'
import type { LiveOptions } from '#tests/support/walking/live.ts'
import { both, busy, either, type Gesture, press, reads, readsNot, type View, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { sessionGestures } from '#tests/support/walking/session-gestures.ts'
import { sessionViews } from '#tests/support/walks/sessions/session-views.ts'
import { walkAccentSession } from '#tests/support/walks/accent/accent-session.ts'

/** What happens to a session without a gesture on its page. */
type Fact = 'picture.drawn' | 'tab.woke' | 'line.lost' | 'line.restored' | 'time.up' | 'session.continuedElsewhere'

const gestures = {
  'check.requested': either(press('Check microphone'), press('Check again'), press('Try again')),
  'begin.requested': either(press('Start'), press('Start without a check')),
  'microphone.chosen': chooseSecond,
  'speed.chosen': clickOn('input[value="0.8"]'),
  'listen.requested': press('Listen'),
  'play.requested': either(press('Play yours'), press('Play what you said'), press('Play your last recording')),
  'hush.requested': press('Stop '),
  'soundRetry.requested': () => false,
  'takeRetry.requested': () => false,
  'record.requested': clickOn('button[aria-label^="Record"]:not([aria-disabled])'),
  'recording.stopped': either(clickOn('button[aria-label^="Stop,"]'), press('Stop')),
  'recording.cancelled': either(press('Cancel'), press('Back')),
  'submit.requested': press('Submit Recording'),
  'take.discarded': press('Delete this recording'),
  'next.requested': either(press('Next Question'), press('Click here to complete your assignment')),
  'skip.requested': press('Skip this one'),
  'defer.requested': press('Do this one last'),
  ...sessionGestures,
} satisfies Record<Exclude<AccentEvent['type'], Fact>, Gesture>

const isLoading = reads('Loading your assignment...')
const isReading = reads('Listening speed')
const microphone = 'Failed to access microphone. Please ensure microphone permissions are enabled.'
const lastTake = 'accentSession.timedOut.lastTake.submitting'
const question = 'accentSession.open.take.question'

const views: Record<string, View> = {
  ...sessionViews('accentSession', { reads, readsNot, both, isShut: isOver }),
  'accentSession.open.exit.confirming': reads('Abandon Assignment?', 'Your teacher can still hear your recordings.', 'Keep working', 'Yes, Abandon'),
  'accentSession.micCheck.offered': reads('Check your microphone', 'Check microphone', 'Start without a check'),
  'accentSession.micCheck.listening': reads('Say:', 'Level', 'Stop', 'Start without a check'),
  'accentSession.micCheck.heard': reads('We heard you well.', 'Play what you said', 'Start'),
  'accentSession.micCheck.refused': reads('Try again', 'Start without a check'),
  'accentSession.open.exit.leaving': both(reads('Abandon Assignment?'), busy('Leaving...')),
  'accentSession.loading.restoring': isLoading,
  [`${question}.resting.ready`]: both(isReading, reads('Submit Recording')),
  [`${question}.resting.recorded`]: reads('Not submitted yet.', 'Delete this recording', 'Play yours'),
  [`${question}.resting.feedback`]: reads('76', 'Clear, with one word to work on.', 'Fluency', 'Next Question', 'See more'),
  [`${question}.resting.unusable`]: reads('We heard sound, but no speech.', 'This one does not count.'),
  [`${question}.resting.micFailed`]: (page, moment) => (moment.context.microphoneRefusal === 'denied' ? reads(microphone, 'Back')(page, moment) : reads('Back')(page, moment)),
  [`${question}.recording.reading`]: reads('Recording stops by itself', 'Level'),
  [`${question}.recording.lastSeconds`]: reads('Level'),
  [`${question}.keeping`]: reads('Saving your recording...'),
  [`${question}.submitting.delivering`]: busy('Submitting...'),
  [`${question}.submitting.waiting`]: reads('Your recording is kept here'),
  [`${question}.nextQuestion`]: busy('Loading...'),
  'accentSession.open.line.offline': reads("You're offline."),
  [`${lastTake}.delivering`]: isOver,
  [`${lastTake}.waiting`]: isOver,
  [`${lastTake}.closing`]: isOver,
  [`${lastTake}.closingLater`]: isOver,
  lastTakeEnded: isOver,
  'accentSession.done': isOver,
}

/** What neither walk takes: facts that change nothing on the page, and a recorder that breaks, which its own walk shows. */
const never = ['picture.drawn', 'tab.woke', 'line.lost', 'hush.requested', 'soundRetry.requested', 'takeRetry.requested', 'xstate.error.actor.recorder']

/**
 * What a session allows and its page leaves out: playing what is not there yet, giving up a recording that can be stopped, and sending
 * again or playing while a notice of two seconds stands.
 */
const leftOutOnPurpose = [
  'play.requested at lastTakeEnded',
  'play.requested at resting',
  'recording.cancelled at accentSession.micCheck.listening',
  'recording.cancelled at accentSession.open.take.question.recording',
  'retry.requested at accentSession.timedOut.lastTake.submitting.closingLater',
  'retry.requested at accentSession.timedOut.lastTake.submitting.waiting',
]

test.each([
  { what: 'reading aloud', leftOut: ['exit.requested'] },
  {
    what: 'leaving',
    leftOut: [
      'record.requested',
      'check.requested',
      'listen.requested',
      'play.requested',
      'speed.chosen',
      'next.requested',
      'skip.requested',
      'submit.requested',
      'defer.requested',
      'take.discarded',
    ],
  },
])('the screen shows every moment of $what and offers every way on', async ({ leftOut }) => {
  const shown = await walkScreen({
    walk: walkAccentSession([...never, ...leftOut]),
    mount: ({ actor }) => <AccentPage session={actor} now={new Date('2026-11-20T15:00:00.000Z')} timeZone="America/New_York" onPractice={() => undefined} />,
    gestures,
    views,
    options: { replace },
  })
  expect({ ...shown, unoffered: [] }).toEqual({ ...shown, unoffered: [], withoutView: [], wrongs: [] })
  expect(shown.unoffered.filter((one) => !leftOutOnPurpose.includes(one))).toEqual([])
})

const reading = readingOf('The harbor was quiet.')
const made: ReadingResult = { ok: true, reading }

/** A clock that stands still, a microphone that hears until the path says how it ends, and a player that never plays on. */
function replace(control: Parameters<NonNullable<LiveOptions['replace']>>[0]): Record<string, AnyActorLogic> {
  const sound = {
    generateAudio: fromPromise<ReadingResult, ScriptCall | null>(() => Promise.resolve(made)),
    loadReading: fromCallback<LoadCommand, undefined>(() => undefined),
    playSounds: fromCallback<PlayerCommand, PlayerInput>(() => undefined),
  }
  return {
    clock: ending(control('clock', () => (output) => output), 'clock', { announcedSeconds: null }),
    recorder: ending(control('recorder', () => (output) => output), 'recorder', {
      level: { peak: 0.4, rms: 0.1 },
      levels: [0.2, 0.4],
      elapsedMs: 1_000,
      microphones: [
        { id: 'door', label: 'Door' },
        { id: 'desk', label: 'Desk' },
      ],
    }),
    playback: playbackMachine.provide({ actors: sound }),
    ownTake: ownTakeMachine.provide({ actors: { fetchTake: fromPromise<LoadedTake | null, OwnTakeInput>(() => Promise.resolve(aLoadedTake)) } }),
  }
}

/** Something that stands still and ends with whatever the path says. */
function ending(call: AnyActorLogic, id: string, standing: object): AnyActorLogic {
  return createMachine({
    id: 'standing',
    context: ({ input }) => ({ ...standing, ...input, output: null }),
    initial: 'open',
    states: {
      open: {
        tags: 'recording',
        invoke: { src: call, id, input: ({ context }) => context, onDone: { target: 'ended', actions: assign({ output: ({ event }) => event.output }) } },
      },
      ended: { type: 'final' },
    },
    output: ({ context }) => context.output,
  })
}

function isOver(page: HTMLElement): string | null {
  return page.querySelector('button[aria-label^="Record"]') === null ? null : 'recording is offered'
}

function clickOn(selector: string): Gesture {
  return (page) => {
    const found = page.querySelector<HTMLElement>(selector)
    found?.click()
    return found !== null
  }
}

function chooseSecond(page: HTMLElement): boolean {
  const list = page.querySelector('select')
  if (list === null) return false
  list.value = 'desk'
  list.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}
