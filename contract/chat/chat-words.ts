import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'

/**
 * One line of a tutor's words as a language model finds them. A `sentence` was checked whole and may be shown; `end` comes last, with the
 * whole content of the message as the log keeps it from then on, and says whose words it holds: the model's, or the tutor's own, which
 * stood there before, because the model said nothing that could be used (`away`), the day's budget is used up (`spent`), the student asked for
 * many in a short time (`often`) or had their share of the day (`share`). `left` is how many replies the model words for them in the
 * next minutes, null where nobody counted.
 */
export const WordsLine = v.variant('kind', [
  v.object({ kind: v.literal('sentence'), text: v.string() }),
  v.object({
    kind: v.literal('end'),
    content: v.string(),
    by: v.picklist(['model', 'tutor']),
    why: v.nullable(v.picklist(['away', 'spent', 'often', 'share'])),
    left: v.nullable(v.number()),
  }),
])
export type WordsLine = v.InferOutput<typeof WordsLine>

/** Milliseconds that a page waits for the first sentence, and for each next one or the end. The server ends the words sooner than that. */
export const wordsPatienceMs = 8_000

/** The last line of the words of a message. */
export type WordsEnd = Extract<WordsLine, { kind: 'end' }>

/**
 * Listens to the words of a message that came with `words: 'pending'`. They are asked for once: whoever comes later, or a second time, gets
 * the message as it stands, and so does whoever comes when the question is settled or the session over. Leaving ends it; what was told by then stays.
 */
export const chatWords = endpoint({
  method: 'GET',
  path: '/chat/words/:message_id',
  summary: "A language model's words for a reply, as they come",
  status: 200,
  reply: WordsLine,
  produces: 'application/x-ndjson',
})
