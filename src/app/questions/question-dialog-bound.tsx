import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { questionDraftMachine } from '#machines/questions/question-draft/question-draft.machine.ts'
import { createQuestionDraftActors } from '#src/actors/questions/question-draft.actors.ts'
import { localLastSubject, localQuestionDrafts } from './local-question-drafts.ts'
import type { QuestionDialogProps } from './question-dialog-props.ts'
import { QuestionIdeasBound } from './question-ideas-bound.tsx'
import { QuestionWorkbench } from './question-workbench.tsx'
import { useOfferedTags } from './use-offered-tags.ts'

/** The dialog of one question from opening to saved or closed. */
export function QuestionDialogBound({ api, clock, personId, ...props }: QuestionDialogProps) {
  const [machine] = useState(() =>
    questionDraftMachine.provide({
      actors: createQuestionDraftActors({ api, drafts: localQuestionDrafts(personId, clock), lastSubject: localLastSubject(personId) }),
    }),
  )
  const input = { mode: props.mode, questionId: props.question_id ?? null, fixedType: props.type ?? null }
  const draft = useActorRef(machine, { input }, (snapshot) => {
    if (snapshot.output === undefined) return
    if (snapshot.output.saved === null) props.onClosed()
    else props.onSaved(snapshot.output.saved)
  })
  const ideas = props.mode === 'preview' ? null : <QuestionIdeasBound api={api} draft={draft} />
  return <QuestionWorkbench draft={draft} ideas={ideas} offeredTags={useOfferedTags(api, 'question')} {...props} />
}
