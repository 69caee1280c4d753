import * as v from 'valibot'

/** What the grader made of a student's message. `unclear`, `help` and `pending` cost no attempt. */
export const Verdict = v.picklist(['right', 'partly', 'not_yet', 'unclear', 'help', 'pending'])
export type Verdict = v.InferOutput<typeof Verdict>

/** Where one asked question stands. */
export const TaskStatus = v.picklist(['open', 'partly', 'done', 'skipped', 'pending'])
export type TaskStatus = v.InferOutput<typeof TaskStatus>
