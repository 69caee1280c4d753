import type { Class, renameClass as endpoint } from '#contract/classes.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { updateClassName } from '#server/db/classes.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { readClass } from './class-on-the-wire.ts'

/** Renames a class; refuses with the class as it stands when somebody else changed it since `version`. */
export async function renameClass(
  deps: Pick<Deps, 'db'>,
  caller: Caller,
  id: number,
  { name, version }: BodyOf<typeof endpoint>,
): Promise<Class> {
  const isRenamed = await updateClassName(deps.db, id, name, version)
  const current = await readClass(deps, caller, id)
  if (!isRenamed) throw fail('stale_version', { current })
  return current
}
