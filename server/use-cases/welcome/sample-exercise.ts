import type { DemoQuestion } from '#server/demo/library/demo-question.ts'
import { englishQuestions } from '#server/demo/library/english.ts'
import { mathQuestions } from '#server/demo/library/math.ts'
import { scienceQuestions } from '#server/demo/library/science.ts'

/** What a visitor of the start page may try: a right-or-wrong answer with hints, a slip that is named, and an answer in one's own words. */
export const sampleExercise: { title: string; gradeLevel: number; questions: readonly DemoQuestion[] } = {
  title: 'A taste of everything',
  gradeLevel: 8,
  questions: [mathQuestions.twoStep, englishQuestions.homophone, scienceQuestions.photosynthesis],
}
