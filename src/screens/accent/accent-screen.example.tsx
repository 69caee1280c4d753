import type { AccentView } from '#machines/accent/accent-session/accent-session.view.ts'
import type { OwnTakeFacts } from '#machines/accent/own-take/own-take.selectors.ts'
import type { PlaybackFacts } from '#machines/accent/playback/playback.selectors.ts'
import type { RecorderFacts } from '#machines/accent/recorder/recorder.selectors.ts'
import { exampleNow } from '#src/screens/assignments/student/example-assignments.ts'
import { AccentScreen, type AccentScreenProps } from './accent-screen.tsx'
import { exampleAgent, exampleOwn, exampleScored, exampleSounds, exampleUsable, exampleView, idleAccent, noPlayback } from './example-accent.ts'

function show(view: AccentView, rest: Partial<AccentScreenProps> = {}) {
  return () => (
    <AccentScreen
      view={view}
      time={{ direction: 'elapsed', seconds: 136, threshold: null }}
      sounds={exampleSounds()}
      now={exampleNow}
      timeZone="America/New_York"
      {...idleAccent}
      {...rest}
    />
  )
}

const recorder: RecorderFacts = {
  isAsking: false,
  isEnding: false,
  elapsedMs: 1_300,
  rms: 0.12,
  levels: Array.from({ length: 26 }, (_, index) => 0.15 + 0.3 * Math.abs(Math.sin(index * 0.7))),
  microphones: [
    { id: 'a', label: 'Built-in microphone' },
    { id: 'b', label: 'Headset' },
  ],
  deviceId: 'a',
}
const own = { wav: new Uint8Array(44) }
const long = 'When the sun came up over the hill the old farmer walked slowly down to the river, looked at the small boats, and wondered who would go out to fish today.'
const mute = exampleAgent({ script: 'ふねがでます。', current_question_data: { ...exampleAgent().current_question_data, message: 'ふねがでます。', voice: null } })
const unmeasured = { ...exampleUsable, pronunciation: { score: null, tips: [] }, overall: { score: 81, summary: 'An even reading, easy to follow.' } }
const feedback = exampleView({ session: exampleScored(), take: 'feedback', own, picture: exampleOwn(), canGoOn: true, canDefer: false })
const reloaded = { own: null, picture: null }
const stored: OwnTakeFacts = { takeId: null, loaded: null, standing: 'absent' }
const recorded = exampleView({ take: 'recorded', own, picture: exampleOwn(), canSubmit: true, canDefer: false })
const runOut = exampleAgent({ status: 'time_up' })
const microphone = 'Failed to access microphone. Please ensure microphone permissions are enabled.'

/** Every moment of a spoken session. */
export const examples = {
  check: show({ mode: 'micCheck', step: 'offered', loudness: null, refusal: null, problem: null }),
  'check, asking': show(
    { mode: 'micCheck', step: 'listening', loudness: null, refusal: null, problem: null },
    { sounds: exampleSounds({ recorder: { ...recorder, isAsking: true } }) },
  ),
  'check, listening': show(
    { mode: 'micCheck', step: 'listening', loudness: null, refusal: null, problem: null },
    { sounds: exampleSounds({ recorder }) },
  ),
  'check, heard': show({ mode: 'micCheck', step: 'heard', loudness: 'good', refusal: null, problem: null }),
  'check, refused': show({ mode: 'micCheck', step: 'refused', loudness: null, refusal: 'denied', problem: microphone }),
  ready: show(exampleView()),
  'ready, recordings are not kept': show(exampleView({ keepsRecordings: false })),
  'ready, with skip, hint and a slower model': show(
    exampleView({
      speed: 0.8,
      canSkip: true,
      session: exampleAgent({ is_test: true, current_question_data: { ...exampleAgent().current_question_data, hints: ['Begin slowly.'] } }),
    }),
  ),
  'making the model': show(exampleView(), { sounds: exampleSounds({ playback: noPlayback }) }),
  'model failed': show(exampleView(), { sounds: exampleSounds({ playback: { ...noPlayback, standing: 'unmade' } }) }),
  'no voice': show(exampleView({ session: mute, canSkip: true }), {
    sounds: exampleSounds({ playback: { ...noPlayback, standing: 'mute' } }, 'ふねがでます。'),
  }),
  listening: show(exampleView(), {
    sounds: {
      ...exampleSounds({ played: { row: 'model', ms: 1_400, heard: 'model' } }),
      playback: sounding(),
    },
  }),
  recording: show(exampleView({ take: 'recording', canRecord: false }), { sounds: exampleSounds({ recorder }) }),
  recorded: show(recorded),
  'recorded, submit failed': show({ ...recorded, isKept: false, problem: 'There was an error processing your answer. Please try again.' }),
  submitting: show({ ...recorded, take: 'submitting', canSubmit: false, canRecord: false }),
  'waiting for the line': show({ ...recorded, take: 'undelivered', line: 'offline', canSubmit: false, canRecord: false }),
  'waiting for the server': show({ ...recorded, take: 'undelivered', canSubmit: false, canRecord: false }),
  elsewhere: show({ ...recorded, line: 'elsewhere', canSubmit: false, canRecord: false }),
  feedback: show(feedback),
  'feedback, pronunciation not measured': show({ ...feedback, session: exampleScored(unmeasured), material: 'Stress **weather** and **boats**.' }),
  'feedback, word repeated': show(feedback, { sounds: { ...exampleSounds({ played: { row: 'own', ms: 900, heard: 'word' } }), playback: repeating() } }),
  'feedback after a reload, loading': show({ ...feedback, ...reloaded }, { sounds: exampleSounds({ stored: { ...stored, standing: 'fetching' } }) }),
  'feedback after a reload, failed': show({ ...feedback, ...reloaded }, { sounds: exampleSounds({ stored: { ...stored, standing: 'failed' } }) }),
  'feedback after a reload, not kept': show({ ...feedback, ...reloaded, keepsRecordings: false }, { sounds: exampleSounds({ stored }) }),
  'feedback, last question': show({ ...feedback, isLast: true }),
  unusable: show(exampleView({ take: 'unusable', unusable: 'noise' })),
  'microphone failed': show(exampleView({ take: 'micFailed', microphoneRefusal: 'busy', problem: microphone })),
  'next question': show({ ...feedback, take: 'nextQuestion', canGoOn: false, canRecord: false }),
  'long script, timed': show(exampleView({ session: exampleAgent({ script: long }) }), {
    sounds: exampleSounds({}, long),
    time: { direction: 'left', seconds: 42, threshold: 60 },
  }),
  leaving: show(exampleView({ exit: 'confirming' })),
  'time is up': show({ mode: 'timedOut', session: runOut, isReviewing: true, lastTake: 'sent', own: null, isEnding: false }),
  'time is up, could not be scored': show({ mode: 'timedOut', session: runOut, isReviewing: true, lastTake: 'unusable', own: null, isEnding: false }),
  'time is up, still sending': show({ mode: 'timedOut', session: runOut, isReviewing: true, lastTake: 'unsent', own: null, isEnding: true }),
  'time is up, came too late': show({ mode: 'timedOut', session: runOut, isReviewing: true, lastTake: 'lost', own: recorded.own, isEnding: false }),
  complete: show({ mode: 'complete', session: exampleScored(exampleUsable, { status: 'complete', ended_at: exampleAgent().server_now }), isReviewing: true }),
}

function sounding(): PlaybackFacts {
  return { ...noPlayback, ...exampleSounds().playback, standing: 'sounding' }
}

function repeating(): PlaybackFacts {
  return { ...sounding(), heard: 'word', repeats: true }
}
