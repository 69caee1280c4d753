import { ButtonLink } from '#src/ui/controls/button.tsx'
import { MessagePage } from './message-page.tsx'

/** What an address may lead to that is not there, or not this teacher's to see. */
export type MissingKind = 'student' | 'class' | 'session'

const kinds = {
  student: {
    title: 'This student was not found.',
    words: 'They were deleted, or belong to a colleague. A deleted student can be brought back for 30 days.',
    deleted: { label: 'Deleted students', href: '/classroom?tab=students&deleted=student' },
  },
  class: {
    title: 'This class was not found.',
    words: 'It was deleted, or it belongs to a colleague. A deleted class can be brought back for 30 days.',
    deleted: { label: 'Deleted classes', href: '/classroom?deleted=class' },
  },
  session: {
    title: 'This session was not found.',
    words: 'Its student was deleted, or belongs to a colleague. A deleted student can be brought back, with their sessions, for 30 days.',
    deleted: { label: 'Deleted students', href: '/classroom?tab=students&deleted=student' },
  },
}

/** The page of something that is not there: what may have become of it, where it can be brought back, and the way on. */
export function MissingThing({ kind }: { kind: MissingKind }) {
  const { title, words, deleted } = kinds[kind]
  return (
    <MessagePage
      mark="404"
      title={title}
      actions={
        <>
          <ButtonLink size="lg" href="/classroom">
            Go to Classroom
          </ButtonLink>
          <ButtonLink size="lg" variant="secondary" href={deleted.href}>
            {deleted.label}
          </ButtonLink>
        </>
      }
    >
      <p>{words}</p>
    </MessagePage>
  )
}
