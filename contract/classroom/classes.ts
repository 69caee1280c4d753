import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { onOneLine } from '#contract/texts.ts'
import { pageQuery, pageReply, SearchWords, sortBy } from '#contract/lists.ts'
import { Id, Version } from '#contract/values.ts'

/** A class's name: 1 to 100 characters on one line, trimmed. */
export const ClassName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Class name is required'),
  v.maxLength(100, 'Class name cannot be longer than 100 characters'),
  onOneLine,
)

/**
 * A class of one teacher with its students by name. `voice_consent`: the school agreed that its students' voices are kept;
 * a student's recordings are only where one of their classes has it. `model_consent`: it agreed that a language model reads what they
 * answer, without their names; null where the school has none.
 */
export const Class = v.object({
  id: Id,
  name: v.string(),
  version: v.number(),
  voice_consent: v.boolean(),
  model_consent: v.nullable(v.boolean()),
  teacher: v.object({ id: Id, name: v.string() }),
  students: v.array(v.object({ id: Id, name: v.string(), username: v.string(), email: v.string() })),
})
export type Class = v.InferOutput<typeof Class>

const ClassBody = v.object({ name: ClassName })

/** The caller's classes, everybody's for an admin, by name. */
export const listClasses = endpoint({
  method: 'GET',
  path: '/classes',
  summary: 'Classes of the caller',
  status: 200,
  query: v.object({ q: v.optional(SearchWords), sort: v.optional(sortBy('name'), 'name'), ...pageQuery }),
  reply: v.object({ results: v.array(Class), ...pageReply }),
})

/** The names of the same classes, to choose one of, by name; at most a thousand. */
export const listClassNames = endpoint({
  method: 'GET',
  path: '/classes/names',
  summary: 'Names of the classes of the caller',
  status: 200,
  reply: v.object({ results: v.array(v.object({ id: Id, name: v.string() })) }),
})

/** Makes a class of the caller's. */
export const createClass = endpoint({ method: 'POST', path: '/classes', summary: 'Create a class', status: 201, body: ClassBody, reply: Class })

/** One class; 404 when not there or not the caller's to see. */
export const getClass = endpoint({ method: 'GET', path: '/classes/:id', summary: 'One class', status: 200, reply: Class })

/**
 * Renames a class; `voice_consent` notes the school's consent to keep voices, or takes it back: then no new recordings are
 * kept, and those of students without another such class are deleted within two hours. `model_consent` notes the consent to a language
 * model, or takes it back: then it is asked nothing more. Left out, they stay.
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
    version: v.optional(Version),
  }),
  reply: Class,
})

/** Puts a class into the bin for 30 days, its students and their work stay; `Location` names the entry that brings it back. */
export const deleteClass = endpoint({ method: 'DELETE', path: '/classes/:id', summary: 'Delete a class', status: 204, reply: null })

/** Puts a student into a class, which gives them its work that is not past due; being in it already changes nothing. */
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
