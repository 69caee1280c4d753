import type { GradebookRow } from '#server/db/progress/gradebook.queries.ts'

/** One piece of work: how it is called, and each student's part of it. */
export type GradebookColumn = { first: GradebookRow; byStudent: Map<number, GradebookRow> }

/**
 * Rows as columns, in their order: what a class was given is one, and so is work of the same exercise, title and due date. The same work
 * given twice to one student makes a second column.
 */
export function columnsOf(rows: readonly GradebookRow[]): GradebookColumn[] {
  const columns = new Map<string, GradebookColumn[]>()
  const inOrder: GradebookColumn[] = []
  for (const row of rows) {
    const key = workOf(row)
    const alike = columns.get(key) ?? []
    const free = alike.find(({ byStudent }) => !byStudent.has(row.studentId))
    if (free) free.byStudent.set(row.studentId, row)
    else {
      const column = { first: row, byStudent: new Map([[row.studentId, row]]) }
      columns.set(key, [...alike, column])
      inOrder.push(column)
    }
  }
  return inOrder
}

function workOf({ classAssignmentId, exerciseId, title, dueDate }: GradebookRow): string {
  return classAssignmentId === null ? JSON.stringify([exerciseId, title, dueDate]) : String(classAssignmentId)
}
