import type { SchoolSharing, Sharing } from '#contract/questions/sharing.ts'
import { countOf } from '#src/ui/data-table/counts.ts'

/** What everybody at the school may do. */
export const schoolChoices: { value: SchoolSharing; label: string }[] = [
  { value: 'none', label: 'Not shared with the school' },
  { value: 'use', label: 'Everyone may use and copy it' },
  { value: 'edit', label: 'Everyone may also edit it' },
]

/** What one colleague may do. */
export const personChoices: { value: 'use' | 'edit'; label: string }[] = [
  { value: 'use', label: 'May use and copy it' },
  { value: 'edit', label: 'May also edit it' },
]

/** Said when a sharing was saved. */
export function sharedWords(title: string, { school, people }: Sharing): string {
  if (school !== 'none') return `“${title}” is shared with your school`
  return people.length === 0 ? `“${title}” is only yours now` : `“${title}” is shared with ${countOf(people.length, { one: 'colleague', many: 'colleagues' })}`
}
