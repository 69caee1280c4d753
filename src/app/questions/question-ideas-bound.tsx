import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { QuestionDraftActorRef } from '#machines/questions/question-draft/question-draft.machine.ts'
import { isEditable, subjectNow } from '#machines/questions/question-draft/question-draft.selectors.ts'
import { questionIdeasMachine, type QuestionIdeasSnapshot } from '#machines/questions/question-ideas/question-ideas.machine.ts'
import { type AskedQuestion, takenOver } from '#machines/questions/question-ideas/question-ideas.taking.ts'
import { createQuestionIdeasActors } from '#src/actors/questions/question-ideas.actors.ts'
import type { Api } from '#src/api/client.ts'
import { QuestionIdeas, type QuestionIdeasView } from '#src/screens/questions/ideas/question-ideas.tsx'

/** Suggestions of a language model beside an open question that may be changed; nothing where the school has no model, or for spoken questions. */
export function QuestionIdeasBound({ api, draft }: { api: Api; draft: QuestionDraftActorRef }) {
  const [machine] = useState(() => questionIdeasMachine.provide({ actors: createQuestionIdeasActors({ api }) }))
  const ideas = useActorRef(machine)
  const snapshot = useSelector(ideas, (moment) => moment)
  const moment = useSelector(draft, (one) => one)
  const { fields } = moment.context
  const { budget } = snapshot.context
  if (budget === null || fields.type === 'ACCENT_TRAINING' || !isEditable(moment)) return null
  const question = { title: fields.title, prompt: fields.prompt, subject: subjectNow(moment).subject }
  return (
    <QuestionIdeas
      view={ideasView(snapshot, question)}
      budget={budget}
      title={fields.title}
      prompt={fields.prompt}
      onAsk={(wanted, about) => ideas.send({ type: 'idea.wanted', wanted, about, question })}
      onRetry={() => ideas.send({ type: 'retry.requested', question })}
      onStop={() => ideas.send({ type: 'waiting.ended' })}
      onTake={({ title, prompt }) => {
        draft.send({ type: 'question.edited', change: { title, prompt } })
        draft.send({ type: 'look.requested' })
        ideas.send({ type: 'idea.taken', question })
      }}
      onDrop={() => ideas.send({ type: 'idea.dropped' })}
    />
  )
}

/** The picture of a moment of suggestions for a question as it stands. */
export function ideasView(snapshot: QuestionIdeasSnapshot, question: AskedQuestion): QuestionIdeasView {
  const { wish, idea, sentence } = snapshot.context
  if (wish !== null && idea !== null && snapshot.matches('offered')) {
    const taken = takenOver(wish, idea, question)
    return { mode: 'offered', idea: taken ?? idea, isOutdated: taken === null }
  }
  if (snapshot.matches('asking')) return { mode: 'asking', isSlow: snapshot.matches({ asking: 'slow' }) }
  const hasFailed = snapshot.matches({ ready: 'failed' })
  return { mode: 'ready', sentence: hasFailed ? 'Nobody answered. Your question is as it was.' : sentence, canRetry: hasFailed }
}
