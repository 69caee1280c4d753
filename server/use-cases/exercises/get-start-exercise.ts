import type { AssignedExercise } from '#contract/assignments/assignment.ts'
import { findExerciseFacts } from '#server/db/assignments/assignments.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import { assignedExercise } from '#server/use-cases/assignments/assigned-exercise.ts'

/** What anybody to whom it is announced may know of an exercise. Refuses one that is kept back until later. */
export async function getStartExercise(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  found: { id: number; knownFrom: Date | null },
): Promise<AssignedExercise> {
  const facts = (await findExerciseFacts(db, [found.id])).get(found.id)
  if (!facts || (found.knownFrom !== null && found.knownFrom > clock.now())) throw fail('not_found')
  return assignedExercise(facts)
}
