import type { RemovalWords } from './removal-props.ts'

/** The words of deleting things of one kind in the classroom; `consequence` says in numbers what goes. */
export function removalWords(
  kind: 'Class' | 'Student' | 'Assignment',
  items: readonly { title: string; whole?: number }[],
  consequence: string,
  failed: string,
): RemovalWords {
  const [first] = items
  const count = countWholes(items)
  const many = `${count} ${kind === 'Class' ? 'classes' : `${kind.toLowerCase()}s`}`
  return {
    title: count === 1 ? `Delete ${kind}` : `Delete ${many}`,
    question: count === 1 ? `Are you sure you want to delete “${first?.title ?? ''}”?` : `Are you sure you want to delete ${many}?`,
    confirmLabel: count === 1 ? 'Delete' : `Delete ${many}`,
    failed,
    consequence,
  }
}

/** How many things people think of when these go: what is part of one thing counts once. */
export function countWholes(items: readonly { whole?: number }[]): number {
  return new Set(items.map(({ whole }, place) => (whole === undefined ? `alone ${place}` : whole))).size
}
