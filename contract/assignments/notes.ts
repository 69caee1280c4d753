import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { isSeen } from '#contract/texts.ts'
import { Id, Instant } from '#contract/values.ts'

/** The longest note a teacher writes to who is behind. */
export const longestNote = 600
const mostAssignments = 500

/** Whom of some work a note is for: who is overdue, or everybody who has not turned it in. */
export const NoteReceivers = v.picklist(['overdue', 'unfinished'])
export type NoteReceivers = v.InferOutput<typeof NoteReceivers>

/** A note of a teacher, as its student reads it: plain text, and the title of the work it is about. */
export const Note = v.object({ id: Id, from: v.string(), about: v.string(), text: v.string(), at: Instant })
export type Note = v.InferOutput<typeof Note>

/** What a teacher writes: plain text, its lines kept. */
export const NoteText = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text !== '' && isSeen(text), 'Write what you want to say'),
  v.maxLength(longestNote, `A message has at most ${longestNote} characters`),
)

/**
 * Writes a note to every student who is behind with some of the caller's work; one to each, however much of it is theirs. They read it on their
 * start page until they put it away, and where the school mails, also in a mail. `sent` is how many it was; ids that are not there, or not the
 * caller's, count for nobody.
 */
export const sendNotes = endpoint({
  method: 'POST',
  path: '/assignments/notes',
  summary: 'Write to everyone who is behind',
  status: 200,
  body: v.object({ assignment_ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(mostAssignments)), to: NoteReceivers, text: NoteText }),
  reply: v.object({ sent: v.number(), mailed: v.number() }),
})

/** The notes to the calling student that they have not put away, the newest first. */
export const listNotes = endpoint({
  method: 'GET',
  path: '/notes',
  summary: 'Notes of teachers to the caller',
  status: 200,
  reply: v.object({ results: v.array(Note) }),
})

/** Puts a note away: it is not shown again. */
export const dismissNote = endpoint({ method: 'DELETE', path: '/notes/:id', summary: 'Put a note away', status: 204, reply: null })
