import type { AccentAgent } from '#contract/accent/accent-sessions.ts'
import type { Feedback } from '#contract/accent/spoken-feedback.ts'
import type { PlaybackFacts } from '#machines/accent/playback/playback.selectors.ts'
import type { SoundPicture } from '#machines/accent/playback/playback.types.ts'
import { exampleFeedback, exampleSound, exampleTimings } from '#src/screens/accent/pictures/example-reading.ts'
import { scriptWords } from '#src/screens/accent/pictures/script-words.ts'
import { exampleFacts, exampleTasks } from '#src/screens/chat/example-session.ts'
import type { AccentCallbacks, AccentSounds, OpenAccentView } from './accent-props.ts'
import type { Live } from './live.ts'

/** The script every example reads, unless it is given another. */
export const exampleScript = 'The weather was too rough for the boats.'

/** What a reading of it is worth. */
export const exampleUsable: Extract<Feedback, { usable: true }> = {
  usable: true,
  engine: 'example',
  overall: { score: 76, summary: 'Clear, with two words to work on.' },
  fluency: { score: 84, tips: ['Steady pace. One short pause after “too”.'] },
  pronunciation: { score: 68, tips: ['Say “rough” once more, slowly.', '“too” was a little short.'] },
  rhythm: { score: 81, tips: [] },
  prosody: { score: 79, tips: ['Your voice fell at the end of the sentence, as it should.'] },
  words: exampleFeedback(exampleScript),
}

/** A spoken session on question 3 of 8; give what differs. */
export function exampleAgent(change: Partial<AccentAgent> & { script?: string } = {}): AccentAgent {
  const { script = exampleScript, ...rest } = change
  const facts = exampleFacts({ deadline_at: null })
  const tasks = exampleTasks({ 2: { status: 'open', score: 0 }, 3: { status: 'open', score: 0 } })
  const { current_question_definition, exercise, started_at, ended_at, deadline_at, server_now } = facts
  return {
    session_id: 71,
    state_token: 'example',
    status: 'active',
    assignment: { id: 12, title: 'Read Aloud: The Harbor', due_date: null, best_score: null },
    is_test: false,
    is_practice: false,
    tasks,
    current_task_index: 2,
    exercise,
    started_at,
    ended_at,
    deadline_at,
    server_now,
    current_question_data: {
      message: script,
      hints: [],
      speaking_rate: 1,
      voice: { locale: 'en-US' },
      question_definition: { ...current_question_definition, subject: 'English', question_type: 'ACCENT_TRAINING' },
    },
    current_question_state: { takes: 0, score: 0 },
    current_question_set_definition: { id: 3, num_questions: 1, allow_skipping: false },
    current_question_set_state: { should_move_to_next_question: false, may_skip: false, may_defer: true },
    current_exercise_state: { score: 18, total_questions: 8, total_possible_score: 80, total_question_sets: 8 },
    take: null,
    ...rest,
  }
}

/** The session after a take with this feedback. */
export function exampleScored(feedback = exampleUsable, change: Parameters<typeof exampleAgent>[0] = {}): AccentAgent {
  const { tasks } = exampleAgent()
  return exampleAgent({
    tasks: tasks.map((task, index) => (index === 2 ? { ...task, score: 7.6, status: 'done' as const } : task)),
    current_question_state: { takes: 1, score: 7.6 },
    current_question_set_state: { should_move_to_next_question: true, may_skip: true, may_defer: false },
    current_exercise_state: { score: 25.6, total_questions: 8, total_possible_score: 80, total_question_sets: 8 },
    take: { id: 9, recording_url: null, feedback },
    ...change,
  })
}

/** An open view that waits for a first recording; give what differs. */
export function exampleView(change: Partial<OpenAccentView> = {}): OpenAccentView {
  return {
    mode: 'open',
    session: exampleAgent(),
    take: 'ready',
    own: null,
    picture: null,
    isKept: true,
    keepsRecordings: true,
    unusable: null,
    material: null,
    microphoneRefusal: null,
    speed: 1,
    line: 'online',
    exit: 'staying',
    problem: null,
    canRecord: true,
    canSubmit: false,
    canGoOn: false,
    canSkip: false,
    canDefer: true,
    isLast: false,
    ...change,
  }
}

/** How the student's take of a script looks. */
export function exampleOwn(script = exampleScript): SoundPicture {
  const words = scriptWords(script, null, exampleFeedback(script))
  return exampleSound(words.flatMap(({ own }) => (own === null ? [] : [own])), 4)
}

/** A player that is making the model reading. */
export const noPlayback: PlaybackFacts = { reading: null, sound: null, picture: null, standing: 'making', heard: 'model', hasListened: false, repeats: false }

/** A silent player that knows the model reading of a script, and a closed microphone; give what differs. */
export function exampleSounds(change: Partial<{ [Part in keyof AccentSounds]: ValueOf<AccentSounds[Part]> }> = {}, script = exampleScript) {
  const char_timings = exampleTimings(script)
  const words = scriptWords(script, char_timings, null)
  const duration = char_timings.at(-1)?.end_time ?? 0
  const reading = { base_audio_url: '', base_audio_data: { char_timings, duration }, speaking_rate: 1 }
  const picture = exampleSound(words.flatMap(({ model }) => (model === null ? [] : [model])), 5)
  const sounds: AccentSounds = {
    playback: change.playback === undefined ? { ...noPlayback, reading, picture, standing: 'silent' } : change.playback,
    stored: change.stored ?? null,
    played: still(change.played ?? null),
    recorder: still(change.recorder ?? null),
  }
  return sounds
}

/** Something that does not change. */
export function still<Value>(value: Value): Live<Value> {
  return { read: () => value, subscribe: () => () => undefined }
}

/** Callbacks that do nothing, for pictures. */
export const idleAccent: AccentCallbacks = {
  onCheck: nothing,
  onBegin: nothing,
  onChooseMicrophone: nothing,
  onPlayTrial: nothing,
  onListen: nothing,
  onHush: nothing,
  onRetrySound: nothing,
  onRetryTake: nothing,
  onChooseSpeed: nothing,
  onRecord: nothing,
  onStop: nothing,
  onCancelRecording: nothing,
  onPlayOwn: nothing,
  onPlayWord: nothing,
  onSubmit: nothing,
  onDiscard: nothing,
  onNext: nothing,
  onSkip: nothing,
  onDefer: nothing,
  onClose: nothing,
  onStay: nothing,
  onAbandon: nothing,
  onContinueHere: nothing,
  onRetry: nothing,
  onReturnHome: nothing,
  onPractice: nothing,
}

function nothing(): void {}

type ValueOf<Part> = Part extends Live<infer Value> ? Value : Part
