import { describe, expect, test } from 'vitest'
import { joined } from '#src/audio/resample.ts'
import { createTakeRecorder, type TakeRecorder } from '#src/audio/take-recorder.ts'
import { decodeWav } from '#src/audio/wav.ts'
import { inPieces, mixed, room, tone } from './tones.ts'

const rateHz = 48_000

/** Something like speech: syllables of 120 ms with short gaps, the last one at the end, over the noise of the room. */
function speech(seconds: number, amplitude = 0.3): Float32Array {
  const isVoiced = (index: number) => ((seconds * rateHz - index) / rateHz) % 0.16 < 0.12
  const syllables = tone({ hz: 220, seconds, rateHz, amplitude }).map((sample, index) => (isVoiced(index) ? sample : 0))
  return mixed(syllables, room({ seconds, rateHz }))
}

function quiet(seconds: number, amplitude?: number): Float32Array {
  return room({ seconds, rateHz, amplitude })
}

/** Seconds after which the take asked to be stopped, in order. */
function stopsOf(recorder: TakeRecorder, sound: Float32Array): number[] {
  let heard = 0
  return inPieces(sound, [1_024]).flatMap((piece) => {
    heard += piece.length
    return recorder.push(piece).isTimeToStop ? [Math.round((heard / rateHz) * 10) / 10] : []
  })
}

function stopsAfter(expectedMs: number | null, ...sounds: Float32Array[]): number[] {
  return stopsOf(createTakeRecorder({ fromHz: rateHz, expectedMs }), joined(sounds))
}

describe('a take', () => {
  test('holds everything from the first sample on, at 16 kHz', () => {
    const recorder = createTakeRecorder({ fromHz: rateHz, expectedMs: null })
    for (const piece of inPieces(tone({ hz: 500, seconds: 1, rateHz, amplitude: 0.8 }), [1_024, 300])) recorder.push(piece)
    const { wav, durationMs, peak, levels } = recorder.finish()
    const samples = decodeWav(wav)?.samples ?? new Float32Array(0)
    const wanted = tone({ hz: 500, seconds: 1, rateHz: 16_000, amplitude: 0.8 })
    const first = samples.subarray(20, 4_800).map((sample, index) => Math.abs(sample - (wanted[index + 20] ?? 0)))
    expect({ durationMs, bytes: wav.length, isSame: Math.max(...first) < 0.01, peak: peak.toFixed(1), levels: levels.length }).toEqual({
      durationMs: 1_000,
      bytes: 44 + 32_000,
      isSame: true,
      peak: '0.8',
      levels: 50,
    })
  })

  test('tells its level twenty times a second with its own time, rising at once and falling slowly', () => {
    const recorder = createTakeRecorder({ fromHz: 16_000, expectedMs: null })
    const loud = recorder.push(tone({ hz: 400, seconds: 0.5, rateHz: 16_000, amplitude: 1 })).levels
    const after = recorder.push(new Float32Array(8_400)).levels
    expect(loud.slice(0, 3).map(({ elapsedMs }) => elapsedMs)).toEqual([60, 100, 160])
    expect({ first: loud[0]?.peak.toFixed(1), count: loud.length + after.length }).toEqual({ first: '1.0', count: 20 })
    expect(after.map(({ rms }) => rms)).toEqual(after.map(({ rms }) => rms).sort((one, other) => other - one))
    expect([loud.at(-1)?.rms.toFixed(1), after.at(-1)?.rms.toFixed(1), after.at(-1)?.peak]).toEqual(['0.7', '0.1', 0])
  })

  test('asks to stop two seconds after the model ends where the reader kept up with it', () => {
    expect(stopsAfter(3_000, quiet(0.3), speech(2.7), quiet(4))).toEqual([5])
  })

  test('waits for a slow reader who pauses for seconds within the time of the model', () => {
    expect(stopsAfter(8_000, speech(1), quiet(3), speech(5), quiet(4))).toEqual([10.5])
  })

  test('goes on for a slow reader who still reads when the model has ended', () => {
    expect(stopsAfter(2_000, quiet(0.5), speech(1), quiet(1.2), speech(4), quiet(3))).toEqual([8.2])
  })

  test('stops by the pause alone when there is no model', () => {
    expect(stopsAfter(null, quiet(1), speech(2), quiet(3))).toEqual([4.5])
  })

  test.each([
    ['a loud room', joined([mixed(speech(3), quiet(3, 0.02)), quiet(4, 0.02)])],
    ['a soft voice', joined([quiet(0.5), speech(2.5, 0.02), quiet(4)])],
    ['a knock in the pause', joined([speech(3), mixed(quiet(4), joined([quiet(0.5), tone({ hz: 90, seconds: 0.03, rateHz })]))])],
  ])('hears the end in %s', (_, sound) => {
    expect(stopsAfter(1_000, sound)).toEqual([4.5])
  })

  test.each([
    ['a still room', quiet(20)],
    ['a loud room', quiet(20, 0.05)],
    ['no sound at all', new Float32Array(20 * rateHz)],
    ['a room with a knock', mixed(quiet(20), tone({ hz: 90, seconds: 0.03, rateHz }))],
  ])('stops two seconds after the model ends where nobody speaks in %s, and knows that nobody did', (_, sound) => {
    const recorder = createTakeRecorder({ fromHz: rateHz, expectedMs: 3_000 })
    expect({ stops: stopsOf(recorder, sound), hasSpeech: recorder.hasSpeech() }).toEqual({ stops: [5], hasSpeech: false })
  })

  test('goes on with a reader who never pauses, and knows that somebody speaks', () => {
    const recorder = createTakeRecorder({ fromHz: rateHz, expectedMs: 2_000 })
    expect({ stops: stopsOf(recorder, speech(30)), hasSpeech: recorder.hasSpeech() }).toEqual({ stops: [], hasSpeech: true })
  })

  test('waits without end for a first word where a microphone is only tried', () => {
    expect(stopsAfter(null, quiet(20))).toEqual([])
  })

  test('asks to stop when a minute is full, and keeps no more than that', () => {
    const recorder = createTakeRecorder({ fromHz: 16_000, expectedMs: null })
    const news = Array.from({ length: 61 }, () => recorder.push(tone({ hz: 200, seconds: 1, rateHz: 16_000 })).isTimeToStop)
    const stops = news.flatMap((isTime, index) => (isTime ? [index] : []))
    expect({ stops, durationMs: recorder.finish().durationMs }).toEqual({ stops: [60], durationMs: 60_000 })
  })
})
