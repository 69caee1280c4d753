import { recorderMachine } from '#machines/accent/recorder/recorder.machine.ts'
import { aRecording } from '#tests/support/school/accent-agents.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** A microphone that may be used. */
export const grantedMicrophone = { type: 'microphone.granted', deviceId: 'desk', microphones: [{ id: 'desk', label: 'Desk' }] }

/** Every moment of one recording. */
export const recorderWalk = walkMachine(recorderMachine, {
  input: { deviceId: null, expectedMs: 2_000 },
  events: [
    grantedMicrophone,
    { type: 'microphone.chosen', deviceId: 'desk' },
    { type: 'microphone.refused', reason: 'denied' },
    { type: 'level.measured', peak: 0.4, rms: 0.1, elapsedMs: 50 },
    { type: 'take.captured', recording: aRecording },
    { type: 'nothing.heard' },
  ],
  limit: 60,
})
