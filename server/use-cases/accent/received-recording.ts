import { longestRecording, type SentFile } from '#contract/accent/accent-sessions.ts'
import { fail } from '#server/errors.ts'
import { longestTakeSeconds, readWav, type WavRefusal } from '#server/speech/wav.ts'

/** A recording as it arrived: a WAV file whose header is true. */
export type ReceivedRecording = { wav: Uint8Array<ArrayBuffer>; durationMs: number }

const refusals = {
  no_wav: ['wrong_type', 'Please send a WAV recording.'],
  no_pcm16: ['wrong_type', 'Please send a WAV recording of 16-bit PCM.'],
  channels: ['invalid', 'A recording has one channel or two.'],
  sample_rate: ['invalid', 'A recording has 8,000 to 48,000 samples per second.'],
  broken: ['invalid', 'This recording is broken.'],
  empty: ['invalid', 'This recording is empty.'],
  too_long: ['too_large', `A recording can take at most ${longestTakeSeconds} seconds.`],
} as const satisfies Record<WavRefusal, readonly ['wrong_type' | 'invalid' | 'too_large', string]>

/** Takes a sent file in. Refuses what is no short WAV recording, with a sentence that says why. */
export async function receiveRecording(file: SentFile): Promise<ReceivedRecording> {
  if (file.size > longestRecording) throw fail('too_large', { error: 'A recording can take at most 12 MB.' })
  const wav = file.bytes ? await file.bytes() : new Uint8Array(await file.arrayBuffer())
  const read = readWav(wav)
  if (typeof read !== 'string') return { wav, durationMs: read.durationMs }
  const [code, error] = refusals[read]
  throw fail(code, { error, field: 'file', ...(code === 'invalid' ? { issues: [{ path: 'file', message: error }] } : {}) })
}
