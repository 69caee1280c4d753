import type { AccentView } from '#machines/accent/accent-session/accent-session.view.ts'
import type { OwnTakeFacts } from '#machines/accent/own-take/own-take.selectors.ts'
import type { PlayedPlace, PlaybackFacts } from '#machines/accent/playback/playback.selectors.ts'
import type { RecorderFacts } from '#machines/accent/recorder/recorder.selectors.ts'
import type { Live } from './live.ts'

/** The open session's view. */
export type OpenAccentView = Extract<AccentView, { mode: 'open' }>

/** The view of trying the microphone. */
export type CheckView = Extract<AccentView, { mode: 'micCheck' }>

/** What is played of a word: the model's, the own, both slowly one after the other, or both over and over. */
export type PlayedWord = 'model' | 'own' | 'both' | 'repeated'

/**
 * What is heard and recorded just now. `playback` is null where nothing can be heard; `stored` is the take an earlier page
 * recorded; `played` is where the player stands, null while it is silent; `recorder` is null while the microphone is closed.
 */
export type AccentSounds = {
  playback: PlaybackFacts | null
  stored: OwnTakeFacts | null
  played: Live<PlayedPlace | null>
  recorder: Live<RecorderFacts | null>
}

/** What a person can do in a spoken session. Words count from 0 within the script. */
export type AccentCallbacks = {
  /** Opens the microphone to try it. */
  onCheck: () => void
  /** Goes on to the session: from here on its clock runs. */
  onBegin: () => void
  onChooseMicrophone: (deviceId: string) => void
  onPlayTrial: () => void
  onListen: () => void
  onHush: () => void
  /** Tries the sound again that could not be made or played. */
  onRetrySound: () => void
  /** Fetches the take again that an earlier page recorded. */
  onRetryTake: () => void
  onChooseSpeed: (speed: number) => void
  onRecord: () => void
  onStop: () => void
  /** Gives a recording up, or comes back from a microphone that could not be used. */
  onCancelRecording: () => void
  /** Plays the take that is shown, or the one that waits to be submitted. */
  onPlayOwn: () => void
  onPlayWord: (word: number, of: PlayedWord) => void
  onSubmit: () => void
  onDiscard: () => void
  onNext: () => void
  onSkip: () => void
  /** "Can't speak now": asks this one last. */
  onDefer: () => void
  onClose: () => void
  onStay: () => void
  onAbandon: () => void
  onContinueHere: () => void
  onRetry: () => void
  onReturnHome: () => void
  onPractice: () => void
}
