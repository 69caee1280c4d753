import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { QuestionType } from '#contract/exercises/exercises.ts'
import { SharedBy } from './sharing.ts'
import { subjectOf } from './subjects.ts'
import { Tags } from './tags.ts'
import { isPlain, onOneLine, ownDirection } from '#contract/texts.ts'
import { pageQuery, pageReply, SearchWords, sortBy } from '#contract/lists.ts'
import { Id, Instant, Version } from '#contract/values.ts'

/** Whose an item of the library is for this viewer: `admin` for what another person's ADMIN account owns, else `user`. */
export const Owner = v.picklist(['user', 'admin'])
export type Owner = v.InferOutput<typeof Owner>

/** The longest title of a question or exercise, in characters. */
export const longestTitle = 200

/** The longest prompt, keys and hints included, in characters. */
export const longestPrompt = 20_000

/** A question's title: 1 to 200 characters on one line, trimmed. */
export const QuestionTitle = v.pipe(
  v.string(),
  ownDirection,
  v.trim(),
  v.nonEmpty('Question title is required'),
  v.maxLength(longestTitle, `Titles hold up to ${longestTitle} characters`),
  onOneLine,
)

/** A question's prompt with its labelled lines, or the script of a spoken one; kept as typed. */
export const Prompt = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'Prompt is required'),
  v.maxLength(longestPrompt, `Prompts hold up to ${longestPrompt} characters`),
  isPlain,
)

const Subject = v.pipe(v.string(), ownDirection, v.trim(), v.maxLength(60, 'Subjects hold up to 60 characters'), onOneLine)

/** A question type in capitals or small letters. */
export const TypedQuestionType = v.pipe(v.string(), v.toUpperCase(), QuestionType)

/**
 * A question of the library. `student_text` is what students read of `prompt`, values not drawn. `exercise_count` counts the
 * exercises the viewer sees, `can_edit` says whether the viewer may change it, `shared_by` which
 * colleague shared it with them: that is not theirs to delete or share.
 */
export const QuestionDefinition = v.object({
  id: Id,
  question_title: v.string(),
  prompt: v.string(),
  student_text: v.string(),
  subject: v.string(),
  tags: v.array(v.string()),
  question_type: QuestionType,
  owner: Owner,
  exercise_count: v.number(),
  can_edit: v.boolean(),
  shared_by: SharedBy,
  created_at: Instant,
  version: v.number(),
})
export type QuestionDefinition = v.InferOutput<typeof QuestionDefinition>

/** The fields of a question under either of their names. */
const questionFields = {
  question_title: v.optional(QuestionTitle),
  title: v.optional(QuestionTitle),
  prompt: v.optional(Prompt),
  question_prompt: v.optional(Prompt),
  subject: v.optional(Subject),
  question_type: v.optional(TypedQuestionType),
  type: v.optional(TypedQuestionType),
  tags: v.optional(Tags),
}
const Fields = v.object(questionFields)

const NewQuestion = v.pipe(
  Fields,
  v.forward(v.check((body) => titleOf(body) !== undefined, 'Question title is required'), ['question_title']),
  v.forward(v.check((body) => promptOf(body) !== undefined, 'Prompt is required'), ['prompt']),
  v.transform((body) => {
    const title = titleOf(body) ?? ''
    return { title, prompt: promptOf(body) ?? '', subject: body.subject || subjectOf(title), type: typeOf(body) ?? 'FREE_FORM', tags: body.tags ?? [] }
  }),
)

/** What an edit names; an emptied subject is guessed anew from `title`, or from the stored one. */
const QuestionChange = v.pipe(
  v.object({ ...questionFields, version: v.optional(Version) }),
  v.transform((body) => {
    const { subject, tags, version } = body
    return { title: titleOf(body), prompt: promptOf(body), subject, type: typeOf(body), tags, version }
  }),
)

/** `true` or `1` in a query string asks for it. */
const Wish = v.pipe(v.picklist(['true', 'false', '1', '0']), v.transform((text) => text === 'true' || text === '1'))

/** `added` keeps what is in use, `not_added` what is not. */
const UseFilter = v.picklist(['added', 'not_added'])

