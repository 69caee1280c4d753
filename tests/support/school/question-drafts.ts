import type { QuestionDefinition } from '#contract/questions/questions.ts'
import type { QuestionFields } from '#machines/questions/question-draft/question-draft.fields.ts'
import type { LookedOver, QuestionLook } from '#machines/questions/question-draft/question-draft.setup.ts'

/** A stored question, `2x + 3 = 11`; give what differs. */
export function storedQuestion(change: Partial<QuestionDefinition> = {}): QuestionDefinition {
  return {
    id: 7,
    question_title: 'Solve two steps',
    prompt: 'Solve 2x + 3 = 11.\n\nAnswer: 4',
    student_text: 'Solve 2x + 3 = 11.',
    subject: 'Math',
    question_type: 'FREE_FORM',
    owner: 'user',
    exercise_count: 0,
    can_edit: true,
    tags: [],
    shared_by: null,
    created_at: '2026-11-18T21:40:00.000Z',
    version: 3,
    ...change,
  }
}

/** What stands in the fields of that question; give what differs. */
export function questionFields(change: Partial<QuestionFields> = {}): QuestionFields {
  return { title: 'Solve two steps', prompt: 'Solve 2x + 3 = 11.\n\nAnswer: 4', subject: null, type: 'FREE_FORM', tags: [], ...change }
}

/** What the tutor makes of its prompt; give what differs. */
export function lookedOver(change: Partial<LookedOver> = {}, look: Partial<QuestionLook> = {}): LookedOver {
  return {
    prompt: 'Solve 2x + 3 = 11.\n\nAnswer: 4',
    type: 'FREE_FORM',
    samples: ['4'],
    look: {
      student_text: 'Solve 2x + 3 = 11.',
      keys: [{ text: '4', kind: 'number' }],
      ideas: 0,
      hints: 0,
      steps: 0,
      words: 0,
      has_example: false,
      variations: 1,
      typical: [],
      lints: [],
      answers: [{ answer: '4', verdict: 'right', quality: 1, rule: 'number', matched_key: '4', read_as: '4', said: null, why: 'Accepted: the same as the key.' }],
      ...look,
    },
    ...change,
  }
}

/** A lint of its last line that one press mends by a hint. */
export const mendableLint = { line: 3, message: 'There is no hint.', serious: false, mend: { label: 'Add a hint', start: 29, end: 29, text: '\nHint: Take away 3.' } }
