import { useState } from 'react'
import type { Note } from '#contract/assignments/notes.ts'
import { dismissNoteMachine } from '#machines/assignments/notes/notes.forms.ts'
import { createDismissNoteActors } from '#src/actors/assignments/notes.actors.ts'
import type { Api } from '#src/api/client.ts'
import { OlderNotes, TeacherNote } from '#src/screens/assignments/student/teacher-note.tsx'
import { useForm } from '#src/app/shell/use-form.ts'

type OwnNotesProps = { api: Api; notes: readonly Note[]; now: Date; timeZone: string }

const mostInSight = 2

/** What teachers wrote to the reader; one that was put away is gone at once, and many leave the work below them in sight. */
export function OwnNotes({ notes, ...rest }: OwnNotesProps) {
  const [gone, setGone] = useState<readonly number[]>([])
  const drawn = (some: readonly Note[]) =>
    some
      .filter(({ id }) => !gone.includes(id))
      .map((note) => <OwnNote key={note.id} {...rest} note={note} onGone={() => setGone((before) => [...before, note.id])} />)
  const older = drawn(notes.slice(mostInSight))
  return (
    <>
      {drawn(notes.slice(0, mostInSight))}
      {older.length === 0 ? null : <OlderNotes count={older.length}>{older}</OlderNotes>}
    </>
  )
}

function OwnNote({ api, note, now, timeZone, onGone }: Omit<OwnNotesProps, 'notes'> & { note: Note; onGone: () => void }) {
  const [actors] = useState(() => createDismissNoteActors({ api, id: note.id }))
  const { view, save } = useForm({ machine: dismissNoteMachine, actors, onSaved: onGone })
  return <TeacherNote {...{ note, now, timeZone }} isBusy={view.isBusy} sentence={view.sentence} onDismiss={() => save({})} />
}
