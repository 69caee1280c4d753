import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { onOneLine, ownDirection } from '#contract/texts.ts'
import { pageQuery, pageReply, SearchWords, sortBy } from '#contract/lists.ts'
import { Id, Instant, Version } from '#contract/values.ts'

/** A class's name: 1 to 100 characters on one line, trimmed. */
export const ClassName = v.pipe(
  v.string(),
  ownDirection,
  v.trim(),
  v.nonEmpty('Class name is required'),
  v.maxLength(100, 'Class name cannot be longer than 100 characters'),
  onOneLine,
)

/**
 * A class of one teacher with its students by name. `voice_consent`: the school agreed that its students' voices are kept;
 * a student's recordings are only where one of their classes has it. `model_consent`: it agreed that a language model reads what they
 * answer, without their names; null where the school has none. `sets_goals`: its students may set themselves a goal for each
 * week. `archived_at`: since when it is over, so that it gets no new work and nobody new; null while it goes on.
 */
export const Class = v.object({
  id: Id,
  name: v.string(),
  version: v.number(),
  voice_consent: v.boolean(),
  model_consent: v.nullable(v.boolean()),
  sets_goals: v.boolean(),
  archived_at: v.nullable(Instant),
  teacher: v.object({ id: Id, name: v.string() }),
  students: v.array(v.object({ id: Id, name: v.string(), username: v.string(), email: v.string() })),
})
export type Class = v.InferOutput<typeof Class>

const ClassBody = v.object({ name: ClassName })

/** The caller's classes, everybody's for an admin, by name; those that are archived only with `archived=include`. */
export const listClasses = endpoint({
  method: 'GET',
  path: '/classes',
  summary: 'Classes of the caller',
  status: 200,
  query: v.object({ q: v.optional(SearchWords), archived: v.optional(v.literal('include')), sort: v.optional(sortBy('name'), 'name'), ...pageQuery }),
  reply: v.object({ results: v.array(Class), ...pageReply }),
})

/** The names of the classes that are not archived, to choose one of, by name, with how many students each has; at most a thousand. */
export const listClassNames = endpoint({
  method: 'GET',
  path: '/classes/names',
  summary: 'Names of the classes of the caller',
  status: 200,
  reply: v.object({ results: v.array(v.object({ id: Id, name: v.string(), student_count: v.number() })) }),
})

/** Makes a class of the caller's. */
export const createClass = endpoint({ method: 'POST', path: '/classes', summary: 'Create a class', status: 201, body: ClassBody, reply: Class })

/** One class; 404 when not there or not the caller's to see. */
export const getClass = endpoint({ method: 'GET', path: '/classes/:id', summary: 'One class', status: 200, reply: Class })

/**
 * Renames a class; `voice_consent` notes the school's consent to keep voices, or takes it back: then no new recordings are
 * kept, and those of students without another such class are deleted within two hours. `model_consent` notes the consent to a language
 * model, or takes it back: then it is asked nothing more. `sets_goals` false leaves its students without goals, whatever other classes of theirs
 * say; what they had set is kept. Left out, they stay.
 */
export const renameClass = endpoint({
  method: 'PUT',
  path: '/classes/:id',
  summary: 'Rename a class',
  status: 200,
  body: v.object({
    ...ClassBody.entries,
    voice_consent: v.optional(v.boolean()),
    model_consent: v.optional(v.boolean()),
    sets_goals: v.optional(v.boolean()),
    version: v.optional(Version),
  }),
  reply: Class,
})

/** Puts a class into the bin for 30 days, its students and their work stay; `Location` names the entry that brings it back. */
export const deleteClass = endpoint({ method: 'DELETE', path: '/classes/:id', summary: 'Delete a class', status: 204, reply: null })

/**
 * Puts a student into a class that is not archived, which gives them its work that is not past due; being in it already changes nothing. 403 for a
 * colleague who may not change the student's account and whom the school does not vouch for.
 */
export const addClassStudent = endpoint({
  method: 'POST',
  path: '/classes/:id/students',
  summary: 'Add a student to a class',
  status: 200,
  body: v.object({ student_id: Id }),
  reply: Class,
})

/** Takes a student out of a class; their work, sessions and scores stay. 404 when they are not in it. */
export const removeClassStudent = endpoint({
  method: 'DELETE',
  path: '/classes/:id/students/:studentId',
  summary: 'Remove a student from a class',
  status: 204,
  reply: null,
})

/**
 * A piece of work that a class was given, by its own id. `open` counts the students who have not turned it in, `turned_in` those who have.
 */
export const ClassWork = v.object({ id: Id, title: v.string(), due_date: v.nullable(Instant), open: v.number(), turned_in: v.number() })
export type ClassWork = v.InferOutput<typeof ClassWork>

/** What a class was given as a class and could be given again, in the order it was given; nothing whose exercise is in the bin. */
export const listClassWork = endpoint({
  method: 'GET',
  path: '/classes/:id/work',
  summary: 'Work a class was given',
  status: 200,
  reply: v.object({ results: v.array(ClassWork) }),
})

/**
 * Archives a class or brings it back; either of a class that is so already changes nothing. An archived class leaves the ordinary lists, gets
 * neither work nor students, and its work that is not turned in is closed for them: running sessions end, nothing new begins. Brought back, they go
 * on with what they had.
 */
export const archiveClass = endpoint({
  method: 'PUT',
  path: '/classes/:id/archived',
  summary: 'Archive a class or bring it back',
  status: 200,
  body: v.object({ archived: v.boolean() }),
  reply: Class,
})

const chosen = v.pipe(v.array(Id), v.maxLength(1_000))

/**
 * Makes a class of the same teacher, archived or not, with those of its students and that of its work that are named; 404 when one is not its. The
 * work has no due date and its students see it at once; no consent is copied, and whether students set goals is.
 */
export const copyClass = endpoint({
  method: 'POST',
  path: '/classes/:id/copies',
  summary: 'Copy a class',
  status: 201,
  body: v.object({ name: ClassName, student_ids: chosen, work_ids: chosen }),
  reply: Class,
})
