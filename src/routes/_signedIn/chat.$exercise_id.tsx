import { createFileRoute, notFound, useBlocker, useRouter } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { isTeacherRole } from '#contract/people.ts'
import { chatSessionMachine } from '#machines/chat-session/chat-session.machine.ts'
import { draftQuestion, draftSession, mustConfirmLeaving, sessionClock } from '#machines/chat-session/chat-session.selectors.ts'
import { sessionTime, sessionView } from '#machines/chat-session/chat-session.view.ts'
import { isSameTime } from '#machines/clock/clock.selectors.ts'
import { createChatSessionActors } from '#src/actors/chat-session.actors.ts'
import { localDrafts } from '#src/app/local-drafts.ts'
import { ChatScreen } from '#src/screens/chat/chat-screen.tsx'

const optionalId = v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined))

export const Route = createFileRoute('/_signedIn/chat/$exercise_id')({
  params: {
    parse: ({ exercise_id }) => ({ exercise_id: Number(exercise_id) }),
    stringify: ({ exercise_id }) => ({ exercise_id: String(exercise_id) }),
  },
  validateSearch: v.object({ assignment_id: optionalId, practice_of: optionalId }),
  beforeLoad: ({ params }) => {
    if (!Number.isSafeInteger(params.exercise_id) || params.exercise_id < 1) throw notFound()
  },
  head: () => ({ meta: [{ title: 'Assignment' }] }),
  component: Chat,
})

function Chat() {
  const { exercise_id } = Route.useParams()
  const { assignment_id, practice_of } = Route.useSearch()
  const work = { exerciseId: exercise_id, assignmentId: assignment_id ?? null, practiceOf: practice_of ?? null }
  return <Session key={JSON.stringify(work)} {...work} />
}

function Session(work: { exerciseId: number; assignmentId: number | null; practiceOf: number | null }) {
  const { api, auth, clock, person, timeZone } = Route.useRouteContext()
  const { history } = useRouter()
  const [drafts] = useState(() => localDrafts(person.id, clock))
  const [machine] = useState(() => chatSessionMachine.provide({ actors: createChatSessionActors({ api, clock, drafts }) }))
  const session = useActorRef(machine, { input: { ...work, isTeacher: isTeacherRole(person.role) } }, (snapshot) => {
    if (snapshot.output !== undefined) history.push(snapshot.output.returnTo)
  })
  useBlocker({
    shouldBlockFn: () => {
      const mustAsk = mustConfirmLeaving(session.getSnapshot()) && auth.getSnapshot().matches('signedIn')
      if (mustAsk) session.send({ type: 'exit.requested' })
      return mustAsk
    },
    enableBeforeUnload: () => mustConfirmLeaving(session.getSnapshot()),
  })
  const view = useSelector(session, sessionView)
  const running = useSelector(session, sessionClock)
  const ticking = useSelector(running, (snapshot) => snapshot)
  const time = useSelector(session, (snapshot) => sessionTime(snapshot, ticking), isSameTime)
  const sessionId = useSelector(session, draftSession)
  const question = useSelector(session, draftQuestion)
  const draft = useMemo(() => (sessionId === null ? '' : drafts.read({ sessionId, question })), [drafts, sessionId, question])
  return (
    <ChatScreen
      view={view}
      time={time}
      draft={draft}
      timeZone={timeZone()}
      onAnswer={() => session.send({ type: 'answer.submitted' })}
      onNext={() => session.send({ type: 'next.requested' })}
      onSkip={() => session.send({ type: 'skip.requested' })}
      onAskForHint={() => session.send({ type: 'hint.requested' })}
      onClose={() => session.send({ type: 'exit.requested' })}
      onStay={() => session.send({ type: 'exit.cancelled' })}
      onAbandon={() => session.send({ type: 'exit.confirmed' })}
      onContinueHere={() => session.send({ type: 'continueHere.requested' })}
      onRetry={() => session.send({ type: 'retry.requested' })}
      onReturnHome={() => session.send({ type: 'home.requested' })}
      onPractice={() => history.push(`/chat/${work.exerciseId}?practice_of=${sessionId}`)}
      onDraftChange={(text) => (sessionId === null ? undefined : drafts.write({ sessionId, question }, text))}
    />
  )
}
