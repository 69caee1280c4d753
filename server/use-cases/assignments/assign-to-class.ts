import type { assignAssignmentToClass as copyEndpoint, assignExerciseToClass as endpoint } from '#contract/assignments/assignments.ts'
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import { changeAssignments, holdAssignments } from '#server/db/assignments/assignment-changes.queries.ts'
import { findMember, insertClassWork, insertMissingClassWork, type ClassWork } from '#server/db/assignments/class-assignments.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { defaultTitle, givableExercise } from './givable-exercise.ts'
import { lockOngoing } from '#server/use-cases/classroom/lock-ongoing.ts'
import { givenTimes } from './given-times.ts'

type Given = ReplyOf<typeof endpoint>

/** Gives an exercise to a class: to every member now, to everybody else when they join. Refuses as giving it to one student does. */
export function assignExerciseToClass(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  classId: number,
  body: BodyOf<typeof endpoint>,
): Promise<Given> {
  return db.transaction(async (tx) => {
    const exercise = await givableExercise(tx, caller, body.exercise_id)
    const workId = await insertClassWork(tx, {
      classId,
      exerciseId: exercise.id,
      title: body.title ?? defaultTitle(exercise),
      gradeLevel: body.grade_level ?? exercise.preferredGradeLevel,
      ...givenTimes(body),
      allowRedo: body.config?.allowRedoAssignment ?? false,
    })
    return { assignment_ids: await giveToMembers(tx, classId, workId, clock.now()) }
  })
}

/**
 * Gives the work of an assignment to a class. The assignment itself becomes its student's part of the class's work when
 * that student is a member. Refuses an assignment the caller did not give.
 */
export function assignAssignmentToClass(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  classId: number,
  { assignment_id }: BodyOf<typeof copyEndpoint>,
): Promise<Given> {
  return db.transaction(async (tx) => {
    const [source] = await holdAssignments(tx, caller, [assignment_id])
    if (!source) throw fail('not_found')
    await givableExercise(tx, caller, source.exerciseId)
    const { exerciseId, title, gradeLevel, dueDate, closesAt, assignAt, allowRedo } = source
    const work: ClassWork = { classId, exerciseId, title, gradeLevel, dueDate, closesAt, assignAt, allowRedo }
    const workId = await insertClassWork(tx, work)
    const isPartOfIt = source.classAssignmentId === null && (await findMember(tx, classId, source.studentId))
    if (isPartOfIt) await changeAssignments(tx, [source.id], { classAssignmentId: workId })
    const given = await giveToMembers(tx, classId, workId, clock.now())
    return { assignment_ids: isPartOfIt ? [source.id, ...given] : given }
  })
}

async function giveToMembers(tx: Transaction, classId: number, workId: number, now: Date): Promise<number[]> {
  await lockOngoing(tx, classId)
  return insertMissingClassWork(tx, { classIds: [classId], studentIds: null, workId }, now)
}
