import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { QuestionDraftActorRef, QuestionDraftSnapshot } from '#machines/questions/question-draft/question-draft.machine.ts'
import { hasUnsaved, testOf } from '#machines/questions/question-draft/question-draft.selectors.ts'
import type { QuestionTestActorRef } from '#machines/questions/question-test/question-test.machine.ts'
import { WorkbenchDialog } from '#src/screens/questions/workbench/workbench-dialog.tsx'
import { notifySuccess } from '#src/app/shell/notices.ts'
import type { QuestionDialogProps } from './question-dialog-props.ts'
import { workbenchView } from './question-workbench-view.ts'

type QuestionWorkbenchProps = Pick<QuestionDialogProps, 'mode' | 'accentTrainingBlocked' | 'timeZone' | 'onCopy' | 'onEdit'> & {
  draft: QuestionDraftActorRef
  /** What stands below the prompt. */
  ideas?: ReactNode
  offeredTags?: readonly string[]
}

/** Binds a running dialog to its screen: every gesture is one event, every picture one selector. */
export function QuestionWorkbench({ draft, ideas, mode, timeZone, offeredTags, onCopy, onEdit, ...place }: QuestionWorkbenchProps) {
  const { accentTrainingBlocked = false } = place
  const snapshot = useSelector(draft, whole)
  const test = useSelector(draft, testOf)
  const tested = useSelector(test ?? undefined, (moment) => moment ?? null)
  const { stored } = snapshot.context
  function close() {
    if (!draft.getSnapshot().can({ type: 'dialog.closed' })) return
    if (hasUnsaved(draft.getSnapshot())) notifySuccess('Your draft is kept. Open the question again to go on.')
    draft.send({ type: 'dialog.closed' })
  }
  return (
    <WorkbenchDialog
      view={workbenchView(snapshot, tested, { blocksAccent: accentTrainingBlocked, timeZone })}
      mode={mode}
      {...(offeredTags === undefined ? {} : { offeredTags })}
      ideas={ideas}
      onRetry={() => draft.send({ type: 'retry.requested' })}
      onClose={close}
      onCopy={onCopy === undefined || stored === null ? undefined : () => onCopy(stored)}
      onEditOwn={onEdit === undefined || stored === null ? undefined : () => onEdit(stored)}
      onEdit={(change) => draft.send({ type: 'question.edited', change })}
      onMend={(index) => draft.send({ type: 'mend.applied', index })}
      onSamples={(samples, strictness) => draft.send({ type: 'samples.changed', samples, ...(strictness === undefined ? {} : { strictness }) })}
      onNextVariation={() => draft.send({ type: 'variation.requested' })}
      onLookAgain={() => draft.send({ type: 'look.requested' })}
      onSave={() => draft.send({ type: 'save.requested' })}
      onKeepMine={() => draft.send({ type: 'mine.kept' })}
      onTakeTheirs={() => draft.send({ type: 'theirs.taken' })}
      onDiscard={() => draft.send({ type: 'draft.discarded' })}
      {...testActions(test)}
    />
  )
}

/** What the test panel's controls do; nothing while no question is open. */
export function testActions(test: QuestionTestActorRef | null) {
  return {
    onStartTest: () => test?.send({ type: 'test.requested' }),
    onAnswerTest: (text: string) => test?.send({ type: 'answer.submitted', text }),
    onRetryTest: () => test?.send({ type: 'retry.requested' }),
    onRestartTest: () => test?.send({ type: 'test.restarted' }),
  }
}

function whole(snapshot: QuestionDraftSnapshot): QuestionDraftSnapshot {
  return snapshot
}
