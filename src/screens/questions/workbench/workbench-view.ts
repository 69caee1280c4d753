import type { ReactNode } from 'react'
import type { DraftMode, QuestionFields } from '#machines/questions/question-draft/question-draft.fields.ts'
import type { LookedOver } from '#machines/questions/question-draft/question-draft.setup.ts'
import type { TestChatMessage } from '#contract/questions/test-chat.ts'
import type { Strictness } from '#contract/exercises/exercises.ts'
import type { QuestionDefinition } from '#contract/questions/questions.ts'

/** How far the tutor's look at the prompt is: `nothing` to look at, `waiting` while typing or looking, `looked`, or `lost` when nobody answered. */
export type LookState = 'nothing' | 'waiting' | 'looked' | 'lost'

/** The test panel: not started, `starting`, waiting for an answer, `sending` one, over, or failed with a way to try again. */
export type TestView = {
  run: 'inactive' | 'starting' | 'failedToStart' | 'answering' | 'sending' | 'failedToSend' | 'ended'
  log: readonly TestChatMessage[]
  /** The answer on its way, or the one that could not be sent. */
  answer: string
  problem: string | null
  /** The question was edited since the test began. */
  isStale: boolean
}

/** Everything the open dialog shows. `canEdit` is false in a preview and while saving. */
export type OpenWorkbench = {
  mode: DraftMode
  fields: QuestionFields
  subject: { subject: string; isGuessed: boolean }
  canEdit: boolean
  isSaving: boolean
  /** Field problems by field: title, prompt, subject, type, tags. */
  problems: Record<string, string>
  sentence: string | null
  /** The question as somebody else has saved it meanwhile. */
  theirs: QuestionDefinition | null
  stored: QuestionDefinition | null
  /** How many sessions that run now ask the question. */
  runningSessions: number
  hasUnsaved: boolean
  /** "12:04 PM" when this browser keeps the draft. */
  keptAt: string | null
  isRestored: boolean
  /** Why the type cannot be changed; null when it can. */
  typeLock: string | null
  look: { state: LookState; isCurrent: boolean; looked: LookedOver | null; mendable: readonly number[]; variation: number; strictness: Strictness }
  test: TestView
}

/** The dialog: on its way, failed to open, of a question that is not there or not the reader's to see, or open. */
export type WorkbenchView = { mode: 'opening' } | { mode: 'failed' } | { mode: 'missing' } | { mode: 'open'; open: OpenWorkbench }

/** What can be done in the dialog. */
export type WorkbenchActions = {
  onEdit: (change: Partial<QuestionFields>) => void
  onMend: (index: number) => void
  /** The answers to try, and how strictly when that changes. */
  onSamples: (samples: readonly string[], strictness?: Strictness) => void
  onNextVariation: () => void
  onLookAgain: () => void
  onSave: () => void
  onKeepMine: () => void
  onTakeTheirs: () => void
  onDiscard: () => void
  onStartTest: () => void
  onAnswerTest: (text: string) => void
  onRetryTest: () => void
  onRestartTest: () => void
}

/**
 * Props of `WorkbenchDialog`. `mode` is what was asked for, `offeredTags` are those of the library; a preview offers `onCopy` of the school's
 * questions and `onEditOwn` of one's own.
 */
export type WorkbenchDialogProps = WorkbenchActions & {
  view: WorkbenchView
  mode: DraftMode
  offeredTags?: readonly string[]
  onRetry: () => void
  onClose: () => void
  onCopy?: (() => void) | undefined
  onEditOwn?: (() => void) | undefined
  /** What stands below the prompt, as suggestions do. */
  ideas?: ReactNode
}
