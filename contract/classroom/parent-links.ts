import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { Instant } from '#contract/values.ts'

/** How long a link for parents lasts. */
export const parentLinkMonths = 12

/** A link for parents as its maker sees it: its token is shown once, when it is made. */
export const ParentLink = v.object({ made_at: Instant, ends_at: Instant })
export type ParentLink = v.InferOutput<typeof ParentLink>

/** The link the caller made for a student's parents; null where there is none. */
export const getParentLink = endpoint({
  method: 'GET',
  path: '/students/:id/parent_link',
  summary: "The link for a student's parents",
  status: 200,
  reply: v.object({ link: v.nullable(ParentLink) }),
})

/** Makes a link for a student's parents, answered once; the caller's older one of this student ends. */
export const makeParentLink = endpoint({
  method: 'POST',
  path: '/students/:id/parent_link',
  summary: "Make a link for a student's parents",
  status: 201,
  reply: v.object({ link: ParentLink, url: v.string() }),
})

/** Ends the link the caller made for a student's parents; ending none changes nothing. */
export const endParentLink = endpoint({
  method: 'DELETE',
  path: '/students/:id/parent_link',
  summary: "End the link for a student's parents",
  status: 204,
  reply: null,
})

/** One piece of work as parents see it. `score` is a percentage, null until it is turned in. */
export const ParentsWork = v.object({
  title: v.string(),
  subject: v.string(),
  due_date: v.nullable(Instant),
  closes_at: v.nullable(Instant),
  complete: v.boolean(),
  completed_on: v.nullable(Instant),
  late: v.boolean(),
  score: v.nullable(v.number()),
})
export type ParentsWork = v.InferOutput<typeof ParentsWork>

/** What a link shows: a child's name, who gave the link, until when, and the work that teacher may see; never what was said in a session. */
export const ParentsView = v.object({ student_name: v.string(), teacher_name: v.string(), ends_at: Instant, work: v.array(ParentsWork) })
export type ParentsView = v.InferOutput<typeof ParentsView>

/**
 * What the link of a token shows, what is unfinished first, then what was turned in last, at most 500 pieces of work. 401 `link_invalid`, in
 * the same words, when the link is unknown, over or ended, or its maker does not have the student any more. Changes nothing.
 */
export const readAsParent = endpoint({
  method: 'POST',
  path: '/parents/view',
  summary: 'What a link for parents shows',
  status: 200,
  body: v.object({ token: v.pipe(v.string(), v.nonEmpty('No token provided'), v.maxLength(512)) }),
  reply: ParentsView,
})
