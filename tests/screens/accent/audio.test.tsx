import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createActor, setup, type AnyActorRef } from 'xstate'
import type { PlayerInput } from '#machines/accent/playback/playback.types.ts'
import type { StampedRecording } from '#machines/accent/recorder/recorder.types.ts'
import { createCapture } from '#src/audio/capture.actor.ts'
import { createKeptTakes } from '#src/audio/kept-takes.ts'
import { pictureBesidePage } from '#src/audio/picture-beside-page.ts'
import { playTracks } from '#src/audio/player.actor.ts'
import { decodeWav, encodeWav } from '#src/audio/wav.ts'
import { tone } from '#tests/audio/tones.ts'

type Told = { type: string; recording?: StampedRecording; reason?: string; ms?: number; track?: number }

let cleanup: (() => void)[] = []
const stamp = { clientAttemptId: 'one', recordedAt: '2026-11-20T10:00:00.000Z' }

/** A click, which browsers want before they let a page sound. */
beforeEach(async () => {
  const button = document.body.appendChild(document.createElement('button'))
  button.textContent = 'Record'
  await userEvent.click(button)
  button.remove()
})

afterEach(() => {
  for (const clean of cleanup) clean()
  cleanup = []
})

/** A microphone that hears a tone without end. */
function singingMicrophone() {
  const context = new AudioContext()
  const oscillator = new OscillatorNode(context, { frequency: 440 })
  const destination = new MediaStreamAudioDestinationNode(context)
  oscillator.connect(new GainNode(context, { gain: 0.5 })).connect(destination)
  oscillator.start()
  void context.resume()
  cleanup.push(() => void context.close())
  const { stream } = destination
  return { stream, getUserMedia: () => Promise.resolve(stream), enumerateDevices: () => Promise.resolve([]) }
}

function refusingMicrophone(name: string) {
  return { getUserMedia: () => Promise.reject(new DOMException('no', name)), enumerateDevices: () => Promise.resolve([]) }
}

/** Runs the capture as a child and writes down what it tells, but for levels. */
function listenTo(source: Parameters<typeof createCapture>[0]) {
  const told: Told[] = []
  const levels: number[] = []
  const machine = setup({ actors: { capture: createCapture(source, () => stamp) } }).createMachine({
    invoke: { id: 'child', src: 'capture', input: { deviceId: null, expectedMs: null } },
    on: {
      'level.measured': { actions: ({ event }) => levels.push(event.peak) },
      '*': { actions: ({ event }) => told.push(event) },
    },
  })
  return { told, levels, actor: start(createActor(machine)) }
}

function play(input: PlayerInput) {
  const told: Told[] = []
  const machine = setup({ actors: { play: playTracks } }).createMachine({
    invoke: { id: 'child', src: 'play', input },
    on: { '*': { actions: ({ event }) => told.push(event) } },
  })
  return { told, actor: start(createActor(machine)) }
}

function start<Ref extends AnyActorRef & { start: () => unknown; stop: () => unknown }>(actor: Ref): Ref {
  actor.start()
  cleanup.push(() => void actor.stop())
  return actor
}

function tell(actor: AnyActorRef, type: string) {
  actor.getSnapshot().children.child.send({ type })
}

function typesOf(told: readonly Told[]): string[] {
  return [...new Set(told.map(({ type }) => type))]
}

