import type { Exercise } from '#contract/exercises/exercise-library.ts'
import { isSame, orderOf, settingsOf, type ExerciseEdits } from './exercise.edits.ts'
import { valuesOf, type SaveStep } from './exercise-save.steps.ts'

const mostNamed = 3

/** What was changed and not saved, in words: `order`, `set 2`, `5 sets`. */
export function editsInWords(exercise: Exercise, edits: ExerciseEdits): string[] {
  const places = orderOf(exercise, edits)
  const changed = places.flatMap((id, index) => (edits.sets[id] === undefined ? [] : [index + 1]))
  return [
    ...(edits.title === null ? [] : ['title']),
    ...(edits.gradeLevel === null ? [] : ['grade level']),
    ...(edits.themes === null ? [] : ['themes']),
    ...(edits.tags === null ? [] : ['tags']),
    ...(Object.keys(edits.settings).length === 0 ? [] : ['settings']),
    ...(edits.order === null ? [] : ['order']),
    ...(changed.length > mostNamed ? [`${changed.length} sets`] : changed.map((place) => `set ${place}`)),
  ]
}

/** What a step of a save is about, in words; sets by their place. */
export function stepInWords(step: SaveStep, exercise: Exercise, edits: Pick<ExerciseEdits, 'order'>): string {
  switch (step.part) {
    case 'set':
      return `set ${orderOf(exercise, edits).indexOf(step.setId) + 1}`
    case 'gradeLevel':
      return 'grade level'
    case 'config':
      return configInWords(step.config)
    case 'title':
    case 'themes':
    case 'tags':
    case 'order':
      return step.part
  }
}

/** What of an exercise is different in a newer one, in words. */
export function differenceInWords(exercise: Exercise, newer: Exercise): string[] {
  const before = new Map(exercise.assigned_question_sets.map((set) => [set.id, set]))
  const after = newer.assigned_question_sets
  const kept = after.map(({ id }) => id).filter((id) => before.has(id))
  const added = after.length - kept.length
  const removed = before.size - kept.length
  return [
    ...(exercise.title === newer.title ? [] : ['title']),
    ...(exercise.grade_level === newer.grade_level ? [] : ['grade level']),
    ...(isSame(exercise.themes, newer.themes) ? [] : ['themes']),
    ...(isSame(exercise.tags, newer.tags) ? [] : ['tags']),
    ...(isSame(settingsOf(exercise.config), settingsOf(newer.config)) ? [] : ['settings']),
    ...after.flatMap((set) => {
      const old = before.get(set.id)
      return old === undefined || isSame(valuesOf(old), valuesOf(set)) ? [] : [`“${set.question_title}”`]
    }),
    ...(added === 0 ? [] : [`${counted(added)} added`]),
    ...(removed === 0 ? [] : [`${counted(removed)} taken out`]),
    ...(isSame(kept, [...before.keys()].filter((id) => kept.includes(id))) ? [] : ['order']),
  ]
}

function configInWords({ point_map, reading_speed_map, ...settings }: Extract<SaveStep, { part: 'config' }>['config']): string {
  const parts = [
    ...(Object.keys(settings).length === 0 ? [] : ['settings']),
    ...(point_map === undefined ? [] : ['points']),
    ...(reading_speed_map === undefined ? [] : ['audio speed']),
  ]
  return parts.join(' and ')
}

function counted(sets: number): string {
  return sets === 1 ? '1 question set' : `${sets} question sets`
}
