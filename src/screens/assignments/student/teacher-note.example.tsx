import { widePage } from '#src/ui/layout/page-layout.ts'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { OlderNotes, TeacherNote } from './teacher-note.tsx'

const note = {
  id: 1,
  from: 'Elena Alvarez',
  about: 'Equations Check',
  text: '“Equations Check” was due on Nov 18. If something in it is hard, come to me before the next lesson and we look at it together.',
  at: '2026-11-20T13:00:00.000Z',
}

const now = new Date('2026-11-20T19:30:00.000Z')

function shown(more: { isBusy?: boolean; sentence?: string }) {
  return () => (
    <main className={widePage}>
      <PageTitle>TO DO</PageTitle>
      <TeacherNote {...{ note, now }} isBusy={false} sentence={null} timeZone="America/New_York" onDismiss={nothing} {...more} />
    </main>
  )
}

function many() {
  return (
    <main className={widePage}>
      <PageTitle>TO DO</PageTitle>
      <OlderNotes count={8}>
        <TeacherNote {...{ note, now }} isBusy={false} sentence={null} timeZone="America/New_York" onDismiss={nothing} />
      </OlderNotes>
    </main>
  )
}

function nothing(): void {
  return undefined
}

/** A note of a teacher, at rest, being put away, and kept because that failed; and where older ones are. */
export const examples = {
  Note: shown({}),
  'Being put away': shown({ isBusy: true }),
  'Older ones': many,
  Failed: shown({ sentence: 'That did not work. Please try again.' }),
}
