import * as v from 'valibot'
import { Id } from '#contract/values.ts'

/** Something an address may say; what makes no sense there is as if it were not said. */
export function optional<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.fallback(v.optional(schema), undefined))
}

/** An id. */
export const id = optional(Id)
/** Words to look for; a number typed alone is read as words. */
export const words = optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(200)))
/** Something that is asked for or not: a dialog that stands open. */
export const flag = optional(v.pipe(v.union([v.literal(1), v.literal(true)]), v.transform(() => 1 as const)))
