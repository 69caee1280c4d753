import { useRouteContext } from '@tanstack/react-router'
import * as v from 'valibot'
import { classListMachine, openPieceListMachine, pieceListMachine, rosterListMachine, workListMachine } from '#machines/classroom/classroom/classroom.lists.ts'
import { fetchClasses, fetchOpenPiece, fetchPieces, fetchStudents, fetchWork } from '#src/actors/classroom/classroom.lists.ts'
import { openPieceQueryOf, pieceQueryOf, studentQueryOf, workQueryOf } from './classroom-address.ts'
import { ClassroomSearch } from './classroom-search.ts'
import { usePagedList } from '#src/app/lists/use-paged-list.ts'
import { useWatchedAddress } from '#src/app/lists/use-watched-address.ts'

/** The lists of the classroom, following its address; `refresh` reads all of them again after a write. */
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
  const pieces = usePagedList({
    machine: pieceListMachine,
    query: pieceQueryOf(search),
    fetchPage: (call, signal) => fetchPieces(surroundings, call, signal),
    watchQuery: (tell) => watch((next) => tell(pieceQueryOf(next))),
  })
  const openPiece = usePagedList({
    machine: openPieceListMachine,
    query: openPieceQueryOf(search),
    fetchPage: (call, signal) => fetchOpenPiece(surroundings, call, signal),
    watchQuery: (tell) => watch((next) => tell(openPieceQueryOf(next))),
  })
  function refresh() {
    for (const { list } of [classes, students, work, pieces, openPiece]) list.send({ type: 'refresh.requested' })
  }
  return { classes, students, work, pieces, openPiece, refresh }
}

/** Tells each address the classroom gets, until the answered function is called. */
export function useClassroomAddress() {
  return useWatchedAddress((search) => v.parse(ClassroomSearch, search))
}
