import * as v from 'valibot'
import { flag, id, optional, words } from '#src/app/lists/search-values.ts'

/** The address of the exercise list: its filters and order, and which dialog stands over it. */
export const exerciseSearch = v.object({
  q: words,
  grade: optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
  theme: words,
  tag: words,
  status: optional(v.picklist(['added', 'not_added'])),
  owner: optional(v.picklist(['user', 'admin', 'shared'])),
  sort: optional(v.picklist(['title', '-title', 'grade_level', '-grade_level'])),
  add_exercise: flag,
  deleted: flag,
  preview: id,
  assign: id,
})
export type ExerciseSearch = v.InferOutput<typeof exerciseSearch>
