import type { QuestionDefinition } from '#contract/questions/questions.ts'

/** A question of the library. */
export function questionOf(id: number, rest: Partial<QuestionDefinition> = {}): QuestionDefinition {
  return {
    id,
    question_title: `Question ${id}`,
    prompt: 'Solve 3x + 5 = 17.\nAnswer: x = 4',
    student_text: 'Solve 3x + 5 = 17.',
    subject: 'Math',
    question_type: 'FREE_FORM',
    owner: 'user',
    exercise_count: 0,
    can_edit: true,
    tags: [],
    shared_by: null,
    created_at: '2026-11-18T21:40:00.000Z',
    version: 1,
    ...rest,
  }
}
