import type { DemoExerciseName } from './library/exercises.ts'
import type { DemoClassName, demoTeachers } from './people.ts'

/**
 * Work given to a whole class. Days are counted from today: `given` and `due` (null: no date), `opensIn` for work kept back.
 * `done` is the share of the class that finished it; `running` names pupils who are in the middle of it.
 */
export type DemoWork = {
  of: DemoClassName
  by: keyof typeof demoTeachers
  exercise: DemoExerciseName
  title: string
  given: number
  due: number | null
  opensIn?: number
  allowRedo?: boolean
  done: number
  running?: readonly string[]
  /** Pupils who have not begun, whatever the share. */
  open?: readonly string[]
  /** Pupils who finished it, whatever the share. */
  finished?: readonly string[]
  /** Pupils whose chance to know an answer is another one here than their ability and trend say. */
  skills?: Readonly<Record<string, number>>
  /** Pupils who were not in the class yet. */
  without?: readonly string[]
}

const maya = ['Maya Okafor']
/** Their letters wait for Elena. */
const writers = ['Emma Novak', 'David Mensah', 'Lily Nguyen', 'Omar Farouk']
const [liam, noah, lucas] = ['Liam Chen', 'Noah Schmidt', 'Lucas Moreau']

/** Eight weeks of work, and everything that is open now. */
export const demoWork: readonly DemoWork[] = [
  { of: 'algebra', by: 'elena', exercise: 'graphs', title: 'Linear Graphs', given: -56, due: -50, done: 1 },
  { of: 'humanities', by: 'elena', exercise: 'partsOfSpeech', title: 'Parts of Speech', given: -54, due: -47, done: 1 },
  { of: 'science', by: 'elena', exercise: 'motion', title: 'Forces and Motion', given: -53, due: -46, done: 1 },
  { of: 'algebra', by: 'elena', exercise: 'warmUp', title: 'Warm-up, week 3', given: -42, due: -41, done: 1 },
  { of: 'humanities', by: 'elena', exercise: 'rome', title: 'The Roman Republic', given: -40, due: -33, allowRedo: true, done: 1 },
  { of: 'science', by: 'elena', exercise: 'states', title: 'Water in All Its Forms', given: -38, due: -31, done: 1 },
  { of: 'algebra', by: 'elena', exercise: 'plants', title: 'Plants and Equations, first round', given: -34, due: -27, done: 0.9, without: maya },
  { of: 'humanities', by: 'elena', exercise: 'commas', title: 'Commas and Clauses', given: -26, due: -19, done: 0.9, finished: maya },
  { of: 'science', by: 'elena', exercise: 'units', title: 'Units and Conversions', given: -22, due: -15, done: 0.95, finished: maya },
  { of: 'algebra', by: 'elena', exercise: 'warmUp', title: 'Warm-up, week 7', given: -12, due: -11, done: 1, skills: { [noah]: 0.97, [lucas]: 0.05 } },
  { of: 'humanities', by: 'daniel', exercise: 'revolutions', title: 'Two Revolutions', given: -12, due: -5, done: 0.8, finished: maya },
  { of: 'science', by: 'elena', exercise: 'cells', title: 'Cells and Systems', given: -9, due: -3, done: 0.85, finished: [...maya, noah], skills: { [noah]: 0.15 } },
  { of: 'algebra', by: 'elena', exercise: 'equations', title: 'Equations Check', given: -7, due: -2, done: 0.6, open: [...maya, liam], finished: [noah, lucas], skills: { [noah]: 0.7, [lucas]: 0 } },
  { of: 'algebra', by: 'elena', exercise: 'plants', title: 'Plants and Equations', given: -4, due: 0, allowRedo: true, done: 0.4, running: [...maya, 'Owen Murphy', liam], open: [noah, lucas] },
  { of: 'humanities', by: 'elena', exercise: 'lighthouse', title: 'Reading: The Lighthouse Keeper', given: -2, due: 0, done: 0 },
  { of: 'humanities', by: 'elena', exercise: 'cafe', title: 'En el café: speaking practice', given: -3, due: 1, done: 0 },
  { of: 'humanities', by: 'elena', exercise: 'letterFromRome', title: 'A Letter from Rome', given: -4, due: 3, done: 0, finished: writers, without: maya },
  { of: 'algebra', by: 'elena', exercise: 'fractions', title: 'Fractions Quiz', given: -3, due: 4, done: 0.3, open: [...maya, noah] },
  { of: 'humanities', by: 'daniel', exercise: 'turningPoints', title: 'Turning Points', given: -2, due: 6, done: 0.3, open: maya },
  { of: 'algebra', by: 'elena', exercise: 'warmUp', title: 'Warm-up whenever you like', given: -5, due: null, allowRedo: true, done: 0.2, open: [...maya, noah] },
  { of: 'science', by: 'elena', exercise: 'motion', title: 'Forces and Motion, again', given: -1, due: 9, opensIn: 2, done: 0 },
]
