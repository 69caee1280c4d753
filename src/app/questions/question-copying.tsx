import { useRouteContext } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { QuestionDefinition } from '#contract/questions/questions.ts'
import { questionCopyMachine } from '#machines/questions/question-library/question-copy.ts'
import { createCopyActors } from '#src/actors/questions/question-library.actors.ts'
import { CopyDialog } from '#src/screens/questions/library/copy-dialog.tsx'

/** Props of `QuestionCopying`; `onCopied` gets the copy. */
export type QuestionCopyingProps = { question: QuestionDefinition; onCopied: (copy: QuestionDefinition) => void; onClosed: () => void }

/** Copying one question, asked first. Load it lazily. */
export function QuestionCopying({ question, onCopied, onClosed }: QuestionCopyingProps) {
  const { api } = useRouteContext({ from: '__root__' })
  const [machine] = useState(() => questionCopyMachine.provide({ actors: createCopyActors({ api }) }))
  const copying = useActorRef(machine, {}, ({ output }) => {
    if (output?.saved) onCopied(output.saved)
  })
  const isBusy = useSelector(copying, (snapshot) => snapshot.hasTag('pending'))
  const problem = useSelector(copying, ({ context }) => context.sentence)
  return (
    <CopyDialog
      title={question.question_title}
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => copying.send(copying.getSnapshot().matches('failed') ? { type: 'retry.requested' } : { type: 'values.submitted', values: { id: question.id } })}
      onClose={onClosed}
    />
  )
}
