import type { ExerciseConfig } from '#contract/exercises/exercises.ts'
import type { questionSets } from '#server/db/schema/library.ts'
import type { DemoQuestion } from './demo-question.ts'
import { englishQuestions as english } from './english.ts'
import { historyQuestions as history } from './history.ts'
import { mathQuestions as math } from './math.ts'
import { scienceQuestions as science } from './science.ts'
import { spanishScripts as spanish } from './spanish.ts'

/** How an exercise asks one of its questions. */
export type DemoSet = {
  question: DemoQuestion
  points: number
  set?: Partial<Omit<typeof questionSets.$inferInsert, 'id' | 'exerciseId' | 'questionId' | 'position'>>
}

/** Whose library an exercise belongs to. */
export type DemoOwner = 'admin' | 'elena' | 'daniel'

/** An exercise of the demo school. */
export type DemoExercise = {
  title: string
  owner: DemoOwner
  gradeLevel: number
  themes: string[]
  config?: Partial<ExerciseConfig>
  sets: DemoSet[]
}

/** The exercises of the demo school by a short name. */
export const demoExercises = {
  plants: {
    title: 'Plants and Equations',
    owner: 'elena',
    gradeLevel: 8,
    themes: ['Spring'],
    sets: [asked(math.twoStep), asked(science.photosynthesis), { question: math.area, points: 5, set: { numQuestions: 2, allowSkipping: true } }],
  },
  equations: {
    title: 'Equations Check',
    owner: 'elena',
    gradeLevel: 8,
    themes: [],
    sets: [asked(math.twoStep), asked(math.twoStepDrawn, 2), asked(math.bracketEquation), asked(math.bothSides), asked(math.expand)],
  },
  fractions: {
    title: 'Fractions Quiz',
    owner: 'elena',
    gradeLevel: 7,
    themes: ['Cooking'],
    config: { timer: '15min', randomize: true },
    sets: [asked(math.addFractions), asked(math.fractionOf, 3), asked(math.simplify, 3), asked(math.percentOff, 3)],
  },
  graphs: {
    title: 'Linear Graphs',
    owner: 'elena',
    gradeLevel: 8,
    themes: [],
    sets: [asked(math.slope), asked(math.yIntercept), asked(math.pointOnLine, 2), skippable(math.factor)],
  },
  warmUp: {
    title: 'One-Minute Warm-up',
    owner: 'elena',
    gradeLevel: 6,
    themes: [],
    config: { timer: '1min', randomize: true },
    sets: [
      { question: math.timesTable, points: 2, set: { numQuestions: 3, allowSkipping: true, attemptsBeforeMovingOn: 2, attemptsBeforeAnswers: 2 } },
      { question: math.half, points: 2, set: { numQuestions: 2, allowSkipping: true, attemptsBeforeMovingOn: 2, attemptsBeforeAnswers: 2 } },
    ],
  },
  cells: {
    title: 'Cells and Systems',
    owner: 'elena',
    gradeLevel: 8,
    themes: ['Human body'],
    sets: [asked(science.chloroplast), asked(science.cellPower), asked(science.heart), skippable(science.diffusion)],
  },
  units: {
    title: 'Units and Conversions',
    owner: 'elena',
    gradeLevel: 8,
    themes: [],
    config: { timer: '20min' },
    sets: [asked(science.metres), asked(science.grams), { question: science.density, points: 5, set: { numQuestions: 2 } }],
  },
  motion: {
    title: 'Forces and Motion',
    owner: 'admin',
    gradeLevel: 8,
    themes: ['Sports'],
    sets: [asked(science.friction), asked(science.speed, 2), skippable(science.seasons)],
  },
  states: {
    title: 'Water in All Its Forms',
    owner: 'admin',
    gradeLevel: 7,
    themes: ['Weather'],
    sets: [asked(science.evaporation), asked(science.water), skippable(science.diffusion)],
  },
  rome: {
    title: 'The Roman Republic',
    owner: 'elena',
    gradeLevel: 8,
    themes: ['Ancient Rome'],
    sets: [asked(history.consuls), asked(history.senate), asked(history.rubicon), asked(history.carthage)],
  },
  revolutions: {
    title: 'Two Revolutions',
    owner: 'daniel',
    gradeLevel: 9,
    themes: ['Revolutions'],
    sets: [asked(history.independence), asked(history.bastille), skippable(history.estates)],
  },
  letterFromRome: {
    title: 'A Letter from Rome',
    owner: 'elena',
    gradeLevel: 8,
    themes: ['Ancient Rome'],
    sets: [asked(history.consuls), asked(history.letter)],
  },
  turningPoints: {
    title: 'Turning Points',
    owner: 'admin',
    gradeLevel: 9,
    themes: [],
    sets: [asked(history.magnaCarta), asked(history.gutenberg), asked(history.wall)],
  },
  commas: {
    title: 'Commas and Clauses',
    owner: 'elena',
    gradeLevel: 7,
    themes: [],
    config: { gradingDifficulty: 'loose' },
    sets: [asked(english.commaList), asked(english.commaSplice), asked(english.clause), asked(english.inference)],
  },
  partsOfSpeech: {
    title: 'Parts of Speech',
    owner: 'admin',
    gradeLevel: 6,
    themes: ['Animals'],
    sets: [
      asked(english.adverb),
      asked(english.noun),
      asked(english.plural),
      asked(english.pastTense),
      asked(english.homophone),
      skippable(english.simile),
    ],
  },
  lighthouse: { title: 'Reading: The Lighthouse Keeper', owner: 'elena', gradeLevel: 7, themes: ['The sea'], sets: [] },
  cafe: {
    title: 'En el café: speaking practice',
    owner: 'elena',
    gradeLevel: 8,
    themes: ['Travel'],
    sets: Object.values(spanish)
      .slice(0, 8)
      .map((one) => asked(one)),
  },
  family: {
    title: 'Mi familia: speaking practice',
    owner: 'admin',
    gradeLevel: 7,
    themes: ['Family'],
    sets: [spanish.mother, spanish.brother, spanish.grandparents, spanish.sunday].map((one) => asked(one)),
  },
} satisfies Record<string, DemoExercise>

/** The short name of a demo exercise. */
export type DemoExerciseName = keyof typeof demoExercises

function asked(question: DemoQuestion, numQuestions = 1): DemoSet {
  return { question, points: 10, set: { numQuestions } }
}

function skippable(question: DemoQuestion): DemoSet {
  return { question, points: 10, set: { allowSkipping: true } }
}
