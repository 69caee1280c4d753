import { ButtonLink } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { classroomHref, type ClassroomTab } from '#src/screens/classroom/classroom-links.ts'

/** In place of the list of a class that is not there, or a colleague's: what may have become of it, and the ways on. */
export function MissingClass({ tab }: { tab: ClassroomTab }) {
  return (
    <EmptyState
      title="This class was not found."
      actions={
        <>
          <ButtonLink variant="secondary" href="/classroom?deleted=class">
            Deleted classes
          </ButtonLink>
          <ButtonLink href={classroomHref(null, tab)}>Show All</ButtonLink>
        </>
      }
    >
      It was deleted, or it belongs to a colleague. A deleted class can be brought back for 30 days; its students and their work stay.
    </EmptyState>
  )
}