describe('a capture', () => {
  test('hands over what was heard as a WAV at 16 kHz, with the microphone closed by then', async () => {
    const microphone = singingMicrophone()
    const { told, levels, actor } = listenTo(() => microphone)
    await expect.poll(() => levels.length).toBeGreaterThan(10)
    expect(typesOf(told)).toEqual(['microphone.granted'])
    tell(actor, 'stop.requested')
    await expect.poll(() => typesOf(told)).toEqual(['microphone.granted', 'take.captured'])

    const recording = told.at(-1)?.recording
    const sound = decodeWav(recording?.wav ?? new Uint8Array(0))
    expect(microphone.stream.getAudioTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
    const durationMs = Math.round((sound?.samples.length ?? 0) / 16)
    expect([sound?.sampleRateHz, durationMs, recording?.clientAttemptId]).toEqual([16_000, recording?.durationMs, 'one'])
    // A note of half the range; a starved processor may put a click into it.
    expect(Math.abs((recording?.peak ?? 0) - 0.5)).toBeLessThan(0.2)
    expect(levels.length / 20).toBeLessThan((recording?.durationMs ?? 0) / 1000 + 0.1)
  })

  test('that is cancelled or left closes the microphone and says nothing more', async () => {
    const [cancelled, left] = [singingMicrophone(), singingMicrophone()]
    const [first, second] = [listenTo(() => cancelled), listenTo(() => left)]
    await expect.poll(() => Math.min(first.levels.length, second.levels.length)).toBeGreaterThan(1)
    tell(first.actor, 'cancel.requested')
    second.actor.stop()
    expect([cancelled, left].map(({ stream }) => stream.getAudioTracks().map(({ readyState }) => readyState))).toEqual([['ended'], ['ended']])
    expect([first, second].map(({ told }) => typesOf(told))).toEqual([['microphone.granted'], ['microphone.granted']])
  })

  test('that was given up before it was allowed closes the microphone when it comes', async () => {
    const { stream } = singingMicrophone()
    let allow: (stream: MediaStream) => void = () => {}
    const asked = new Promise<MediaStream>((resolve) => (allow = resolve))
    const { told, actor } = listenTo(() => ({ getUserMedia: () => asked, enumerateDevices: () => Promise.resolve([]) }))
    actor.stop()
    allow(stream)
    await expect.poll(() => stream.getAudioTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
    expect(told).toEqual([])
  })

  test('that was allowed while nobody sees the page asks to stop as soon as it hears', async () => {
    const hidden = vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true)
    cleanup.push(() => hidden.mockRestore())
    const microphone = singingMicrophone()
    const { told, actor } = listenTo(() => microphone)
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => typesOf(told)).toEqual(['microphone.granted', 'silence.heard'])
    tell(actor, 'cancel.requested')
  })

  test('says when the microphone is pulled out', async () => {
    const microphone = singingMicrophone()
    const { told, levels } = listenTo(() => microphone)
    await expect.poll(() => levels.length).toBeGreaterThan(1)
    microphone.stream.getAudioTracks()[0]?.dispatchEvent(new Event('ended'))
    expect(typesOf(told)).toEqual(['microphone.granted', 'microphone.lost'])
  })

  test.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'unsupported'],
  ])('says why there is no microphone: %s is %s', async (name, reason) => {
    const { told } = listenTo(() => refusingMicrophone(name))
    await expect.poll(() => told).toEqual([{ type: 'microphone.refused', reason }])
  })

  test('says that a page without HTTPS has none', async () => {
    const { told } = listenTo(() => 'insecure')
    await expect.poll(() => told).toEqual([{ type: 'microphone.refused', reason: 'insecure' }])
  })
})

describe('a player', () => {
  const wav = encodeWav({ samples: tone({ hz: 300, seconds: 2, rateHz: 16_000, amplitude: 0.05 }), sampleRateHz: 16_000 })

  test('plays slices one after the other, slowed, by the time of each sound', async () => {
    const { told } = play({
      repeats: false,
      tracks: [
        { sound: { wav }, rate: 1, fromMs: 500, toMs: 700 },
        { sound: { wav }, rate: 0.5, fromMs: 1_200, toMs: 1_300 },
      ],
    })
    await expect.poll(() => told.at(-1)).toEqual({ type: 'sound.ended' })
    const places = (track: number) => told.flatMap((one) => (one.type === 'position.reached' && one.track === track ? [one.ms ?? 0] : []))
    expect([Math.min(...places(0)) >= 500, Math.max(...places(0)) >= 700, Math.min(...places(1)) >= 1_200, Math.max(...places(1)) >= 1_300]).toEqual(
      new Array(4).fill(true),
    )
    expect(places(0)).toEqual(places(0).toSorted((one, other) => one - other))
  })

  test('plays where abort signals cannot be joined, as in Safari 16', async () => {
    const any = vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function')
    })
    cleanup.push(() => any.mockRestore())
    const { told } = play({ repeats: false, tracks: [{ sound: { wav }, rate: 1, fromMs: 1_900, toMs: null }] })
    await expect.poll(() => told.at(-1)).toEqual({ type: 'sound.ended' })
  })

  test('repeats a word until it is stopped', async () => {
    const { told, actor } = play({ repeats: true, tracks: [{ sound: { wav }, rate: 1, fromMs: 500, toMs: 600 }] })
    const rounds = () => told.filter((one, index) => (one.ms ?? 0) < (told[index - 1]?.ms ?? 0)).length
    await expect.poll(() => rounds()).toBeGreaterThan(1)
    tell(actor, 'stop.requested')
    expect(typesOf(told)).toEqual(['position.reached'])
  })

  test('holds and goes on', async () => {
    const { told, actor } = play({ repeats: false, tracks: [{ sound: { wav }, rate: 1, fromMs: 1_500, toMs: null }] })
    await expect.poll(() => told.length).toBeGreaterThan(1)
    tell(actor, 'pause.requested')
    tell(actor, 'resume.requested')
    await expect.poll(() => told.at(-1)).toEqual({ type: 'sound.ended' })
  })

  test('that is stopped says nothing more', async () => {
    const { told, actor } = play({ repeats: false, tracks: [{ sound: { wav }, rate: 1, fromMs: 0, toMs: null }] })
    await expect.poll(() => told.length).toBeGreaterThan(1)
    tell(actor, 'stop.requested')
    expect(typesOf(told)).toEqual(['position.reached'])
  })

  test.each([
    ['that is none', { wav: new TextEncoder().encode('no sound') }],
    ['that is not there', { url: '/no-such-sound.wav' }],
  ])('tells of a sound %s', async (_, sound) => {
    const { told } = play({ repeats: false, tracks: [{ sound, rate: 1, fromMs: 0, toMs: null }] })
    await expect.poll(() => told).toEqual([{ type: 'sound.failed' }])
  })
})

