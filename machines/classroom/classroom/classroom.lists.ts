import type { Assignment } from '#contract/assignments/assignment.ts'
import type { AssignmentFilter } from '#contract/assignments/assignments.ts'
import type { GivenWork } from '#contract/assignments/given-work.ts'
import type { Class } from '#contract/classroom/classes.ts'
import type { Student } from '#contract/classroom/students.ts'
import { createPagedListMachine, type PagedListActorRef } from '#machines/lists/paged-list/paged-list.machine.ts'

/** A column a list is ordered by, with `-` before it for descending. */
export type Order<Column extends string> = Column | `-${Column}`
/** The columns students are ordered by. */
export type StudentColumn = 'name' | 'assigned' | 'due_today' | 'overdue' | 'next_due_date'
/** The columns assignments are ordered by. */
export type WorkColumn = 'title' | 'student' | 'status' | 'due_date' | 'score'

/** The columns pieces of work are ordered by. */
export type PieceColumn = 'title' | 'status' | 'due_date' | 'turned_in' | 'median'

/** Which students are wanted; a null order is by name, a null class is everybody. */
export type StudentQuery = { q: string; classId: number | null; order: Order<StudentColumn> | null }
/** Which assignments are wanted, null while they are not looked at; a null order has the overdue first, a null class is everybody's. */
export type WorkQuery = { q: string; classId: number | null; status: AssignmentFilter | null; order: Order<WorkColumn> | null } | null
/** Which pieces of work are wanted; a null order has the overdue first, a null class is everybody's. */
export type PieceQuery = { q: string; classId: number | null; status: AssignmentFilter | null; order: Order<PieceColumn> | null }
/** Of which piece of work the students are wanted, and of which class; a null piece, of none that is open, has nobody. */
export type OpenPieceQuery = { pieceId: number | null; classId: number | null }
/** What the list of classes tells beside them: how many students there are in and out of classes. */
export type ClassFacts = { students: number }

/** A teacher's classes. */
export const classListMachine = createPagedListMachine<Class, null, ClassFacts>({ id: 'classList', idOf: ({ id }) => id })
/** A teacher's students, of one class or all. */
export const rosterListMachine = createPagedListMachine<Student, StudentQuery, null>({ id: 'rosterList', idOf: ({ id }) => id })
/** What a teacher's students have to do, of one class or all. */
export const workListMachine = createPagedListMachine<Assignment, WorkQuery, null>({ id: 'workList', idOf: ({ id }) => id })
/** What a teacher gave, a row for each piece of work. */
export const pieceListMachine = createPagedListMachine<GivenWork, PieceQuery, null>({ id: 'pieceList', idOf: ({ id }) => id })
/** The students of the piece of work that is open, each with their part of it. */
export const openPieceListMachine = createPagedListMachine<Assignment, OpenPieceQuery, null>({ id: 'openPieceList', idOf: ({ id }) => id })

/** The classes of a page. */
export type ClassListActorRef = PagedListActorRef<Class, null, ClassFacts>
/** The students of a page. */
export type RosterListActorRef = PagedListActorRef<Student, StudentQuery, null>
/** The assignments of a page. */
export type WorkListActorRef = PagedListActorRef<Assignment, WorkQuery, null>
/** The pieces of work of a page. */
export type PieceListActorRef = PagedListActorRef<GivenWork, PieceQuery, null>
/** The students of an open piece. */
export type OpenPieceListActorRef = PagedListActorRef<Assignment, OpenPieceQuery, null>
