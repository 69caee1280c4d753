import type { QuestionType } from '#contract/exercises/exercises.ts'
import type { QuestionDefinition } from '#contract/questions/questions.ts'
import type { Api } from '#src/api/client.ts'
import type { ServerClock } from '#src/api/server-clock.ts'

/**
 * Props of `QuestionDialog`. `question_id` names the question to edit or preview. `type` is the one type the exercise around it
 * asks, `accentTrainingBlocked` forbids spoken ones. `onSaved` hears the saved question, `onClosed` that it was left; either
 * ends the dialog. In a preview `onCopy` adds "Copy to edit" to a question of the school, `onEdit` adds Edit to one's own.
 */
export type QuestionDialogProps = {
  mode: 'add' | 'edit' | 'preview'
  question_id?: number
  type?: QuestionType
  accentTrainingBlocked?: boolean
  onSaved: (question: QuestionDefinition) => void
  onClosed: () => void
  onCopy?: ((question: QuestionDefinition) => void) | undefined
  onEdit?: ((question: QuestionDefinition) => void) | undefined
  /** From the route's context. */
  api: Api
  clock: ServerClock
  personId: number
  timeZone: string
}
