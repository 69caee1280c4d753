import { createFileRoute, notFound, useBlocker, useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import * as v from 'valibot'
import { isTeacherRole } from '#contract/people.ts'
import { accentSessionMachine } from '#machines/accent-session/accent-session.machine.ts'
import { mustConfirmLeaving } from '#machines/accent-session/accent-session.selectors.ts'
import { createAccentSessionActors } from '#src/actors/accent-session.actors.ts'
import { AccentPage } from '#src/app/accent-page.tsx'
import { forgetBegin, goAndBegin, mayBegin } from '#src/app/begin-intent.ts'
import { localTakes } from '#src/app/local-takes.ts'
import { useNow } from '#src/app/time.ts'

const optionalId = v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined))

export const Route = createFileRoute('/_signedIn/accent/$exercise_id')({
  params: {
    parse: ({ exercise_id }) => ({ exercise_id: Number(exercise_id) }),
    stringify: ({ exercise_id }) => ({ exercise_id: String(exercise_id) }),
  },
  validateSearch: v.object({ assignment_id: optionalId, practice_of: optionalId }),
  beforeLoad: ({ params }) => {
    if (!Number.isSafeInteger(params.exercise_id) || params.exercise_id < 1) throw notFound()
  },
  head: () => ({ meta: [{ title: 'Speaking practice' }] }),
  component: Accent,
})

function Accent() {
  const { exercise_id } = Route.useParams()
  const { assignment_id, practice_of } = Route.useSearch()
  const { person } = Route.useRouteContext()
  const work = { exerciseId: exercise_id, assignmentId: assignment_id ?? null, practiceOf: practice_of ?? null }
  return <Session key={JSON.stringify({ ...work, person: person.id })} {...work} />
}

function Session(work: { exerciseId: number; assignmentId: number | null; practiceOf: number | null }) {
  const { api, auth, clock, person, timeZone } = Route.useRouteContext()
  const { history } = useRouter()
  const [machine] = useState(() =>
    accentSessionMachine.provide({
      actors: createAccentSessionActors({ api, clock, userId: person.id, takes: localTakes(clock), onStarted: () => forgetBegin(history) }),
    }),
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
    <AccentPage
      session={session}
      now={useNow(clock)}
      timeZone={timeZone()}
      onPractice={(sessionId) => goAndBegin(history, `/accent/${work.exerciseId}?practice_of=${sessionId}`)}
    />
  )
}
