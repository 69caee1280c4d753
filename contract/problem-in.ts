import * as v from 'valibot'

/** The first sentence a value breaks of a schema, or null when it is as it should be. */
export function problemIn(schema: v.GenericSchema, value: unknown): string | null {
  const read = v.safeParse(schema, value)
  return read.success ? null : read.issues[0].message
}
