import type { ReactNode } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Invite, listTeachers, Teacher } from '#contract/accounts/teachers.ts'
import type { TeacherAct } from '#machines/accounts/teachers/teachers.forms.ts'
import type { ReadingView } from '#machines/lists/reading/reading.machine.ts'

/** What the page reads. */
export type Teachers = ReplyOf<typeof listTeachers>

/**
 * Props of `TeachersScreen`: `search` stands above the list, `found` in its place while something is searched; `invite` and `registration` are
 * forms, `languageModel` what the school has of one, null where it has none.
 */
export type TeachersScreenProps = {
  view: ReadingView<Teachers>
  search: ReactNode
  found: ReactNode | null
  invite: ReactNode
  registration: ReactNode
  languageModel: ReactNode | null
  timeZone: string
  onAct: (act: TeacherAct, about: Teacher | Invite) => void
  onRetry: () => void
}
