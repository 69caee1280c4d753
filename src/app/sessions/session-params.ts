import { notFound } from '@tanstack/react-router'

/** The exercise in a session's address. */
export const sessionParams = {
  parse: ({ exercise_id }: { exercise_id: string }) => ({ exercise_id: Number(exercise_id) }),
  stringify: ({ exercise_id }: { exercise_id: number }) => ({ exercise_id: String(exercise_id) }),
}

/** Shows the page of what was not found where an address names no exercise. */
export function needExercise({ params }: { params: { exercise_id: number } }): void {
  if (!Number.isSafeInteger(params.exercise_id) || params.exercise_id < 1) throw notFound()
}
