import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { fromCallback } from 'xstate'
import { type ClassroomActorRef, classroomMachine, type ClassroomSnapshot } from '#machines/classroom/classroom/classroom.machine.ts'
import { classIdOf, tabOf } from './classroom-address.ts'
import type { ClassroomSearch } from './classroom-search.ts'
import { useClassroomAddress } from './use-classroom-lists.ts'

/** What is chosen in the classroom and being done with it; another class or tab lets go of it. */
export function useClassroom(search: ClassroomSearch): { classroom: ClassroomActorRef; moment: ClassroomSnapshot } {
  const watch = useClassroomAddress()
  const [machine] = useState(() =>
    classroomMachine.provide({
      actors: {
        watchPlace: fromCallback<{ type: 'never' }, undefined>(({ sendBack }) => {
          let before = placeOf(search)
          return watch((next) => {
            if (placeOf(next) === before) return
            before = placeOf(next)
            sendBack({ type: 'place.changed' })
          })
        }),
      },
    }),
  )
  const classroom = useActorRef(machine)
  return { classroom, moment: useSelector(classroom, (snapshot) => snapshot) }
}

function placeOf(search: ClassroomSearch): string {
  return `${tabOf(search)} ${classIdOf(search)}`
}
