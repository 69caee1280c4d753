import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { Id, Version } from '#contract/values.ts'

/** What everybody at the school may do with an item: nothing, use it, or change it as well. */
export const SchoolSharing = v.picklist(['none', 'use', 'edit'])
export type SchoolSharing = v.InferOutput<typeof SchoolSharing>

/** The most colleagues one item is shared with by name. */
export const mostSharedWith = 200

/**
 * To whom an item of `owner` is shared. Who it is shared with sees, previews, assigns and copies it; `may_edit` lets them change it.
 * Somebody whose account is suspended stays named until they are left out. `version` differs where the sharing does.
 */
export const Sharing = v.object({
  owner: v.object({ id: Id, name: v.string() }),
  school: SchoolSharing,
  people: v.array(v.object({ id: Id, name: v.string(), may_edit: v.boolean() })),
  version: Version,
})
export type Sharing = v.InferOutput<typeof Sharing>

/**
 * A sharing as it is saved: it takes the place of the one before, whichever that is, or with `version` only of that one; another is 409
 * `stale_version` with `current`.
 */
export const SharingChange = v.object({
  school: SchoolSharing,
  people: v.pipe(
    v.array(v.object({ id: Id, may_edit: v.boolean() })),
    v.maxLength(mostSharedWith, `An item is shared with up to ${mostSharedWith} colleagues by name. Share it with the school instead.`),
    v.check((people) => new Set(people.map(({ id }) => id)).size === people.length, 'Name each colleague once.'),
  ),
  version: v.optional(Version),
})
export type SharingChange = v.InferOutput<typeof SharingChange>

/** Who shared an item with the viewer; null for what is their own, the school library's, or an administrator's to see. */
export const SharedBy = v.nullable(v.object({ id: Id, name: v.string() }))

/** To whom an exercise is shared; for its owner and administrators, 403 for whoever it is shared with. */
export const getExerciseSharing = endpoint({
  method: 'GET',
  path: '/exercises/:id/sharing',
  summary: 'To whom an exercise is shared',
  status: 200,
  reply: Sharing,
})

/** Shares an exercise with these people and no others, its owner's and administrators' to decide. What was assigned goes on when sharing ends. */
export const shareExercise = endpoint({
  method: 'PUT',
  path: '/exercises/:id/sharing',
  summary: 'Share an exercise',
  status: 200,
  body: SharingChange,
  reply: Sharing,
})

/** To whom a question is shared; for its owner and administrators, 403 for whoever it is shared with. */
export const getQuestionSharing = endpoint({
  method: 'GET',
  path: '/question_definitions/:id/sharing',
  summary: 'To whom a question is shared',
  status: 200,
  reply: Sharing,
})

/** Shares a question with these people and no others, its owner's and administrators' to decide. */
export const shareQuestion = endpoint({
  method: 'PUT',
  path: '/question_definitions/:id/sharing',
  summary: 'Share a question',
  status: 200,
  body: SharingChange,
  reply: Sharing,
})

/** How many colleagues one reply names. */
export const mostColleaguesNamed = 200

/**
 * The caller's colleagues by name, to share with: 200 at most, with how many there are; `q` looks in their names. Nobody for a teacher
 * whose e-mail address is not confirmed yet.
 */
export const listColleagues = endpoint({
  method: 'GET',
  path: '/colleagues',
  summary: 'Colleagues',
  status: 200,
  query: v.object({ q: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
  reply: v.object({ results: v.array(v.object({ id: Id, name: v.string() })), total: v.number() }),
})
