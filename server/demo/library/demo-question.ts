import type { QuestionType } from '#contract/exercises/exercises.ts'

/**
 * A question of the demo library, with what pupils say to it. `says` may use the names of `Let:`; `right` is worth full
 * credit, `partly` some, `wrong` none.
 */
export type DemoQuestion = {
  title: string
  prompt: string
  subject: string
  type?: QuestionType
  says: { right: readonly string[]; partly?: readonly string[]; wrong: readonly string[] }
}
