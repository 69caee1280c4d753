import { firstNameOf } from '#src/screens/shell/navigation.ts'
import { PageTitle } from '#src/ui/page-title.tsx'
import { css } from '#styled/css'
import { AssignmentList, type AssignmentListProps } from './assignment-list.tsx'

/** The teacher's first page: the welcome and what every student has to do. */
export function TeacherDashboard({ person, ...list }: AssignmentListProps & { person: { name: string } }) {
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric', timeZone: list.timeZone }).format(list.now)
  return (
    <div className={page}>
      <PageTitle lead={`${day}. Students and classes will stand here too; your assignments already do.`}>Welcome, {firstNameOf(person.name)}</PageTitle>
      <AssignmentList {...list} />
    </div>
  )
}

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  width: 'full',
  maxWidth: 'page',
  marginInline: 'auto',
  px: { base: '4', md: '8' },
  py: { base: '5', md: '7' },
})
