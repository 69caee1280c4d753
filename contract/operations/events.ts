import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { Instant } from '#contract/values.ts'

/** The details that may be words, each a name of the product and never a sentence: `/chat/$exercise_id`, `students`, `overview`. */
const named = new Set(['page', 'list', 'section', 'kind', 'dialog', 'from', 'to', 'theme', 'size'])

/** The lists whose searches may be told with their words: what a library holds is nobody's name. */
export const libraryLists = ['questions', 'exercises']

const shortestSearch = 3

const Details = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/)), v.union([v.pipe(v.string(), v.maxLength(200)), v.number(), v.boolean()])),
  v.maxEntries(10),
  v.check((details) => Object.entries(details).every(([key, value]) => mayHold(details['list'], key, value)), 'An event holds names and numbers, never what a person wrote'),
)

function mayHold(list: unknown, key: string, value: string | number | boolean): boolean {
  if (typeof value !== 'string') return true
  if (key === 'term') return libraryLists.includes(String(list)) && value.trim().length >= shortestSearch
  return named.has(key) && /^[\w/$.:-]{0,80}$/.test(value)
}

/**
 * A usage event: a dotted name and a few plain values, `age_ms` old when it is sent. Names and numbers only: anything that could
 * be an answer is refused; words are taken of a search in a library alone, from three letters on.
 */
export const UsageEvent = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_.]{1,60}$/)),
  details: v.optional(Details),
  age_ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
})
export type UsageEvent = v.InferOutput<typeof UsageEvent>

/** The most events one call may bring. */
export const mostEvents = 50

/** Records one usage event, or several at once; of nobody in particular. Open to everyone and rate limited. */
export const sendEvent = endpoint({
  method: 'POST',
  path: '/events',
  summary: 'Record usage events',
  status: 204,
  body: v.union([UsageEvent, v.object({ events: v.pipe(v.array(UsageEvent), v.minLength(1), v.maxLength(mostEvents)) })]),
  reply: null,
})

/**
 * What was recorded in the last 30 days of everybody together: how often each event, and when last. Searches come without their
 * words, and what the product does not report itself is left out. `place` is the page or the list.
 */
export const listEventCounts = endpoint({
  method: 'GET',
  path: '/events/counts',
  summary: 'What is recorded about how the product is used',
  status: 200,
  reply: v.object({
    since: Instant,
    results: v.array(v.object({ name: v.string(), place: v.nullable(v.string()), count: v.number(), last_at: Instant })),
  }),
})
