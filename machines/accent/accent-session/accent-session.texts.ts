/** The sentences a spoken session can show, word for word. */
export const accentTexts = {
  startFailed: 'There was an error loading this assignment, please reload the page or try again later.',
  submitFailed: 'There was an error processing your answer. Please try again.',
  nextFailed: 'There was an error loading the next question. Please try again.',
  microphoneFailed: 'Failed to access microphone. Please ensure microphone permissions are enabled.',
  microphoneLost: 'The microphone went away while you were reading. Connect it again, then record again.',
  nothingHeard: 'We heard nobody speak, so nothing was kept. Check that the microphone is on, then record again.',
  recordingFailed: 'The recording did not work. Please record again.',
  leaveFailed: 'The session could not be ended. Check your connection and try again.',
} as const
