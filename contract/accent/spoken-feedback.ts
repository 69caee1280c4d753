import * as v from 'valibot'

/**
 * Why a recording is no take: it costs nothing and is not counted. `incomplete` has fewer than half of the script's words; `other_text` is
 * another text, or nothing that could be told from one; `other_language` comes only from what can tell languages apart.
 */
export const UnusableReason = v.picklist([
  'silence',
  'too_short',
  'too_quiet',
  'noise',
  'tone',
  'clipped',
  'incomplete',
  'other_text',
  'other_language',
])
export type UnusableReason = v.InferOutput<typeof UnusableReason>

/** How well a word was said, best first. */
export const WordCategory = v.picklist(['excellent', 'good', 'fair', 'poor'])
export type WordCategory = v.InferOutput<typeof WordCategory>

/**
 * One side of a reading: 0 to 100, and what to do about it. Null is "not measured", never a zero: the tips say why, it counts
 * nothing in `overall`, and the summary tells. So it is with the pronunciation of every language but English.
 */
export const AspectFeedback = v.object({ score: v.nullable(v.number()), tips: v.array(v.string()) })
export type AspectFeedback = v.InferOutput<typeof AspectFeedback>

/**
 * One word of the script, in order. `category` is null where the measurement is too unsure to colour it; a word that was
 * left out is `poor` and not `heard`. Times are seconds from the start of the recording.
 */
export const WordFeedback = v.object({
  word: v.string(),
  category: v.nullable(WordCategory),
  heard: v.boolean(),
  start_time: v.number(),
  end_time: v.number(),
})
export type WordFeedback = v.InferOutput<typeof WordFeedback>

/** What a recording is worth, or why it is no take. `engine` names what measured it: scores of different engines are not comparable. */
export const Feedback = v.variant('usable', [
  v.object({
    usable: v.literal(true),
    engine: v.string(),
    overall: v.object({ score: v.number(), summary: v.string() }),
    fluency: AspectFeedback,
    pronunciation: AspectFeedback,
    rhythm: AspectFeedback,
    prosody: AspectFeedback,
    words: v.array(WordFeedback),
  }),
  v.object({ usable: v.literal(false), reason: UnusableReason }),
])
export type Feedback = v.InferOutput<typeof Feedback>
