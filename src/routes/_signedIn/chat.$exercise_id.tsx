import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { chatSessionMachine } from '#machines/chat/chat-session/chat-session.machine.ts'
import { isAbandonedByLeaving } from '#machines/sessions/session/session.selectors.ts'
import { createChatSessionActors } from '#src/actors/chat/chat-session.actors.ts'
import { forgetBegin, goAndBegin, leaveTo, mayBegin } from '#src/app/sessions/begin-intent.ts'
import { soundVerdict } from '#src/app/chat/verdict-sound.ts'
import { ChatPage } from '#src/app/chat/chat-page.tsx'
import { localDrafts } from '#src/app/sessions/local-drafts.ts'
import { sessionRoute } from '#src/app/sessions/session-route.ts'
import { type AddressedWork, sessionInput, useAskBeforeLeaving, workOf } from '#src/app/sessions/session-work.ts'
import { useNow } from '#src/app/shell/time.ts'

export const Route = createFileRoute('/_signedIn/chat/$exercise_id')({
  ...sessionRoute,
  head: () => ({ meta: [{ title: 'Assignment' }] }),
  component: Chat,
})

function Chat() {
  const { work, key } = workOf(Route.useParams(), Route.useSearch(), Route.useRouteContext().person)
  return <Session key={key} work={work} />
}

function Session({ work }: { work: AddressedWork }) {
  const { api, auth, clock, person, timeZone } = Route.useRouteContext()
  const { history } = useRouter()
  const [drafts] = useState(() => localDrafts(person.id, clock))
  const [machine] = useState(() =>
    chatSessionMachine.provide({
      actors: createChatSessionActors({ api, clock, drafts, onStarted: () => forgetBegin(history), onJudged: soundVerdict }),
    }),
  )
  const session = useActorRef(machine, { input: sessionInput(work, mayBegin(history), person) }, ({ output }) => {
    if (output !== undefined) leaveTo(history, person.is_sample ? '/home' : output.returnTo)
  })
  useAskBeforeLeaving(session, auth, isAbandonedByLeaving)
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
