import { useState } from 'react'
import type { Note } from '#contract/assignments/notes.ts'
import { dismissNoteMachine } from '#machines/assignments/notes/notes.forms.ts'
import { createDismissNoteActors } from '#src/actors/assignments/notes.actors.ts'
import type { Api } from '#src/api/client.ts'
import { TeacherNote } from '#src/screens/assignments/student/teacher-note.tsx'
import { useForm } from '#src/app/shell/use-form.ts'

type OwnNotesProps = { api: Api; notes: readonly Note[]; now: Date; timeZone: string }

/** What teachers wrote to the reader; one that was put away is gone at once. */
export function OwnNotes({ notes, ...rest }: OwnNotesProps) {
  const [gone, setGone] = useState<readonly number[]>([])
  return notes
    .filter(({ id }) => !gone.includes(id))
    .map((note) => <OwnNote key={note.id} {...rest} note={note} onGone={() => setGone((before) => [...before, note.id])} />)
}

function OwnNote({ api, note, now, timeZone, onGone }: Omit<OwnNotesProps, 'notes'> & { note: Note; onGone: () => void }) {
  const [actors] = useState(() => createDismissNoteActors({ api, id: note.id }))
  const { view, save } = useForm({ machine: dismissNoteMachine, actors, onSaved: onGone })
  return <TeacherNote {...{ note, now, timeZone }} isBusy={view.isBusy} sentence={view.sentence} onDismiss={() => save({})} />
}
