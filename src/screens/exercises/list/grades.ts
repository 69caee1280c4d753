import { ordinal } from './exercise-words.ts'

/** The grade levels to choose from, in order; `value` is the number as text. */
export const grades = Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1), label: ordinal(index + 1) }))
