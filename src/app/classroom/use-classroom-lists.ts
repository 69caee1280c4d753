import { useRouteContext } from '@tanstack/react-router'
import * as v from 'valibot'
import { classListMachine, rosterListMachine, workListMachine } from '#machines/classroom/classroom/classroom.lists.ts'
import { fetchClasses, fetchStudents, fetchWork } from '#src/actors/classroom/classroom.lists.ts'
import { studentQueryOf, workQueryOf } from './classroom-address.ts'
import { ClassroomSearch } from './classroom-search.ts'
import { usePagedList } from '#src/app/lists/use-paged-list.ts'
import { useWatchedAddress } from '#src/app/lists/use-watched-address.ts'

/** The three lists of the classroom, following its address; `refresh` reads all of them again after a write. */
export function useClassroomLists(search: ClassroomSearch) {
  const { api, clock } = useRouteContext({ from: '__root__' })
  const watch = useClassroomAddress()
  const surroundings = { api, nowMs: clock.nowMs }
  const classes = usePagedList({ machine: classListMachine, query: null, fetchPage: (call, signal) => fetchClasses(surroundings, call, signal) })
  const students = usePagedList({
    machine: rosterListMachine,
    query: studentQueryOf(search),
    fetchPage: (call, signal) => fetchStudents(surroundings, call, signal),
    watchQuery: (tell) => watch((next) => tell(studentQueryOf(next))),
  })
  const work = usePagedList({
    machine: workListMachine,
    query: workQueryOf(search),
    fetchPage: (call, signal) => fetchWork(surroundings, call, signal),
    watchQuery: (tell) => watch((next) => tell(workQueryOf(next))),
  })
  function refresh() {
    for (const { list } of [classes, students, work]) list.send({ type: 'refresh.requested' })
  }
  return { classes, students, work, refresh }
}

/** Tells each address the classroom gets, until the answered function is called. */
export function useClassroomAddress() {
  return useWatchedAddress((search) => v.parse(ClassroomSearch, search))
}
