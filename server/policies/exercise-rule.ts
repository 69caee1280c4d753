import { findAssigned, findExerciseOwner, findExerciseRow, type ExerciseRow } from '#server/db/exercises/exercises.queries.ts'
import type { ObjectRule } from '#server/http/route.ts'
import { editable, kept } from './library-items.ts'

type Owned = NonNullable<Awaited<ReturnType<typeof findExerciseOwner>>>

/** An exercise is read and assigned by its owner and, when an admin owns it, by every teacher; admins see all. The bin hides it. */
export const exerciseRule: ObjectRule<ExerciseRow> = { kind: 'exercise', find: (db, caller, id) => findExerciseRow(db, caller, id) }

/** The same exercises, by little more than their owner. */
export const exerciseOwnerRule: ObjectRule<Owned> = { kind: 'exercise', find: (db, caller, id) => findExerciseOwner(db, caller, id) }

/** An exercise is changed by its owner, whom they let, and by admins; who may only use it gets 403. */
export const editableExerciseRule: ObjectRule<Owned> = {
  kind: 'editable exercise',
  find: async (db, caller, id) => editable(caller, await findExerciseOwner(db, caller, id)),
}

/** An exercise is deleted and shared by its owner and by admins; who may only use or change it gets 403. */
export const keptExerciseRule: ObjectRule<Owned> = {
  kind: 'kept exercise',
  find: async (db, caller, id) => kept(caller, await findExerciseOwner(db, caller, id)),
}

/**
 * An exercise is announced to whom it was assigned, and to teachers who may assign it. Whether it is kept back until
 * `knownFrom` is for whoever knows the time.
 */
export const startExerciseRule: ObjectRule<{ id: number; knownFrom: Date | null }> = {
  kind: 'exercise to start',
  find: async (db, caller, id) => {
    if (caller.role === 'STUDENT') return findAssigned(db, caller.id, id)
    const found = await findExerciseOwner(db, caller, id)
    return found && { id: found.id, knownFrom: null }
  },
}
