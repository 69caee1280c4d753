import { notifyErrorLink } from '#src/app/shell/notice-actions.ts'

/** Says that an exercise asks nothing and cannot be given, with the way to its editor. */
export function tellEmpty({ id, title }: { id: number; title: string }): void {
  notifyErrorLink(`Exercise "${title}" has no questions.`, { label: 'Click here to add questions.', href: `/exercises/${id}` })
}
