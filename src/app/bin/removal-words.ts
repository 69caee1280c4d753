import type { RemovalWords } from './removal-props.ts'

/** The words of deleting things of one kind in the classroom; `consequence` says in numbers what goes. */
export function removalWords(
  kind: 'Class' | 'Student' | 'Assignment',
  items: readonly { title: string }[],
  consequence: string,
  failed: string,
): RemovalWords {
  const [first] = items
  const many = `${items.length} ${kind === 'Class' ? 'classes' : `${kind.toLowerCase()}s`}`
  return {
    title: items.length === 1 ? `Delete ${kind}` : `Delete ${many}`,
    question: items.length === 1 ? `Are you sure you want to delete “${first?.title ?? ''}”?` : `Are you sure you want to delete ${many}?`,
    confirmLabel: items.length === 1 ? 'Delete' : `Delete ${many}`,
    failed,
    consequence,
  }
}
