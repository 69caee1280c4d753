import { sessionTexts } from '#machines/sessions/session/session.texts.ts'

/** The sentences a spoken session can show, word for word. */
export const accentTexts = {
  ...sessionTexts,
  microphoneFailed: 'Failed to access microphone. Please ensure microphone permissions are enabled.',
  microphoneLost: 'The microphone went away while you were reading. Connect it again, then record again.',
  nothingHeard: 'We heard nobody speak, so nothing was kept. Check that the microphone is on, then record again.',
  recordingFailed: 'The recording did not work. Please record again.',
} as const
