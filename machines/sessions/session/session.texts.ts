/** The sentences that a session of either kind can show, word for word. */
export const sessionTexts = {
  startFailed: 'There was an error loading this assignment, please reload the page or try again later.',
  answerFailed: 'There was an error processing your answer. Please try again.',
  nextFailed: 'There was an error loading the next question. Please try again.',
  leaveFailed: 'The session could not be ended. Check your connection and try again.',
} as const
