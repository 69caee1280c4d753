import { AssignedExercise } from '#contract/assignments/assignment.ts'
import { endpoint } from '#contract/endpoint.ts'

/** What a student may know of an exercise before it starts; 404 when it was not assigned to them. Teachers see those they may assign. */
export const getStartExercise = endpoint({
  method: 'GET',
  path: '/start_exercises/:id',
  summary: 'An exercise before it starts',
  status: 200,
  reply: AssignedExercise,
})
