import { problemsOf } from '#machines/questions/question-draft/question-draft.fields.ts'
import type { QuestionDraftSnapshot } from '#machines/questions/question-draft/question-draft.machine.ts'
import { hasUnsaved, isEditable, isLookCurrent, mendable, subjectNow } from '#machines/questions/question-draft/question-draft.selectors.ts'
import { type QuestionTestSnapshot, questionTestTexts } from '#machines/questions/question-test/question-test.machine.ts'
import { isStale, testLog } from '#machines/questions/question-test/question-test.selectors.ts'
import { formatTime } from '#src/screens/dates.ts'
import type { LookState, OpenWorkbench, TestView, WorkbenchView } from '#src/screens/questions/workbench/workbench-view.ts'

/** The place of a dialog: `typeLock` says why its type is given, `timeZone` is the reader's. */
export type WorkbenchPlace = { blocksAccent: boolean; timeZone: string }

/** The picture of a moment of a question's dialog; `test` is null while nothing is open. */
export function workbenchView(draft: QuestionDraftSnapshot, test: QuestionTestSnapshot | null, place: WorkbenchPlace): WorkbenchView {
  if (draft.matches('failedToOpen')) return { mode: 'failed' }
  if (draft.matches('missing')) return { mode: 'missing' }
  if (!draft.matches('open')) return { mode: 'opening' }
  return { mode: 'open', open: openWorkbench(draft, test, place) }
}

function openWorkbench(draft: QuestionDraftSnapshot, test: QuestionTestSnapshot | null, place: WorkbenchPlace): OpenWorkbench {
  const { mode, fields, problems, sentence, theirs, stored, keptAtMs, isRestored, looked, variation, strictness, runningSessions } = draft.context
  return {
    mode,
    fields,
    subject: subjectNow(draft),
    canEdit: isEditable(draft),
    isSaving: draft.matches({ open: { form: 'saving' } }),
    problems: test?.context.problem === questionTestTexts.incomplete ? { ...problems, ...promptProblem(problemsOf(fields)) } : problems,
    sentence,
    theirs,
    stored,
    hasUnsaved: hasUnsaved(draft),
    keptAt: keptAtMs === null ? null : formatTime(new Date(keptAtMs).toISOString(), place.timeZone),
    isRestored,
    runningSessions,
    typeLock: typeLockOf(draft, place.blocksAccent),
    look: { state: lookState(draft), isCurrent: isLookCurrent(draft), looked, mendable: mendable(draft), variation, strictness },
    test: testView(test),
  }
}

/** A test needs a prompt, and no title. */
function promptProblem({ prompt }: Record<string, string>): Record<string, string> {
  return prompt === undefined ? {} : { prompt }
}

/** Why the kind of the question cannot be changed, and what to do instead. */
function typeLockOf({ context: { mode, stored, fixedType } }: QuestionDraftSnapshot, blocksAccent: boolean): string | null {
  const uses = stored?.exercise_count ?? 0
  if (mode === 'preview') return null
  if (uses > 0) return `Locked: used in ${uses} ${uses === 1 ? 'exercise' : 'exercises'}. Copy the question to change its kind.`
  if (fixedType === 'ACCENT_TRAINING') return 'Locked: this exercise has spoken questions. Make another exercise for written ones.'
  return blocksAccent || fixedType === 'FREE_FORM' ? "(Can't mix question types) This exercise has written questions. Make another exercise for spoken ones." : null
}

function lookState(draft: QuestionDraftSnapshot): LookState {
  if (draft.matches({ open: { look: 'nothing' } })) return 'nothing'
  if (draft.matches({ open: { look: 'lost' } })) return 'lost'
  return draft.matches({ open: { look: 'looked' } }) ? 'looked' : 'waiting'
}

/** The picture of a moment of a test; not started while no question is open. */
export function testView(test: QuestionTestSnapshot | null): TestView {
  if (test === null) return { run: 'inactive', log: [], answer: '', problem: null, isStale: false }
  return { run: test.value.run, log: testLog(test), answer: test.context.answer, problem: test.context.problem, isStale: isStale(test) }
}
