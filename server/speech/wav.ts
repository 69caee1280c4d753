import type { Sound } from './reference.ts'

/** What a WAV file's header promises, checked against the bytes that are there; `data` is a view of its samples. */
export type WavFile = { channels: 1 | 2; sampleRate: number; durationMs: number; data: Uint8Array }

/** Why a file is not such a WAV: another type of file, another kind of WAV, broken, or too long. */
export type WavRefusal = 'no_wav' | 'no_pcm16' | 'channels' | 'sample_rate' | 'broken' | 'empty' | 'too_long'

/** The longest take, in seconds. */
export const longestTakeSeconds = 60

const lowestRate = 8_000
const highestRate = 48_000
const pcm = 1

/**
 * Reads a RIFF/WAVE file of 16-bit PCM, 8 to 48 kHz, mono or stereo, at most `mostSeconds` long. Copies nothing. A file whose
 * lengths do not agree with what is there is `broken`: a part of the recording would be missing without a word.
 */
export function readWav(bytes: Uint8Array, mostSeconds = longestTakeSeconds): WavFile | WavRefusal {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 12 || tagAt(bytes, 0) !== 'RIFF' || tagAt(bytes, 8) !== 'WAVE') return 'no_wav'
  const form = bytes.subarray(0, 8 + view.getUint32(4, true))
  if (form.length !== 8 + view.getUint32(4, true)) return 'broken'
  const format = chunkOf(form, view, 'fmt ')
  const data = chunkOf(form, view, 'data')
  if (!format || !data || format.length < 16) return 'broken'
  const at = format.byteOffset - bytes.byteOffset
  const [kind, channels] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
  const [sampleRate, bits] = [view.getUint32(at + 4, true), view.getUint16(at + 14, true)]
  if (kind !== pcm || bits !== 16) return 'no_pcm16'
  if (channels !== 1 && channels !== 2) return 'channels'
  if (sampleRate < lowestRate || sampleRate > highestRate) return 'sample_rate'
  const frameBytes = 2 * channels
  if (view.getUint16(at + 12, true) !== frameBytes || view.getUint32(at + 8, true) !== sampleRate * frameBytes) return 'broken'
  const frames = Math.floor(data.length / frameBytes)
  if (frames === 0) return 'empty'
  if (frames > mostSeconds * sampleRate) return 'too_long'
  return { channels, sampleRate, durationMs: Math.round((frames * 1000) / sampleRate), data: data.subarray(0, frames * frameBytes) }
}

/** The samples of a WAV file as one channel. */
export function soundOf({ channels, sampleRate, data }: WavFile): Sound {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const samples = new Float32Array(data.length / (2 * channels))
  for (let frame = 0; frame < samples.length; frame += 1) {
    const first = view.getInt16(frame * 2 * channels, true)
    const both = channels === 2 ? (first + view.getInt16(frame * 4 + 2, true)) / 2 : first
    samples[frame] = both / 32_768
  }
  return { samples, sampleRate }
}

/** A sound as a mono 16-bit WAV file. */
export function wavOf({ samples, sampleRate }: Sound): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + samples.length * 2)
  const view = new DataView(bytes.buffer)
  const tags: readonly [number, string][] = [
    [0, 'RIFF'],
    [8, 'WAVE'],
    [12, 'fmt '],
    [36, 'data'],
  ]
  for (const [at, tag] of tags) for (let index = 0; index < 4; index += 1) bytes[at + index] = tag.charCodeAt(index)
  view.setUint32(4, bytes.length - 8, true)
  view.setUint32(16, 16, true)
  view.setUint16(20, pcm, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  view.setUint32(40, samples.length * 2, true)
  for (const [index, sample] of samples.entries()) view.setInt16(44 + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true)
  return bytes
}

/** The first chunk of this name, null when it is not there whole. */
function chunkOf(form: Uint8Array, view: DataView, name: string): Uint8Array | null {
  for (let at = 12; at + 8 <= form.length; ) {
    const end = at + 8 + view.getUint32(at + 4, true)
    if (tagAt(form, at) === name) return end <= form.length ? form.subarray(at + 8, end) : null
    at = end + (end % 2)
  }
  return null
}

function tagAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}
