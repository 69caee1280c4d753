import type { AssignedExercise } from '#contract/assignments/assignment.ts'
import { defaultPoints, timerMinutes } from '#contract/exercises/exercises.ts'
import { mainSubject } from '#contract/questions/subjects.ts'
import type { ExerciseFacts } from '#server/db/assignments/assignments.queries.ts'

/** What anybody who sees an assignment may know of its exercise, as it stands now. */
export function assignedExercise({ id, title, config, sets, isDeleted }: ExerciseFacts): AssignedExercise {
  const points = new Map(config.point_map.map((entry) => [entry.question_definition_id, entry.point_value]))
  const centi = sets.map((set) => Math.max(0, Math.round((points.get(set.questionId) ?? defaultPoints) * 100)) * set.count)
  return {
    id,
    title,
    subject: mainSubject(sets, title),
    num_question_sets: sets.length,
    total_questions: sum(sets.map((set) => set.count)),
    total_possible_score: sum(centi) / 100,
    has_accent_training: sets.some((set) => set.type === 'ACCENT_TRAINING'),
    timer_minutes: timerMinutes(config.timer),
    attempts_before_moving_on: Math.max(0, ...sets.map((set) => set.attemptsBeforeMovingOn)),
    ...(isDeleted ? { is_withdrawn: true } : {}),
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
