import { fail, type Failure } from '#server/errors.ts'

/** The refusal of a mark above what its question is worth; `field` is the name it was sent by. */
export function aboveWorth(pointsCenti: number, field: 'points' | 'score'): Failure {
  const error = `This question is worth ${pointsCenti / 100} points.`
  return fail('invalid', { field, error, issues: [{ path: field, message: error }] })
}