/** Whose items a list holds: the caller's own, the school library's (what an admin owns), what colleagues share, or all of these (`both`). */
export const OwnerFilter = v.picklist(['user', 'admin', 'shared', 'both'])
export type OwnerFilter = v.InferOutput<typeof OwnerFilter>

/** What both lists of the library are asked for: whose items (`author` is `filter` by another name), which, and which page of them. */
export const libraryQuery = {
  filter: v.optional(OwnerFilter),
  author: v.optional(OwnerFilter),
  q: v.optional(SearchWords),
  subject: v.optional(SearchWords),
  tag: v.optional(SearchWords),
  type: v.optional(TypedQuestionType),
  status: v.optional(UseFilter),
  facets: v.optional(Wish),
  ...pageQuery,
}

/**
 * The questions a teacher may use, newest first. `q` looks into title, prompt, subject and tags; `status` asks whether a question is
 * in an exercise. `facets` adds what filters offer: the subjects and tags of the whole list, the most frequent first, and how many
 * questions are the caller's own.
 */
export const listQuestions = endpoint({
  method: 'GET',
  path: '/question_definitions',
  summary: 'The question library',
  status: 200,
  query: v.object({
    ...libraryQuery,
    sort: v.optional(sortBy('created', 'updated', 'title'), '-created'),
  }),
  reply: v.object({
    results: v.array(QuestionDefinition),
    ...pageReply,
    facets: v.optional(
      v.object({ subjects: v.array(v.object({ subject: v.string(), count: v.number() })), tags: v.array(v.string()), owned: v.number() }),
    ),
  }),
})

/** One question with its keys; 404 when it is not there or not the caller's to see. */
export const getQuestion = endpoint({
  method: 'GET',
  path: '/question_definitions/:id',
  summary: 'One question',
  status: 200,
  reply: QuestionDefinition,
})

/** Makes a question of the caller's. Without a subject it is guessed from the title. */
export const createQuestion = endpoint({
  method: 'POST',
  path: '/question_definitions',
  summary: 'Create a question',
  status: 201,
  body: NewQuestion,
  reply: QuestionDefinition,
})

/** Changes what is named, for every exercise that asks it; running sessions keep theirs. 409 for another type while in an exercise. */
export const updateQuestion = endpoint({
  method: 'PUT',
  path: '/question_definitions/:id',
  summary: 'Change a question',
  status: 200,
  body: QuestionChange,
  reply: QuestionDefinition,
})

/** Puts a question into the bin for 30 days and so out of every exercise; `Location` names the entry that brings it back. */
export const deleteQuestion = endpoint({
  method: 'DELETE',
  path: '/question_definitions/:id',
  summary: 'Delete a question',
  status: 204,
  reply: null,
})

/** Makes a copy of the caller's own, titled `… - Copy`, then `… - Copy 2` and on. */
export const copyQuestion = endpoint({
  method: 'POST',
  path: '/question_definitions/:id/copy',
  summary: 'Copy a question',
  status: 201,
  reply: QuestionDefinition,
})

/**
 * Adds a question at the end of these exercises, to all of them or to none. 409 when one already asks it or asks questions of
 * the other type; `results` are the new sets in the order asked.
 */
export const addToExercises = endpoint({
  method: 'POST',
  path: '/question_definitions/:id/add_to_exercises',
  summary: 'Add a question to exercises',
  status: 200,
  body: v.object({ exercise_ids: v.pipe(v.array(Id), v.nonEmpty('Choose at least one exercise'), v.maxLength(100, 'Choose up to 100 exercises')) }),
  reply: v.object({ ...QuestionDefinition.entries, results: v.array(v.object({ exercise_id: Id, question_set_id: Id })) }),
})

function titleOf(body: v.InferOutput<typeof Fields>): string | undefined {
  return body.question_title ?? body.title
}

function promptOf(body: v.InferOutput<typeof Fields>): string | undefined {
  return body.prompt ?? body.question_prompt
}

function typeOf(body: v.InferOutput<typeof Fields>): QuestionType | undefined {
  return body.question_type ?? body.type
}
