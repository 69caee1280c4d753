import type { QuestionTestActorRef } from '#machines/questions/question-test/question-test.machine.ts'
import { shownSubject } from './question-draft.fields.ts'
import type { QuestionDraftSnapshot } from './question-draft.machine.ts'
import { isDirty, mendedPrompt } from './question-draft.setup.ts'

/** Whether anything can be changed: not in a preview, and not while it is being saved. */
export function isEditable(snapshot: QuestionDraftSnapshot): boolean {
  return snapshot.context.mode !== 'preview' && snapshot.matches('open') && !snapshot.matches({ open: { form: 'saving' } })
}

/** Whether the fields hold something that is not saved. */
export function hasUnsaved(snapshot: QuestionDraftSnapshot): boolean {
  return snapshot.matches('open') && snapshot.context.mode !== 'preview' && isDirty(snapshot.context)
}

/** The subject as it will be saved, and whether it is guessed from the title. */
export function subjectNow({ context: { fields } }: QuestionDraftSnapshot): { subject: string; isGuessed: boolean } {
  return { subject: shownSubject(fields), isGuessed: fields.subject === null }
}

/** Whether what was looked over is what stands in the prompt now. */
export function isLookCurrent(snapshot: QuestionDraftSnapshot): boolean {
  const { looked, fields } = snapshot.context
  return snapshot.matches({ open: { look: 'looked' } }) && looked?.prompt === fields.prompt && looked.type === fields.type
}

/** The places of the lints that one press mends now. */
export function mendable({ context }: QuestionDraftSnapshot): readonly number[] {
  return (context.looked?.look.lints ?? []).flatMap((_, index) => (mendedPrompt(context, index) === null ? [] : [index]))
}

/** The test that runs beside the fields; null while nothing is open. */
export function testOf({ children }: QuestionDraftSnapshot): QuestionTestActorRef | null {
  return children.questionTest ?? null
}
