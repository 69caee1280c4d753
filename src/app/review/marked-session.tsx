import { useRouteContext } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'
import { type MarkedSession, type MarkingActorRef, markingMachine, type MarkWish } from '#machines/review/marking/marking.machine.ts'
import { acceptanceToConfirm, hasUnsavedMark, isUnsavedAt, markElsewhere, markViewAt } from '#machines/review/marking/marking.selectors.ts'
import { createMarkingActors } from '#src/actors/review/marking.actors.ts'
import { changesOf } from '#src/screens/sessions/past/change-list.tsx'
import { MarkPanel } from '#src/screens/sessions/past/mark-panel.tsx'
import { SessionDetails } from '#src/screens/sessions/past/session-details.tsx'
import type { Crumb } from '#src/ui/layout/breadcrumbs.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import type { TakesOf } from '#src/app/accent/takes-of.tsx'
import { notifySuccess } from '#src/app/shell/notices.ts'
import { savesTimesOf } from '#src/app/sessions/save-times.ts'
import { useLeaving } from '#src/app/shell/use-leaving.tsx'

const AcceptDialog = lazy(async () => ({ default: (await import('#src/screens/sessions/past/accept-dialog.tsx')).AcceptDialog }))

/** A past session as its student's teacher sees it: with the marks they can give. Give it the session's id as its key. */
export function TeachersSession({ session, changes, crumbs, ...takes }: MarkedSession & { crumbs: readonly Crumb[]; takesOf?: TakesOf }) {
  const { api, timeZone } = useRouteContext({ from: '__root__' })
  const [machine] = useState(() =>
    markingMachine.provide({
      actors: createMarkingActors(api, session.chat_sessions),
      actions: { announce: (_, { wish, regraded }) => notifySuccess(doneWords(wish, regraded), 2000) },
    }),
  )
  const marking = useActorRef(machine, { input: { session, changes } })
  const { layer } = useLeaving({ wouldLose: () => hasUnsavedMark(marking.getSnapshot()), onClosed: () => undefined })
  return (
    <>
      <MarkedSessionPage marking={marking} timeZone={timeZone()} crumbs={crumbs} {...takes} />
      {layer}
    </>
  )
}

type PageProps = { marking: MarkingActorRef; timeZone: string; crumbs?: readonly Crumb[]; takesOf?: TakesOf }

/** Binds marking to the page of a session. */
export function MarkedSessionPage({ marking, timeZone, crumbs = [], ...takes }: PageProps) {
  const moment = useSelector(marking, (snapshot) => snapshot)
  const { session, changes } = moment.context
  const confirming = acceptanceToConfirm(moment)
  return (
    <>
      <SessionDetails
        view={{ mode: 'ready', session }}
        timeZone={timeZone}
        canSeeSystem
        isRetrying={false}
        onRetry={() => undefined}
        onSaveTimes={savesTimesOf(session)}
        crumbs={crumbs}
        {...takes}
        beside={
          session.is_test || session.is_practice
            ? undefined
            : (question, place) => (
                <MarkPanel
                  session={session}
                  question={question}
                  view={markViewAt(moment, place)}
                  isUnsaved={isUnsavedAt(moment, place)}
                  elsewhere={markElsewhere(moment, place)}
                  changes={changesOf(changes, question)}
                  timeZone={timeZone}
                  onTyped={(isDirty) => marking.send({ type: 'mark.typed', place, isDirty })}
                  onMark={(wish) => marking.send({ type: 'mark.wished', wish: { ...wish, place } })}
                  onKeepNewer={() => marking.send({ type: 'newer.kept' })}
                  onReplaceNewer={() => marking.send({ type: 'newer.replaced' })}
                  onRetry={() => marking.send({ type: 'retry.requested' })}
                />
              )
        }
      />
      {confirming === null ? null : (
        <Suspense>
          <AcceptDialog {...confirming} onConfirm={() => marking.send({ type: 'mark.confirmed' })} onCancel={() => marking.send({ type: 'mark.cancelled' })} />
        </Suspense>
      )}
    </>
  )
}

function doneWords(wish: MarkWish | null, regraded: number): string {
  switch (wish?.kind) {
    case 'accept':
      return regraded === 0 ? 'The answer counts as right from now on' : `The answer now counts as right in ${countOf(regraded, { one: 'place', many: 'places' })}`
    case 'quality':
      return 'Mark saved'
    default:
      return wish?.score === null ? "The tutor's score is back" : 'Mark saved'
  }
}
