import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWav, soundOf, wavOf, type WavFile } from '#server/speech/wav.ts'

test('a sound written as WAV is read back, the two channels of another as one', () => {
  const samples = Float32Array.from([0, 0.5, -0.5, 1, -1])
  const mono = fileOf(wavOf({ samples, sampleRate: 16_000 }))
  expect([mono.channels, mono.sampleRate, mono.durationMs]).toEqual([1, 16_000, 0])
  expect([...soundOf(mono).samples].map((value) => Math.round(value * 100))).toEqual([0, 50, -50, 100, -100])
  const stereo = wavOf({ samples: Float32Array.from([1, 0, 0.5, -0.5]), sampleRate: 8000 })
  new DataView(stereo.buffer).setUint16(22, 2, true)
  new DataView(stereo.buffer).setUint16(32, 4, true)
  new DataView(stereo.buffer).setUint32(28, 32_000, true)
  expect([...soundOf(fileOf(stereo)).samples].map((value) => Math.round(value * 100))).toEqual([50, 0])
})

test('other chunks before and after the sound are passed over', () => {
  const plain = wavOf({ samples: new Float32Array(800), sampleRate: 8000 })
  const note = new Uint8Array([...new TextEncoder().encode('LIST'), 3, 0, 0, 0, 1, 2, 3, 0])
  const bytes = new Uint8Array([...plain.subarray(0, 36), ...note, ...plain.subarray(36), ...note])
  new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true)
  expect(fileOf(bytes).data.length).toEqual(1600)
})

test('what follows the RIFF form is passed over', () => {
  const plain = wavOf({ samples: new Float32Array(800), sampleRate: 8000 })
  expect(fileOf(new Uint8Array([...plain, 1, 2, 3])).data.length).toEqual(1600)
})

test.each([
  ['a form longer than the file', 4, 0xff_ff_ff_ff],
  ['a form that ends before its sound', 4, 40],
  ['a sound longer than the file', 40, 1602],
  ['a streamed sound of unknown length', 40, 0xff_ff_ff_ff],
  ['bytes per second that do not fit', 28, 16_001],
])('%s is broken', (_, at, value) => {
  const bytes = wavOf({ samples: new Float32Array(800), sampleRate: 8000 })
  new DataView(bytes.buffer).setUint32(at, value, true)
  expect(readWav(bytes)).toEqual('broken')
})

test('a minute is taken, a sample more is not', () => {
  const minute = wavOf({ samples: new Float32Array(60 * 8000), sampleRate: 8000 })
  expect(fileOf(minute).durationMs).toEqual(60_000)
  expect(readWav(wavOf({ samples: new Float32Array(60 * 8000 + 1), sampleRate: 8000 }))).toEqual('too_long')
})

test('no header, however wrong, is believed beyond the bytes that are there', () => {
  const good = wavOf({ samples: new Float32Array(400).fill(0.25), sampleRate: 8000 })
  const byte = fc.integer({ min: 0, max: 255 })
  const changes = fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), byte), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(changes, fc.integer({ min: 0, max: good.length }), (changed, length) => {
      const bytes = good.slice(0, length)
      for (const [at, value] of changed) bytes.fill(value, at, at + 1)
      const read = readWav(bytes)
      const file = typeof read === 'string' ? null : read
      expect(file === null || (file.data.length <= length && file.durationMs <= 60_000)).toEqual(true)
      expect(file === null || soundOf(file).samples.every((value) => value >= -1 && value <= 1)).toEqual(true)
    }),
    { numRuns: 400, seed: 15 },
  )
})

test('noise that begins like a WAV file is refused or read, never thrown at', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (rest) => {
      const bytes = new Uint8Array([...new TextEncoder().encode('RIFF0000WAVE'), ...rest])
      expect(['string', 'object']).toContain(typeof readWav(bytes))
    }),
    { numRuns: 300, seed: 15 },
  )
})

function fileOf(bytes: Uint8Array): WavFile {
  const read = readWav(bytes)
  if (typeof read === 'string') throw new Error(read)
  return read
}
