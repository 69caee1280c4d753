import * as v from 'valibot'

function optional<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.fallback(v.optional(schema), undefined))
}

const id = v.pipe(v.number(), v.integer(), v.minValue(1))
const words = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(200))
const flag = v.pipe(v.union([v.literal(1), v.literal(true)]), v.transform(() => 1 as const))

/** The address of the exercise list: its filters and order, and which dialog stands over it. */
export const exerciseSearch = v.object({
  q: optional(words),
  grade: optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
  theme: optional(words),
  status: optional(v.picklist(['added', 'not_added'])),
  owner: optional(v.picklist(['user', 'admin'])),
  sort: optional(v.picklist(['title', '-title', 'grade_level', '-grade_level'])),
  add_exercise: optional(flag),
  deleted: optional(flag),
  preview: optional(id),
  assign: optional(id),
})
export type ExerciseSearch = v.InferOutput<typeof exerciseSearch>
