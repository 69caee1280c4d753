import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { onOneLine, ownDirection } from '#contract/texts.ts'
import { Id } from '#contract/values.ts'

/** The most tags one question or exercise has. */
export const mostTags = 20

/** The longest tag, in characters. */
export const longestTag = 40

/** The most items that are changed at once. */
export const mostChangedAtOnce = 10_000

/** Tags, each once however it is written in capitals. */
export const Tags = v.pipe(
  v.array(
    v.pipe(v.string(), ownDirection, v.trim(), v.nonEmpty('Type a tag first'), v.maxLength(longestTag, `Tags hold up to ${longestTag} characters`), onOneLine),
  ),
  v.maxLength(mostTags, `Up to ${mostTags} tags stand on one item`),
  v.transform((tags) => tags.filter((tag, index) => tags.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === index)),
)

const Ids = v.pipe(v.array(Id), v.nonEmpty('Name at least one'), v.maxLength(mostChangedAtOnce, `Up to ${mostChangedAtOnce} are changed at once`))
const change = { add_tags: v.optional(Tags, []), remove_tags: v.optional(Tags, []) }
const reply = v.object({ changed: v.number() })

/**
 * Puts tags on questions, takes tags off them, in whatever capitals, and gives them one subject where that is named: all of them or none. 404
 * when one is not there or not the caller's to see, 403 when one is not theirs to change, 422 when one would have too many tags.
 */
export const changeQuestions = endpoint({
  method: 'POST',
  path: '/question_definitions/change',
  summary: 'Change many questions at once',
  status: 200,
  body: v.object({
    question_ids: Ids,
    ...change,
    subject: v.optional(v.pipe(v.string(), ownDirection, v.trim(), v.nonEmpty('Type a subject'), v.maxLength(60, 'Subjects hold up to 60 characters'), onOneLine)),
  }),
  reply,
})

/** Puts tags on exercises and takes tags off them, as `changeQuestions` does. */
export const changeExercises = endpoint({
  method: 'POST',
  path: '/exercises/change',
  summary: 'Change many exercises at once',
  status: 200,
  body: v.object({ exercise_ids: Ids, ...change }),
  reply,
})
