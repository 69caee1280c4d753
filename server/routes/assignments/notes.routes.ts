import * as wire from '#contract/assignments/notes.ts'
import { removeNote } from '#server/db/assignments/notes.queries.ts'
import { route } from '#server/http/route.ts'
import { teachers } from '#server/http/who.ts'
import { noteRule } from '#server/policies/note-rule.ts'
import { listNotes } from '#server/use-cases/assignments/notes/list-notes.ts'
import { sendNotes } from '#server/use-cases/assignments/notes/send-notes.ts'

const students = ['STUDENT'] as const

/** What teachers write to who is behind, and what becomes of it. */
export const noteRoutes = [
  route(wire.sendNotes, { who: teachers, on: 'nothing', onceConfirmed: true }, ({ deps, caller, body, timeZone }) => sendNotes(deps, caller, body, timeZone)),
  route(wire.listNotes, { who: students, on: 'own' }, ({ deps, caller }) => listNotes(deps, caller.id)),
  route(wire.dismissNote, { who: students, on: { rule: noteRule, id: 'params.id' } }, async ({ deps, object }) => {
    await removeNote(deps.db, object.id)
    return null
  }),
]
