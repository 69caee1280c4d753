import type { Exercise, ExerciseConfigChange } from '#contract/exercises/exercise-library.ts'
import type { AssignedQuestionSet } from '#contract/exercises/question-sets.ts'
import {
  countingSettings,
  editedExercise,
  isSame,
  remainingEdits,
  settingsOf,
  type ExerciseEdits,
  type Settings,
  type SetValues,
} from './exercise.edits.ts'

/** The values of a set that belong to the set itself; points and speed belong to the exercise's config. */
export type OwnSetValues = Omit<SetValues, 'points' | 'reading_speed'>

/** One call of a save. `set` sends everything the set has of its own, so that it is safe to repeat. */
export type SaveStep =
  | { part: 'set'; setId: number; values: OwnSetValues }
  | { part: 'title'; title: string }
  | { part: 'gradeLevel'; gradeLevel: number }
  | { part: 'config'; config: ExerciseConfigChange }
  | { part: 'themes'; themes: readonly string[] }
  | { part: 'tags'; tags: readonly string[] }
  | { part: 'order'; questionSetIds: readonly number[] }

/** What is saved: everything, the settings alone, or the title alone. */
export type SaveScope = 'all' | 'settings' | 'title'

const ownNames = [
  'num_questions',
  'allow_skipping',
  'num_attempts_before_suggesting_corrections',
  'num_attempts_before_answers',
  'num_attempts_before_moving_on',
] as const

/** The calls that save these edits, in the order in which they must go: each changed set, then what the exercise says, then the order. */
export function saveSteps(exercise: Exercise, edits: ExerciseEdits, scope: SaveScope): SaveStep[] {
  const { title, gradeLevel, themes, tags, settings, sets, order } = remainingEdits(exercise, edits)
  const titleStep: SaveStep[] = title === null || title === '' ? [] : [{ part: 'title', title }]
  const hasSettings = Object.keys(settings).length > 0
  if (scope === 'title') return titleStep
  if (scope === 'settings') return hasSettings ? [{ part: 'config', config: settings }] : []
  const config = { ...settings, ...mapsWith(exercise, sets) }
  return [
    ...editedExercise(exercise, edits)
      .sets.filter((set) => isOwnChange(sets[set.id]))
      .map((set) => ({ part: 'set' as const, setId: set.id, values: ownValues(set) })),
    ...titleStep,
    ...(gradeLevel === null ? [] : [{ part: 'gradeLevel' as const, gradeLevel }]),
    ...(Object.keys(config).length === 0 ? [] : [{ part: 'config' as const, config }]),
    ...(themes === null ? [] : [{ part: 'themes' as const, themes }]),
    ...(tags === null ? [] : [{ part: 'tags' as const, tags }]),
    ...(order === null ? [] : [{ part: 'order' as const, questionSetIds: order }]),
  ]
}

/** Whether `newer` is what the exercise becomes by this step alone: then the step arrived, and nobody else changed anything. */
export function isOwnDoing(exercise: Exercise, step: SaveStep, newer: Exercise): boolean {
  return isSame(contentOf(afterStep(exercise, step)), contentOf(newer))
}

function afterStep(exercise: Exercise, step: SaveStep): Exercise {
  const sets = exercise.assigned_question_sets
  switch (step.part) {
    case 'set':
      return { ...exercise, assigned_question_sets: sets.map((set) => (set.id === step.setId ? { ...set, ...step.values } : set)) }
    case 'title':
      return { ...exercise, title: step.title }
    case 'gradeLevel':
      return { ...exercise, grade_level: step.gradeLevel }
    case 'themes':
      return { ...exercise, themes: [...step.themes] }
    case 'tags':
      return { ...exercise, tags: [...step.tags] }
    case 'order':
      return { ...exercise, assigned_question_sets: step.questionSetIds.flatMap((id) => sets.filter((set) => set.id === id)) }
    case 'config':
      return withConfig(exercise, step.config)
  }
}

function withConfig(exercise: Exercise, change: ExerciseConfigChange): Exercise {
  const percents = countingSettings({ ...settingsOf(exercise.config), ...settingsIn(change) })
  const points = new Map(change.point_map?.map((entry) => [entry.question_definition_id, entry.point_value]))
  const speeds = new Map(change.reading_speed_map?.map((entry) => [entry.question_definition_id, entry.reading_speed]))
  return {
    ...exercise,
    config: { ...exercise.config, ...percents },
    assigned_question_sets: exercise.assigned_question_sets.map((set) => ({
      ...set,
      points: points.get(set.question_id) ?? set.points,
      reading_speed: speeds.get(set.question_id) ?? set.reading_speed,
    })),
  }
}

function settingsIn({ point_map: _points, reading_speed_map: _speeds, ...settings }: ExerciseConfigChange): Partial<Settings> {
  return settings
}

/** What a person can change in an exercise. */
function contentOf(exercise: Exercise) {
  const { title, grade_level, themes, tags, config, assigned_question_sets } = exercise
  return { title, grade_level, themes, tags, settings: settingsOf(config), sets: assigned_question_sets.map((set) => [set.id, valuesOf(set)]) }
}

function mapsWith({ config, assigned_question_sets }: Exercise, changes: ExerciseEdits['sets']): ExerciseConfigChange {
  const changed = assigned_question_sets.map((set) => ({ question_definition_id: set.question_id, ...changes[set.id] }))
  const points = changed.flatMap(({ question_definition_id, points: point_value }) =>
    point_value === undefined ? [] : [{ question_definition_id, point_value }],
  )
  const speeds = changed.flatMap(({ question_definition_id, reading_speed }) =>
    reading_speed === undefined ? [] : [{ question_definition_id, reading_speed }],
  )
  return {
    ...(points.length === 0 ? {} : { point_map: withEntries(config.point_map, points) }),
    ...(speeds.length === 0 ? {} : { reading_speed_map: withEntries(config.reading_speed_map, speeds) }),
  }
}

function withEntries<Entry extends { question_definition_id: number }>(saved: readonly Entry[], changed: readonly Entry[]): Entry[] {
  return [...new Map([...saved, ...changed].map((entry) => [entry.question_definition_id, entry])).values()]
}

function isOwnChange(change: Partial<SetValues> | undefined): boolean {
  return change !== undefined && ownNames.some((name) => change[name] !== undefined)
}

function ownValues(set: AssignedQuestionSet): OwnSetValues {
  return {
    num_questions: set.num_questions,
    allow_skipping: set.allow_skipping,
    num_attempts_before_suggesting_corrections: set.num_attempts_before_suggesting_corrections,
    num_attempts_before_answers: set.num_attempts_before_answers,
    num_attempts_before_moving_on: set.num_attempts_before_moving_on,
  }
}

/** How a set is asked, whole. */
export function valuesOf(set: AssignedQuestionSet): SetValues {
  return { ...ownValues(set), points: set.points, reading_speed: set.reading_speed }
}
