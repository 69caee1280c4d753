import { fromCallback } from 'xstate'
import { expect, test } from 'vitest'
import { recorderMachine } from '#machines/accent/recorder/recorder.machine.ts'
import { recorderFacts } from '#machines/accent/recorder/recorder.selectors.ts'
import type { CaptureCommand } from '#machines/accent/recorder/recorder.types.ts'
import { aRecording } from '#tests/support/school/accent-agents.ts'
import { createLive } from '#tests/support/walking/live.ts'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { grantedMicrophone, recorderWalk } from '#tests/support/walks/accent/recorder.ts'

test('every way a recording can go ends with the microphone closed and says how it ended', async () => {
  const open = new Set<string>()
  const shown = await replayWalk(recorderWalk, (moment) => (moment.status === 'done' && 'captureSound' in moment.children ? open.add(JSON.stringify(moment.value)) : null))
  expect({ ...shown, open: [...open] }).toEqual({ ...shown, open: [], neverTaken: [], neverReached: [] })
})

test('another microphone is asked for anew, with the list to choose from still there', async () => {
  const live = createLive(recorderMachine)({ deviceId: null, expectedMs: 2_000 })
  live.actor.start()
  await live.play(grantedMicrophone)
  await live.play({ type: 'level.measured', peak: 0.4, rms: 0.1, elapsedMs: 50 })
  await live.play({ type: 'microphone.chosen', deviceId: 'door' })
  const facts = { isAsking: true, isEnding: false, elapsedMs: 0, rms: 0, levels: [], microphones: grantedMicrophone.microphones, deviceId: 'door' }
  expect(recorderFacts(live.actor.getSnapshot())).toEqual(facts)
  expect(live.calls.map(({ input }) => input)).toEqual([
    { deviceId: null, expectedMs: 2_000 },
    { deviceId: 'door', expectedMs: 2_000 },
  ])
})

test('quiet after the script asks for the recording, and the levels so far can be drawn', async () => {
  const told: string[] = []
  const capture = fromCallback<CaptureCommand>(({ receive }) => receive(({ type }) => told.push(type)))
  const live = createLive(recorderMachine, { replace: () => ({ captureSound: capture }) })({ deviceId: null, expectedMs: 2_000 })
  live.actor.start()
  await live.play(grantedMicrophone)
  await live.play({ type: 'level.measured', peak: 0.4, rms: 0.1, elapsedMs: 50 })
  await live.play({ type: 'level.measured', peak: 0.6, rms: 0.2, elapsedMs: 100 })
  const { levels, elapsedMs } = live.actor.getSnapshot().context
  expect([levels, elapsedMs]).toEqual([[0.4, 0.6], 100])
  await live.play({ type: 'silence.heard' })
  await live.play({ type: 'take.captured', recording: aRecording })
  expect([told, live.actor.getSnapshot().output]).toEqual([['stop.requested'], { kind: 'captured', recording: aRecording }])
})
