/** The sentences a session can show, word for word. */
export const chatTexts = {
  startFailed: 'There was an error loading this assignment, please reload the page or try again later.',
  answerFailed: 'There was an error processing your answer. Please try again.',
  nextFailed: 'There was an error loading the next question. Please try again.',
  hint: 'hint',
  emptyAnswer: 'Type an answer first',
  leaveFailed: 'The session could not be ended. Check your connection and try again.',
  timeUp: "Time's up! Your assignment will be automatically submitted.",
  nextQuestion: 'Next Question',
  lastQuestion: 'Click here to complete your assignment',
} as const