describe('kept takes', () => {
  const key = { userId: 1, sessionId: 7, question: '0:0' }
  const take: StampedRecording = {
    wav: encodeWav({ samples: Float32Array.of(0.1, 0.2), sampleRateHz: 16_000 }),
    durationMs: 1,
    peak: 0.2,
    levels: [0.2],
    ...stamp,
  }
  const day = 24 * 60 * 60 * 1000
  let nowMs = 0
  const takes = createKeptTakes({ factory: indexedDB, nowMs: () => nowMs })

  test('come back to their own student, session and question alone, the newest only', async () => {
    expect([await takes.keep(key, { ...take, clientAttemptId: 'older' }), await takes.keep(key, take)]).toEqual(['kept', 'kept'])
    const others = [{ ...key, userId: 2 }, { ...key, sessionId: 8 }, { ...key, question: '0:1' }]
    expect(await Promise.all([key, ...others].map((one) => takes.find(one)))).toEqual([take, null, null, null])
    await takes.forget(key)
    expect(await takes.find(key)).toBe(null)
  })

  test('are deleted after a week, whoever made them', async () => {
    await takes.keep(key, take)
    nowMs = 6 * day
    await takes.keep({ ...key, question: '0:1' }, take)
    nowMs = 8 * day
    expect(await takes.find({ ...key, userId: 2 })).toBe(null)
    nowMs = 0
    expect([await takes.find(key), await takes.find({ ...key, question: '0:1' })]).toEqual([null, take])
  })

  test('of a session that is over are all deleted, and those too old whenever one is kept or the page is used', async () => {
    const other = { ...key, sessionId: 71 }
    for (const one of [key, { ...key, question: '1:0' }, other]) await takes.keep(one, take)
    await takes.forgetSession({ userId: 1, sessionId: 7 })
    expect(await Promise.all([key, { ...key, question: '1:0' }, other].map((one) => takes.find(one)))).toEqual([null, null, take])
    const ways = [() => takes.keep(key, take), () => takes.forgetOld()]
    const found = []
    for (const forget of ways) {
      await takes.keep(other, take)
      nowMs = 8 * day
      await forget()
      nowMs = 0
      found.push(await takes.find(other))
    }
    expect(found).toEqual([null, null])
  })

  test('are refused, and not missed, where the browser keeps nothing', async () => {
    const nowhere = createKeptTakes({ factory: null, nowMs: () => 0 })
    expect([await nowhere.keep(key, take), await nowhere.find(key), await nowhere.forget(key)]).toEqual(['refused', null, undefined])
  })
})

test('a sound whose picture does not come is given up after ten seconds', async () => {
  vi.useFakeTimers()
  cleanup.push(() => vi.useRealTimers())
  const silent = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => undefined)
  cleanup.push(() => silent.mockRestore())
  const drawing = expect(pictureBesidePage(new Uint8Array(4), new AbortController().signal)).rejects.toThrow('took too long')
  await vi.advanceTimersByTimeAsync(10_000)
  await drawing
})

test('a sound is drawn beside the page; what is none is refused', async () => {
  const wav = encodeWav({ samples: tone({ hz: 300, seconds: 1, rateHz: 16_000 }), sampleRateHz: 16_000 })
  const { signal } = new AbortController()
  const { durationMs, levels } = await pictureBesidePage(wav, signal)
  expect([durationMs, levels.length]).toEqual([1_000, 50])
  await expect(pictureBesidePage(new Uint8Array(4), signal)).rejects.toThrow('cannot be drawn')
})
