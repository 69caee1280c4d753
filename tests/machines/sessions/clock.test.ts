import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, type AnyEventObject } from 'xstate'
import { clockMachine, type ClockReading, type ClockSnapshot } from '#machines/sessions/clock/clock.machine.ts'
import { isSameTime, shownSeconds, shownTime } from '#machines/sessions/clock/clock.selectors.ts'
import { done, ended, failed, journeysThrough } from '#tests/machines/journey.ts'

const startedAtMs = 1_000_000
const minute = 60_000

/** A clock at a moment of its session; `readings` is what the server says when asked, in turn. */
function clockAt(nowMs: number, deadlineAtMs: number | null, readings: (ClockReading | Error)[] = []) {
  const simulated = new SimulatedClock()
  let asked = 0
  const machine = clockMachine.provide({
    actors: {
      tickSeconds: fromCallback<{ type: 'never' }, { fromMs: number }>(() => undefined),
      watchTab: fromCallback<{ type: 'never' }, undefined>(() => undefined),
      readClock: fromPromise<ClockReading, { sessionId: number }>(async () => {
        asked += 1
        const reading = readings.shift()
        if (reading === undefined) return new Promise(() => undefined)
        if (reading instanceof Error) throw reading
        return reading
      }),
    },
  })
  const actor = createActor(machine, { clock: simulated, input: { sessionId: 4, startedAtMs, deadlineAtMs, nowMs } }).start()
  return { actor, simulated, asked: () => asked, pass: (atMs: number) => actor.send({ type: 'second.passed', nowMs: atMs }) }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

function threshold(snapshot: ClockSnapshot): number | null {
  return shownTime(snapshot).threshold
}

describe(clockMachine.id, () => {
  test('a session without a limit counts up from its start', () => {
    const { actor, pass } = clockAt(startedAtMs + 61_900, null)
    expect(shownTime(actor.getSnapshot())).toEqual({ direction: 'elapsed', seconds: 61, threshold: null })
    pass(startedAtMs + 62_005)
    expect(shownSeconds(actor.getSnapshot())).toEqual(62)
  })

  test('a timed session counts down in whole seconds to its deadline', () => {
    const deadline = startedAtMs + 15 * minute
    const { actor, pass } = clockAt(startedAtMs + 1, deadline)
    expect(shownTime(actor.getSnapshot())).toEqual({ direction: 'left', seconds: 900, threshold: null })
    pass(startedAtMs + 1_005)
    expect(shownSeconds(actor.getSnapshot())).toEqual(899)
  })

  test('10, 5 and 1 minute and 30 seconds are announced when they are reached, and each once', () => {
    const deadline = startedAtMs + 15 * minute
    const { actor, pass } = clockAt(startedAtMs, deadline)
    const heard = [601, 600, 599, 301, 300, 61, 60, 59, 31, 30, 1].map((left) => {
      pass(deadline - left * 1000)
      return threshold(actor.getSnapshot())
    })
    expect(heard).toEqual([null, 600, 600, 600, 300, 300, 60, 60, 60, 30, 30])
  })

  test('a session resumed late announces nothing that is already past', () => {
    const deadline = startedAtMs + 15 * minute
    const { actor, pass } = clockAt(deadline - 4 * minute, deadline)
    pass(deadline - 239_000)
    expect(threshold(actor.getSnapshot())).toEqual(null)
  })

  test('a tab that slept over thresholds announces only the latest', () => {
    const deadline = startedAtMs + 15 * minute
    const { actor, pass } = clockAt(startedAtMs, deadline)
    pass(deadline - 45_000)
    expect(threshold(actor.getSnapshot())).toEqual(60)
  })

  test('the server is asked every 15 seconds and on waking, and more time shows at once', async () => {
    const deadline = startedAtMs + 15 * minute
    const more = deadline + 5 * minute
    const { actor, simulated, asked } = clockAt(startedAtMs, deadline, [
      { deadlineAtMs: deadline, nowMs: startedAtMs + 15_000, status: 'active' },
      { deadlineAtMs: more, nowMs: startedAtMs + 15_500, status: 'active' },
    ])
    simulated.increment(14_999)
    expect(asked()).toEqual(0)
    simulated.increment(1)
    await settled()
    actor.send({ type: 'tab.woke' })
    await settled()
    expect([asked(), shownSeconds(actor.getSnapshot())]).toEqual([2, Math.ceil((more - startedAtMs - 15_500) / 1000)])
  })

  test('a limit that is lifted turns the clock around', async () => {
    const { actor } = clockAt(startedAtMs, startedAtMs + minute, [{ deadlineAtMs: null, nowMs: startedAtMs + 5_000, status: 'active' }])
    actor.send({ type: 'tab.woke' })
    await settled()
    expect(shownTime(actor.getSnapshot())).toEqual({ direction: 'elapsed', seconds: 5, threshold: null })
  })

  test('this device’s clock alone never ends a session: the server is asked first and may say there is time', async () => {
    const deadline = startedAtMs + minute
    const { actor, pass } = clockAt(startedAtMs, deadline, [{ deadlineAtMs: deadline, nowMs: startedAtMs + 10_000, status: 'active' }])
    pass(deadline + minute)
    expect([actor.getSnapshot().status, shownSeconds(actor.getSnapshot())]).toEqual(['active', 0])
    await settled()
    expect([actor.getSnapshot().status, shownSeconds(actor.getSnapshot())]).toEqual(['active', 50])
  })

  test('time is up once the server agrees', async () => {
    const deadline = startedAtMs + minute
    const { actor, pass } = clockAt(startedAtMs, deadline, [{ deadlineAtMs: deadline, nowMs: deadline + 80, status: 'active' }])
    pass(deadline + 5)
    await settled()
    expect([actor.getSnapshot().status, actor.getSnapshot().output, shownSeconds(actor.getSnapshot())]).toEqual(['done', { reason: 'time_up' }, 0])
  })

  test('when nobody answers at zero, time is up after two seconds', () => {
    const deadline = startedAtMs + minute
    const { actor, pass, simulated } = clockAt(startedAtMs, deadline)
    pass(deadline)
    simulated.increment(1_999)
    expect(actor.getSnapshot().status).toEqual('active')
    simulated.increment(1)
    expect(actor.getSnapshot().output).toEqual({ reason: 'time_up' })
  })

  test('a session ended on another device stops with that reason', async () => {
    const deadline = startedAtMs + minute
    const { actor } = clockAt(startedAtMs, deadline, [{ deadlineAtMs: deadline, nowMs: startedAtMs + 9, status: 'abandoned' }])
    actor.send({ type: 'tab.woke' })
    await settled()
    expect(actor.getSnapshot().output).toEqual({ reason: 'ended_elsewhere' })
  })

  test('a failed reading changes nothing', async () => {
    const { actor } = clockAt(startedAtMs, startedAtMs + minute, [new Error('offline')])
    const before = shownTime(actor.getSnapshot())
    actor.send({ type: 'tab.woke' })
    await settled()
    expect(isSameTime(before, shownTime(actor.getSnapshot()))).toEqual(true)
  })

  test('a reading that fails or takes too long is waited for until the next one is due, and ends nothing', async () => {
    for (const outcome of [failed('readClock'), ended('readingPatience')]) {
      const journey = await start(halfway).tell(ended('readingInterval'), outcome)
      expect([journey.at(), journey.asked()]).toEqual([{ running: { face: 'countingDown', server: 'trusting' } }, 1])
    }
  })

  test('a server that finds there is time at zero is asked again only when that is due', async () => {
    const reading: ClockReading = { deadlineAtMs: startedAtMs + minute, nowMs: startedAtMs + minute - 9_000, status: 'active' }
    const journey = await start(halfway).tell({ type: 'second.passed', nowMs: startedAtMs + minute }, done('readClock', reading))
    expect([journey.at(), journey.asked(), shownSeconds(journey.actor.getSnapshot())]).toEqual([{ running: { face: 'countingDown', server: 'trusting' } }, 1, 9])
  })

  test('a server that cannot be asked at zero ends the time', async () => {
    const { actor } = await start(halfway).tell({ type: 'second.passed', nowMs: startedAtMs + minute }, failed('readClock'))
    expect(actor.getSnapshot().output).toEqual({ reason: 'time_up' })
  })

  test('a session that turns out at zero to be ended elsewhere says so', async () => {
    const reading: ClockReading = { deadlineAtMs: startedAtMs + minute, nowMs: startedAtMs + minute, status: 'complete' }
    const { actor } = await start(halfway).tell({ type: 'second.passed', nowMs: startedAtMs + minute }, done('readClock', reading))
    expect(actor.getSnapshot().output).toEqual({ reason: 'ended_elsewhere' })
  })

  test('a session whose time the server calls up stands at zero, whatever this device’s clock had left', async () => {
    const reading: ClockReading = { deadlineAtMs: startedAtMs + minute, nowMs: startedAtMs + minute - 3_000, status: 'time_up' }
    const { actor } = await start(halfway).tell({ type: 'tab.woke' }, done('readClock', reading))
    expect([actor.getSnapshot().output, shownSeconds(actor.getSnapshot())]).toEqual([{ reason: 'time_up' }, 0])
  })
})

const halfway = { sessionId: 4, startedAtMs, deadlineAtMs: startedAtMs + minute, nowMs: startedAtMs + minute / 2 }

function start(input: typeof halfway) {
  const journey = journeysThrough(clockMachine)(input)
  return { tell: async (...events: AnyEventObject[]) => ({ ...(await journey.tell(...events)), asked: () => journey.called().filter((src) => src === 'readClock').length }) }
}
