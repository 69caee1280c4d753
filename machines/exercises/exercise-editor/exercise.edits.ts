import type { Exercise } from '#contract/exercises/exercise-library.ts'
import { defaultExerciseConfig, type ExerciseConfig } from '#contract/exercises/exercises.ts'
import type { AssignedQuestionSet } from '#contract/exercises/question-sets.ts'

/** How one question is asked in this exercise. */
export type SetValues = Pick<
  AssignedQuestionSet,
  | 'num_questions'
  | 'points'
  | 'reading_speed'
  | 'allow_skipping'
  | 'num_attempts_before_suggesting_corrections'
  | 'num_attempts_before_answers'
  | 'num_attempts_before_moving_on'
>

type Percents = Pick<ExerciseConfig, 'pointReductionPerAttempt' | 'maxReductionFromAttempts' | 'maxPointsAfterAnswerGiven'>

/** The settings of an exercise while they are edited: a percentage that is null was emptied and falls back to its default when saved. */
export type Settings = Pick<ExerciseConfig, 'timer' | 'randomize' | 'gradingDifficulty' | 'letterGradeToMoveOn' | 'languageModel'> & {
  [Name in keyof Percents]: number | null
}

/**
 * What somebody changed and has not saved, over the exercise as the server last told it. Only what differs is in it, so that
 * edits survive a newer exercise: an empty `title` was emptied and cannot be saved, `order` names the sets by id, `sets` holds
 * changed values by set id.
 */
export type ExerciseEdits = {
  title: string | null
  gradeLevel: number | null
  themes: readonly string[] | null
  tags: readonly string[] | null
  settings: Partial<Settings>
  sets: Readonly<Record<number, Partial<SetValues>>>
  order: readonly number[] | null
}

/** Nothing changed. */
export const noEdits: ExerciseEdits = { title: null, gradeLevel: null, themes: null, tags: null, settings: {}, sets: {}, order: null }

/** The exercise as it stands on the page: the server's with the edits over it. Sets without edits are the server's own objects. */
export type EditedExercise = {
  title: string
  gradeLevel: number
  themes: readonly string[]
  tags: readonly string[]
  settings: Settings
  sets: readonly AssignedQuestionSet[]
  totalPoints: number
}

/** Lays edits over the exercise as the server told it. */
export function editedExercise(exercise: Exercise, edits: ExerciseEdits): EditedExercise {
  const byId = new Map(exercise.assigned_question_sets.map((set) => [set.id, set]))
  const sets = orderOf(exercise, edits).flatMap((id) => {
    const set = byId.get(id)
    if (set === undefined) return []
    return edits.sets[id] === undefined ? [set] : [{ ...set, ...edits.sets[id] }]
  })
  return {
    title: edits.title === null || edits.title === '' ? exercise.title : edits.title,
    gradeLevel: edits.gradeLevel ?? exercise.grade_level,
    themes: edits.themes ?? exercise.themes,
    tags: edits.tags ?? exercise.tags,
    settings: { ...settingsOf(exercise.config), ...edits.settings },
    sets,
    totalPoints: sets.reduce((total, set) => total + set.points * set.num_questions, 0),
  }
}

/** The order of the sets by id: as edited, without sets that are gone, new ones at the end. */
export function orderOf(exercise: Exercise, { order }: Pick<ExerciseEdits, 'order'>): readonly number[] {
  const saved = exercise.assigned_question_sets.map(({ id }) => id)
  return order === null ? saved : [...order.filter((id) => saved.includes(id)), ...saved.filter((id) => !order.includes(id))]
}

/** Edits with more of them: single fields replace, settings and sets are merged. */
export function mergedEdits(edits: ExerciseEdits, more: Partial<ExerciseEdits>): ExerciseEdits {
  const sets = Object.entries(more.sets ?? {}).map(([id, values]) => [id, { ...edits.sets[Number(id)], ...values }])
  return {
    title: more.title ?? edits.title,
    gradeLevel: more.gradeLevel ?? edits.gradeLevel,
    themes: more.themes ?? edits.themes,
    tags: more.tags ?? edits.tags,
    settings: { ...edits.settings, ...more.settings },
    sets: { ...edits.sets, ...Object.fromEntries(sets) },
    order: more.order ?? edits.order,
  }
}

/** Edits without what the exercise says already, and without sets it no longer has. */
export function remainingEdits(exercise: Exercise, edits: ExerciseEdits): ExerciseEdits {
  const sets = exercise.assigned_question_sets.flatMap((set) => {
    const values = differing(set, edits.sets[set.id] ?? {})
    return Object.keys(values).length === 0 ? [] : [[set.id, values] as const]
  })
  const saved = exercise.assigned_question_sets.map(({ id }) => id)
  const order = orderOf(exercise, edits)
  return {
    title: edits.title === exercise.title ? null : edits.title,
    gradeLevel: edits.gradeLevel === exercise.grade_level ? null : edits.gradeLevel,
    themes: edits.themes === null || isSame(edits.themes, exercise.themes) ? null : edits.themes,
    tags: edits.tags === null || isSame(edits.tags, exercise.tags) ? null : edits.tags,
    settings: differing(settingsOf(exercise.config), edits.settings),
    sets: Object.fromEntries(sets),
    order: isSame(order, saved) ? null : order,
  }
}

/** Whether there is anything to save. */
export function isEdited(edits: ExerciseEdits): boolean {
  return !isSame(edits, noEdits)
}

/** The settings among an exercise's config. */
export function settingsOf(config: ExerciseConfig): Settings {
  return {
    timer: config.timer,
    randomize: config.randomize,
    gradingDifficulty: config.gradingDifficulty,
    letterGradeToMoveOn: config.letterGradeToMoveOn,
    pointReductionPerAttempt: config.pointReductionPerAttempt,
    maxReductionFromAttempts: config.maxReductionFromAttempts,
    maxPointsAfterAnswerGiven: config.maxPointsAfterAnswerGiven,
    languageModel: config.languageModel,
  }
}

/** Settings as they count: an emptied percentage is its default. */
export function countingSettings(settings: Settings): Settings & Percents {
  return {
    ...settings,
    pointReductionPerAttempt: settings.pointReductionPerAttempt ?? defaultExerciseConfig.pointReductionPerAttempt,
    maxReductionFromAttempts: settings.maxReductionFromAttempts ?? defaultExerciseConfig.maxReductionFromAttempts,
    maxPointsAfterAnswerGiven: settings.maxPointsAfterAnswerGiven ?? defaultExerciseConfig.maxPointsAfterAnswerGiven,
  }
}

/** Whether two values of plain data are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function differing<Values extends object>(saved: Values, changed: Partial<Values>): Partial<Values> {
  const kept: Partial<Values> = { ...changed }
  for (const name of keysOf(changed)) if (saved[name] === changed[name]) delete kept[name]
  return kept
}

function keysOf<Values extends object>(values: Partial<Values>): (keyof Values)[] {
  const names: (keyof Values)[] = []
  for (const name in values) names.push(name)
  return names
}
