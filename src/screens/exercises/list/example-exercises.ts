import type { Exercise } from '#contract/exercises/exercise-library.ts'
import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'

const seeds: [title: string, grade: number, subject: string, questions: string[]][] = [
  ['Plants and Equations', 8, 'Science', ['Explain photosynthesis', 'Solve a two-step equation', 'Area of a rectangle']],
  ['Causes of the Roman civil war, its people and what came after it', 9, 'History', ['Two reasons', 'Who crossed the river?']],
  ['Reading: The Lighthouse Keeper', 7, 'English', []],
  ['Mi familia: speaking practice', 1, 'Spanish', ['Mi madre', 'Mi hermano']],
  ['Commas and Clauses', 2, 'English', ['Comma splices']],
  ['Water in All Its Forms', 11, 'Science', ['Melting', 'Boiling', 'Freezing', 'Rain']],
]

/** So many exercises, the same ones each time; every third one an administrator's, every second one completed somewhere. */
export function exampleExercises(count: number): Exercise[] {
  return Array.from({ length: count }, (_, index) => exampleExercise(index))
}

function exampleExercise(index: number): Exercise {
  const [title, grade, subject, questions] = seeds[index % seeds.length] ?? ['', 1, '', []]
  const round = Math.floor(index / seeds.length)
  const isAdmins = index % 3 === 1
  const sets = questions.map((question, position) => ({
    id: index * 10 + position + 1,
    question_set_id: index * 10 + position + 1,
    question_id: index * 10 + position + 1,
    question_definition_id: index * 10 + position + 1,
    question_title: question,
    subject,
    question_type: subject === 'Spanish' ? ('ACCENT_TRAINING' as const) : ('FREE_FORM' as const),
    num_questions: position === 2 ? 2 : 1,
    allow_skipping: false,
    num_attempts_before_moving_on: 4,
    num_attempts_before_suggesting_corrections: 1,
    num_attempts_before_answers: 3,
    points: position === 1 ? 5 : 10,
    reading_speed: 1,
  }))
  return {
    id: index + 1,
    title: round === 0 ? title : `${title} ${round + 1}`,
    grade_level: grade,
    themes: index % 2 === 0 ? ['Rivers', 'Basketball'] : [],
    subject,
    question_ids: sets.map((set) => set.question_id),
    num_question_sets: sets.length,
    total_questions: sets.reduce((sum, set) => sum + set.num_questions, 0),
    total_possible_score: sets.reduce((sum, set) => sum + set.num_questions * set.points, 0),
    has_accent_training: subject === 'Spanish',
    assigned_question_sets: sets,
    owner: isAdmins ? 'admin' : 'user',
    can_edit: !isAdmins,
    tags: [],
    shared_by: null,
    last_completed_assignment: index % 2 === 0 ? { name: `${title} Assignment`, date: '2026-11-02T15:20:00.000Z' } : null,
    assignments: [],
    assignment_count: 0,
    config: { ...defaultExerciseConfig, timer: index === 0 ? '15min' : null },
    version: 1,
  }
}
