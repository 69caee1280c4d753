import type { QuestionPickerSnapshot } from './question-picker.machine.ts'

/** Whether anything narrows the list that a reset would take away. */
export function canReset({ context: { query, lockedType } }: QuestionPickerSnapshot): boolean {
  return query.q !== '' || query.author !== null || query.subject !== null || query.type !== lockedType
}
