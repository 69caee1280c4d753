import { expect, test } from 'vitest'
import { decodeWav, encodeWav } from '#src/audio/wav.ts'
import { readWav } from '#server/speech/wav.ts'

const sound = { samples: Float32Array.of(0, 0.5, -0.5, 1, -1, 2, -2), sampleRateHz: 16_000 }

test('a take is a WAV that the server reads: mono, 16 bit, 16 kHz', () => {
  const wav = encodeWav(sound)
  expect(readWav(wav)).toEqual({ channels: 1, sampleRate: 16_000, durationMs: 0, data: wav.subarray(44) })
})

test('what is too loud is cut at full scale instead of turning over', () => {
  const read = decodeWav(encodeWav(sound))
  const expected = [0, 0.5, -0.5, 1, -1, 1, -1].map((sample) => Math.round(sample * 32_767) / 32_768)
  expect({ rate: read?.sampleRateHz, samples: [...(read?.samples ?? [])] }).toEqual({ rate: 16_000, samples: expected.map(Math.fround) })
})

test('a stereo file with other chunks in front is read as the mean of its channels', () => {
  const mono = encodeWav({ samples: Float32Array.of(0.5, 0.25, -0.5, -0.25), sampleRateHz: 22_050 })
  const note = Uint8Array.from([...'LIST'].map((letter) => letter.charCodeAt(0)).concat([3, 0, 0, 0, 1, 2, 3, 0]))
  const bytes = new Uint8Array([...mono.subarray(0, 12), ...note, ...mono.subarray(12)])
  new DataView(bytes.buffer).setUint16(note.length + 22, 2, true)
  const read = decodeWav(bytes)
  expect({ rate: read?.sampleRateHz, samples: [...(read?.samples ?? [])].map((sample) => sample.toFixed(3)) }).toEqual({ rate: 22_050, samples: ['0.375', '-0.375'] })
})

test.each([
  ['nothing', new Uint8Array(0)],
  ['another file', new TextEncoder().encode('<!doctype html><title>no</title>')],
  ['a header without sound', encodeWav(sound).subarray(0, 20)],
])('%s is no sound', (_, bytes) => {
  expect(decodeWav(bytes)).toBe(null)
})
