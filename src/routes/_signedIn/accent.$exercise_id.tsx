import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { accentSessionMachine } from '#machines/accent/accent-session/accent-session.machine.ts'
import { mustConfirmLeaving } from '#machines/accent/accent-session/accent-session.selectors.ts'
import { createAccentSessionActors } from '#src/actors/accent/accent-session.actors.ts'
import { AccentPage } from '#src/app/accent/accent-page.tsx'
import { forgetBegin, goAndBegin, leaveTo, mayBegin } from '#src/app/sessions/begin-intent.ts'
import { localTakes } from '#src/app/accent/local-takes.ts'
import { sessionRoute } from '#src/app/sessions/session-route.ts'
import { type AddressedWork, sessionInput, useAskBeforeLeaving, workOf } from '#src/app/sessions/session-work.ts'
import { useNow } from '#src/app/shell/time.ts'

export const Route = createFileRoute('/_signedIn/accent/$exercise_id')({
  ...sessionRoute,
  head: () => ({ meta: [{ title: 'Speaking practice' }] }),
  component: Accent,
})

function Accent() {
  const { work, key } = workOf(Route.useParams(), Route.useSearch(), Route.useRouteContext().person)
  return <Session key={key} work={work} />
}

function Session({ work }: { work: AddressedWork }) {
  const { api, auth, clock, person, timeZone } = Route.useRouteContext()
  const { history } = useRouter()
  const takes = async () => localTakes(clock)
  const [machine] = useState(() =>
    accentSessionMachine.provide({
      actors: createAccentSessionActors({ api, clock, userId: person.id, takes, onStarted: () => forgetBegin(history) }),
    }),
  )
  const session = useActorRef(machine, { input: sessionInput(work, mayBegin(history), person) }, ({ output }) => {
    if (output !== undefined) leaveTo(history, output.returnTo)
  })
  useAskBeforeLeaving(session, auth, mustConfirmLeaving)
  return (
    <AccentPage
      session={session}
      now={useNow(clock)}
      timeZone={timeZone()}
      onPractice={(sessionId) => goAndBegin(history, `/accent/${work.exerciseId}?practice_of=${sessionId}`)}
    />
  )
}
