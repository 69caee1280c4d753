/** Why a microphone cannot be used; `insecure` is a page that did not come over HTTPS, where no browser offers one. */
export type MicrophoneRefusal = 'denied' | 'missing' | 'busy' | 'unsupported' | 'insecure'

/** A microphone to choose from. Labels are empty until one was granted. */
export type Microphone = { id: string; label: string }

/**
 * What was recorded: RIFF/WAVE of 16-bit PCM, mono, 16 kHz. `peak` is the largest sample, 0 to 1, `levels` one peak for each
 * fiftieth of a second, to be drawn.
 */
export type Recording = { wav: Uint8Array<ArrayBuffer>; durationMs: number; peak: number; levels: readonly number[] }

/**
 * What a recording is for. `deviceId` null takes the browser's default. `expectedMs` is how long the model takes to read the
 * script, null where a microphone is only tried: it says when quiet means that the reader has finished, and that a take in
 * which nobody speaks is none.
 */
export type CaptureInput = { deviceId: string | null; expectedMs: number | null }

/**
 * What an open microphone tells. `level.measured` comes about twenty times a second while it is open, 0 to 1 each, `elapsedMs`
 * after the recording began.
 * `silence.heard` comes once, when it is time to stop: the time the model needs has been over for 2 seconds, and nobody has
 * spoken for 1.5; where a microphone is only tried, something was said before. `take.captured` answers `stop.requested`, or
 * `nothing.heard` where a script was to be read and nobody spoke; nothing follows them, `capture.failed`, `microphone.refused`
 * or `microphone.lost`.
 */
export type CaptureEvent =
  | { type: 'microphone.granted'; deviceId: string; microphones: readonly Microphone[] }
  | { type: 'microphone.refused'; reason: MicrophoneRefusal }
  | { type: 'level.measured'; peak: number; rms: number; elapsedMs: number }
  | { type: 'silence.heard' }
  | { type: 'microphone.lost' }
  | { type: 'take.captured'; recording: StampedRecording }
  | { type: 'nothing.heard' }
  | { type: 'capture.failed' }

/** What a capture is told: stop and hand over the recording, or drop it. Ending the actor drops it too; both close the microphone. */
export type CaptureCommand = { type: 'stop.requested' } | { type: 'cancel.requested' }

/** Where a recording is kept until the server has it: one for each question of a session, read by its own user only. */
export type TakeKey = { userId: number; sessionId: number; question: string }

/** What a recording is known by once it was made: its id is sent until it is acknowledged; `recordedAt` is an instant of the server's clock. */
export type TakeStamp = { clientAttemptId: string; recordedAt: string }

/** A recording that can be told from every other one. */
export type StampedRecording = Recording & TakeStamp
