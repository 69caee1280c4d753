import type { Exercise } from '#contract/exercises/exercise-library.ts'
import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'
import type { Standing } from '#machines/questions/question-additions/question-additions.items.ts'

/** Exercises that stand differently to the questions 1 and 3: open, asking one of them, asking both, spoken. */
export const exampleExercises: readonly Exercise[] = [
  exampleOf(1, 'Plants and Equations', [4]),
  exampleOf(2, 'Shapes', [1, 9]),
  exampleOf(3, 'Area and Photosynthesis', [1, 3]),
  { ...exampleOf(4, 'En el café: speaking practice', [5]), has_accent_training: true },
  exampleOf(5, 'Empty so far', []),
]

/** How an example exercise stands to the questions 1 and 3. */
export function exampleStanding(asked: readonly number[], isSpoken: boolean): Standing {
  const already = asked.filter((id) => id === 1 || id === 3).length
  if (already === 2) return { isOpen: false, why: 'Already added' }
  return isSpoken ? { isOpen: false, why: 'Cannot mix different question types' } : { isOpen: true, toAdd: 2 - already, already }
}

function exampleOf(id: number, title: string, question_ids: number[]): Exercise {
  return {
    id,
    title,
    grade_level: 6,
    themes: [],
    subject: 'Math',
    question_ids,
    num_question_sets: question_ids.length,
    total_questions: question_ids.length,
    total_possible_score: question_ids.length * 10,
    has_accent_training: false,
    assigned_question_sets: [],
    owner: 'user',
    can_edit: true,
    tags: [],
    shared_by: null,
    last_completed_assignment: null,
    assignments: [],
    assignment_count: 0,
    config: defaultExerciseConfig,
    version: 1,
  }
}
