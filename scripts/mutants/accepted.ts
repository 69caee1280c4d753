/** Mutants that no test can kill because nobody could notice them, by machine and name, each with the reason why. */
export const accepted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'accent-session': {
    'timedOut.lastTake.submitting.delivering on submitTake onDone #0: target closing becomes timedOut.lastTake.submitting.closingLater':
      'the feedback raises that the line is there, upon which closingLater goes on to closing at once',
    'timedOut.lastTake.submitting.closing on always: target #lastTakeEnded becomes timedOut.lastTake.submitting':
      'submitting goes on to its end at once, by the same condition',
  },
  assigning: {
    'open.work.editing on exercise.chosen: target .filling becomes open.work.editing.weighing': 'weighing goes on to filling at once, as an exercise is chosen',
  },
  'chat-session': {
    'timedOut.lastAnswer.submittingDraft.closing on always: target #lastAnswerEnded becomes timedOut.lastAnswer.submittingDraft':
      'submittingDraft goes on to its end at once, by the same condition',
  },
  clock: {
    'running.face: begins in countingDown': 'each direction turns into the other at once when the deadline says so',
    'running.server.reading on always: target confirming becomes running.server.trusting': 'trusting goes on to confirming at once, by the same condition',
  },
  'question-test': {
    'question: begins in stale': 'the run begins inactive, whose entry clears the mark before anybody sees it',
  },
  removal: {
    'idle on always: target restoring becomes restoreFailed': 'restoreFailed goes on to restoring at once, by the same condition',
  },
  'exercise-editor': {
    'open.draft.offered on draft.restored: target settled becomes open.draft.checking': 'checking goes on to settled at once, as nothing is offered any more',
    'open.draft.offered on draft.discarded: target settled becomes open.draft.checking': 'checking goes on to settled at once, as nothing is offered any more',
    'open.work.failed on always: target writing becomes open.work.idle': 'idle goes on to writing at once, by the same condition',
  },
  'question-draft': {
    'open.form.stale on mine.kept #0: no action forgetProblems': 'saving forgot all before, and what was found since goes as its field is mended',
  },
}
