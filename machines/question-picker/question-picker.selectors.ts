import type { QuestionType } from '#contract/exercises.ts'
import type { QuestionPickerSnapshot } from './question-picker.machine.ts'

/** The one type the list is kept at, or null while it shows all. */
export function shownType({ context }: QuestionPickerSnapshot): QuestionType | null {
  return context.query.type
}

/** Whether the exercise has questions, so that its type cannot be changed here. */
export function isTypeFixed({ context }: QuestionPickerSnapshot): boolean {
  return context.lockedType !== null
}

/** Whether anything narrows the list that a reset would take away. */
export function canReset({ context: { query, lockedType } }: QuestionPickerSnapshot): boolean {
  return query.q !== '' || query.author !== null || query.subject !== null || query.type !== lockedType
}
