import type { Exercise } from '#contract/exercises/exercise-library.ts'
import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'
import type { AssignedQuestionSet } from '#contract/exercises/question-sets.ts'

/** A set as the server tells it; give what differs. */
export function exampleSet(id: number, change: Partial<AssignedQuestionSet> = {}): AssignedQuestionSet {
  return {
    id,
    question_set_id: id,
    question_id: 100 + id,
    question_definition_id: 100 + id,
    question_title: `Question ${id}`,
    subject: 'Math',
    question_type: 'FREE_FORM',
    num_questions: 1,
    allow_skipping: false,
    num_attempts_before_moving_on: 4,
    num_attempts_before_suggesting_corrections: 1,
    num_attempts_before_answers: 3,
    points: 10,
    reading_speed: 1,
    ...change,
  }
}

/** An exercise as the server tells it, with these sets; give what differs. */
export function exampleExercise(sets: AssignedQuestionSet[], change: Partial<Exercise> = {}): Exercise {
  return {
    id: 7,
    title: 'Plants and Equations',
    grade_level: 8,
    themes: ['basketball', 'gardens'],
    subject: 'Math',
    question_ids: sets.map((set) => set.question_id),
    num_question_sets: sets.length,
    total_questions: sets.reduce((total, set) => total + set.num_questions, 0),
    total_possible_score: sets.reduce((total, set) => total + set.points * set.num_questions, 0),
    has_accent_training: sets.some((set) => set.question_type === 'ACCENT_TRAINING'),
    assigned_question_sets: sets,
    owner: 'user',
    can_edit: true,
    tags: [],
    shared_by: null,
    last_completed_assignment: null,
    assignments: [],
    assignment_count: 3,
    config: { ...defaultExerciseConfig, timer: '15min' },
    version: 4,
    ...change,
  }
}

/** The sets of the worked example: an equation, an open question, an area with variations. */
export const exampleSets = [
  exampleSet(1, { question_title: 'Solve a two-step equation' }),
  exampleSet(2, { question_title: 'Explain photosynthesis', subject: 'Science' }),
  exampleSet(3, { question_title: 'Area of a rectangle', num_questions: 2, points: 5, allow_skipping: true }),
]

/** Their questions, as students see them. */
export const exampleDetails = {
  1: { text: 'Solve for x: \\(2x + 3 = 11\\).', variations: 1 },
  2: { text: 'Explain in your own words how a plant makes its food. Name what it takes in and what it gives out.', variations: 1 },
  3: { text: 'Find the area of a rectangle of 4 cm by 12 cm.', variations: 72 },
}
