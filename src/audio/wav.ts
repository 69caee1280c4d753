/** A sound of one channel, samples from -1 to 1. */
export type MonoSound = { samples: Float32Array; sampleRateHz: number }

const headerBytes = 44
const pcm = 1

/** A sound as RIFF/WAVE of 16-bit PCM, mono. What is louder than full scale is cut there. */
export function encodeWav({ samples, sampleRateHz }: MonoSound): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headerBytes + samples.length * 2)
  const view = new DataView(bytes.buffer)
  writeTag(bytes, 0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  writeTag(bytes, 8, 'WAVE')
  writeTag(bytes, 12, 'fmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, pcm, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRateHz, true)
  view.setUint32(28, sampleRateHz * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  writeTag(bytes, 36, 'data')
  view.setUint32(40, samples.length * 2, true)
  for (let index = 0; index < samples.length; index += 1) {
    view.setInt16(headerBytes + index * 2, Math.round(Math.max(-1, Math.min(1, samples[index] ?? 0)) * 32_767), true)
  }
  return bytes
}

/** The sound of a RIFF/WAVE file of 16-bit PCM, its channels averaged; null for any other file. */
export function decodeWav(bytes: Uint8Array): MonoSound | null {
  if (tagAt(bytes, 0) !== 'RIFF' || tagAt(bytes, 8) !== 'WAVE') return null
  const format = chunkNamed(bytes, 'fmt ')
  const data = chunkNamed(bytes, 'data')
  if (format === null || data === null || format.byteLength < 16) return null
  const channels = format.getUint16(2, true)
  const sampleRateHz = format.getUint32(4, true)
  if (format.getUint16(0, true) !== pcm || format.getUint16(14, true) !== 16 || channels === 0 || sampleRateHz === 0) return null
  const samples = new Float32Array(Math.floor(data.byteLength / (2 * channels)))
  for (let frame = 0; frame < samples.length; frame += 1) {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1) sum += data.getInt16((frame * channels + channel) * 2, true)
    samples[frame] = sum / channels / 32_768
  }
  return { samples, sampleRateHz }
}

function chunkNamed(bytes: Uint8Array, name: string): DataView | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = Math.min(view.getUint32(at + 4, true), bytes.length - at - 8)
    if (tagAt(bytes, at) === name) return new DataView(bytes.buffer, bytes.byteOffset + at + 8, length)
    at += 8 + length + (length % 2)
  }
  return null
}

function tagAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}

function writeTag(bytes: Uint8Array, at: number, tag: string): void {
  for (let index = 0; index < tag.length; index += 1) bytes[at + index] = tag.charCodeAt(index)
}
