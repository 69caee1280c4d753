import * as v from 'valibot'
import { Instant } from '#contract/values.ts'

/** What the grader made of a student's message. `unclear`, `help`, `step`, `talk` and `pending` cost no attempt. */
export const Verdict = v.picklist(['right', 'partly', 'not_yet', 'unclear', 'help', 'step', 'talk', 'pending'])
export type Verdict = v.InferOutput<typeof Verdict>

/** Whether a verdict is of a turn that was no answer at all: nothing of it is counted, and it waits for nobody. */
export function isNoAnswer(verdict: Verdict): verdict is 'unclear' | 'help' | 'step' | 'talk' {
  return verdict === 'unclear' || verdict === 'help' || verdict === 'step' || verdict === 'talk'
}

/** Where one asked question stands. */
export const TaskStatus = v.picklist(['open', 'partly', 'done', 'skipped', 'pending'])
export type TaskStatus = v.InferOutput<typeof TaskStatus>

/** What a turn carries beside its words, in a running session and in a transcript; see `ChatMessage` for what each means. */
export const turnMarks = {
  material: v.optional(v.string()),
  at: Instant,
  verdict: v.optional(Verdict),
  accepted: v.optional(v.boolean()),
  attempt: v.optional(v.number()),
  worth: v.optional(v.number()),
  next_worth: v.optional(v.nullable(v.number())),
  earned: v.optional(v.number()),
  hint: v.optional(v.object({ number: v.number(), total: v.number(), text: v.string() })),
}

/** One idea or item of a question's key, in its author's words, and whether an answer has it. Only teachers read it. */
export const KeyPart = v.object({ text: v.string(), is_met: v.boolean() })
export type KeyPart = v.InferOutput<typeof KeyPart>

/** What became of points the tutor had told, `from` null where it left them to a teacher; `by_ai` where a language model graded the answer. */
export const PointsChange = v.object({ from: v.nullable(v.number()), to: v.number(), by_ai: v.optional(v.boolean()) })
export type PointsChange = v.InferOutput<typeof PointsChange>
