import type { Deps } from '#server/deps.ts'
import { fail, type Failure } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { readStudent } from './student-on-the-wire.ts'

/** The refusal of a change to a student somebody else changed meanwhile: 409 with the student as they stand, 404 when gone. */
export async function staleStudent(deps: Pick<Deps, 'db' | 'clock'>, caller: Caller, id: number): Promise<Failure> {
  return fail('stale_version', { current: await readStudent(deps, caller, id) })
}
