import { expect, test } from 'vitest'
import { createServerClock } from '#src/api/server-clock.ts'

const served = Date.UTC(2026, 10, 20, 12, 0, 0)

test('a wrong device clock does not matter once the server told its time', () => {
  let device = served - 26 * 60 * 60 * 1000
  const clock = createServerClock(() => device)
  expect(clock.nowMs()).toEqual(device)
  clock.tell(served, true)
  device += 3_000
  expect(clock.nowMs()).toEqual(served + 3_000)
})

test('a Date header is cut to the second: it corrects what is far off and leaves what is near', () => {
  const clock = createServerClock(() => served)
  clock.tell(served + 1_000)
  expect(clock.nowMs()).toEqual(served)
  clock.tell(served + 60_000)
  expect(clock.nowMs()).toEqual(served + 60_500)
})

test('a slow answer never turns the clock back, and a changed device clock is followed at once', () => {
  let device = served
  const clock = createServerClock(() => device)
  clock.tell(served + 100, true)
  clock.tell(served - 800, true)
  expect(clock.nowMs()).toEqual(served + 100)
  device += 3_600_000
  clock.tell(served + 200, true)
  expect(clock.nowMs()).toEqual(served + 200)
})
