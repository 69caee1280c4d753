import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useRouteContext } from '@tanstack/react-router'
import { fromCallback, fromPromise } from 'xstate'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { type ClassroomActorRef, classroomMachine, type ClassroomSnapshot } from '#machines/classroom/classroom/classroom.machine.ts'
import { gatherWork } from '#src/actors/classroom/classroom.lists.ts'
import { nothingBegun } from '#src/screens/classroom/work/work-refusals.ts'
import { failureOf, sentenceOf } from '#src/api/failure.ts'
import { unlessStopped } from '#src/api/unless-stopped.ts'
import { notifyError } from '#src/app/shell/notices.ts'
import { byOf, classIdOf, tabOf } from './classroom-address.ts'
import type { ClassroomSearch } from './classroom-search.ts'
import { useClassroomAddress } from './use-classroom-lists.ts'

/** What is chosen in the classroom and being done with it; another class or list lets go of it. */
export function useClassroom(search: ClassroomSearch): { classroom: ClassroomActorRef; moment: ClassroomSnapshot } {
  const { api } = useRouteContext({ from: '__root__' })
  const watch = useClassroomAddress()
  const [machine] = useState(() =>
    classroomMachine.provide({
      actions: { tellNothingBegun: () => notifyError(nothingBegun, 5000) },
      actors: {
        watchPlace: fromCallback<{ type: 'never' }, undefined>(({ sendBack }) => {
          let before = placeOf(search)
          return watch((next) => {
            if (placeOf(next) === before) return
            before = placeOf(next)
            sendBack({ type: 'place.changed' })
          })
        }),
        gatherWork: fromPromise<readonly Assignment[], { ids: readonly number[] }>(({ input, signal }) =>
          unlessStopped(signal, gatherWork(api, input.ids, signal).catch(tellFailure)),
        ),
      },
    }),
  )
  const classroom = useActorRef(machine)
  return { classroom, moment: useSelector(classroom, (snapshot) => snapshot) }
}

function placeOf(search: ClassroomSearch): string {
  return `${tabOf(search)} ${byOf(search)} ${classIdOf(search)}`
}

function tellFailure(error: unknown): never {
  notifyError(sentenceOf(failureOf(error), 'Failed to fetch assignments'))
  throw error
}
