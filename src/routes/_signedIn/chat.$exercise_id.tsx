import { createFileRoute, notFound, useBlocker, useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import * as v from 'valibot'
import { isTeacherRole } from '#contract/people.ts'
import { chatSessionMachine } from '#machines/chat-session/chat-session.machine.ts'
import { mustConfirmLeaving } from '#machines/chat-session/chat-session.selectors.ts'
import { createChatSessionActors } from '#src/actors/chat-session.actors.ts'
import { forgetBegin, goAndBegin, mayBegin } from '#src/app/begin-intent.ts'
import { ChatPage } from '#src/app/chat-page.tsx'
import { localDrafts } from '#src/app/local-drafts.ts'
import { useNow } from '#src/app/time.ts'

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
  const { person } = Route.useRouteContext()
  const work = { exerciseId: exercise_id, assignmentId: assignment_id ?? null, practiceOf: practice_of ?? null }
  return <Session key={JSON.stringify({ ...work, person: person.id })} {...work} />
}

function Session(work: { exerciseId: number; assignmentId: number | null; practiceOf: number | null }) {
  const { api, auth, clock, person, timeZone } = Route.useRouteContext()
  const { history } = useRouter()
  const [drafts] = useState(() => localDrafts(person.id, clock))
  const [machine] = useState(() =>
    chatSessionMachine.provide({ actors: createChatSessionActors({ api, clock, drafts, onStarted: () => forgetBegin(history) }) }),
  )
  const input = { ...work, mayBegin: mayBegin(history), isTeacher: isTeacherRole(person.role) }
  const session = useActorRef(machine, { input }, (snapshot) => {
    if (snapshot.output !== undefined) history.replace(snapshot.output.returnTo)
  })
  useBlocker({
    shouldBlockFn: () => {
      const mustAsk = mustConfirmLeaving(session.getSnapshot()) && auth.getSnapshot().matches('signedIn')
      if (mustAsk) session.send({ type: 'exit.requested' })
      return mustAsk
    },
    enableBeforeUnload: () => mustConfirmLeaving(session.getSnapshot()),
  })
  return (
    <ChatPage
      session={session}
      drafts={drafts}
      now={useNow(clock)}
      timeZone={timeZone()}
      onPractice={(sessionId) => goAndBegin(history, `/chat/${work.exerciseId}?practice_of=${sessionId}`)}
    />
  )
}
