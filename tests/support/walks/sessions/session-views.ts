/** How a walk looks at a page: `reads` and `readsNot` are about words, `both` joins views, `isShut` says that nothing can be handed in. */
export type Look<View> = {
  reads: (...words: string[]) => View
  readsNot: (...words: string[]) => View
  both: (...views: View[]) => View
  isShut: View
}

/**
 * What the pages of a chat and of a spoken session show alike, by the leaf states of its machine: being opened or refused, the line,
 * leaving (what is asked first is not alike), the end of the time and of the work.
 */
export function sessionViews<View>(machine: 'chatSession' | 'accentSession', { reads, readsNot, both, isShut }: Look<View>): Record<string, View> {
  const isTrusted = readsNot("You're offline.", "The server isn't answering.", 'Continue here')
  return {
    [`${machine}.loading.starting`]: reads('Loading your assignment...'),
    [`${machine}.failedToStart`]: reads('There was an error loading this assignment, please reload the page or try again later.', 'Try again', 'Return Home'),
    [`${machine}.offered`]: reads('Start', 'Return Home'),
    [`${machine}.missing`]: reads('This assignment was not found.', 'Return Home'),
    [`${machine}.open.line.online.trusting`]: isTrusted,
    [`${machine}.open.line.online.checking`]: isTrusted,
    elsewhere: reads('This assignment was continued in another tab or on another device, or your teacher allowed a fresh start.', 'Continue here'),
    [`${machine}.open.exit.staying`]: readsNot('Abandon Assignment?'),
    [`${machine}.open.exit.leaving`]: reads('Abandon Assignment?', 'Leaving...'),
    [`${machine}.open.exit.leaveFailed`]: reads('Abandon Assignment?', 'The session could not be ended.', 'Leave for now'),
    [`${machine}.timedOut.notice.announcing`]: both(isShut, reads("Time's up! Your assignment will be automatically submitted.")),
    [`${machine}.timedOut.notice.reviewing`]: both(isShut, reads("Time's Up!", 'Return Home')),
    [`${machine}.complete.announcing`]: isShut,
    [`${machine}.complete.reviewing`]: both(isShut, reads('Assignment Complete!', 'Return Home')),
  }
}
