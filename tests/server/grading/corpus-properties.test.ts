import { describe, expect, test } from 'vitest'
import type { Strictness } from '#contract/exercises/exercises.ts'
import { budgetOf, mostSteps } from '#server/grading/budget.ts'
import { isAboutEnglish } from '#server/grading/text/words/english-words.ts'
import { isPole } from '#server/grading/text/words/pole-words.ts'
import { newInstanceState } from '#server/grading/turn/credit-of-tries.ts'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { questionOf } from '#server/grading/turn/ladder.ts'
import { takeJudgement } from '#server/grading/turn/turn.ts'
import type { Instance, Judgement } from '#server/grading/types.ts'
import { sized } from '#tests/support/sizes.ts'
import { drawnInstance } from './answers/agreement.ts'
import { answersByKind } from './answers/answers-by-kind.ts'
import { defaultRules as rules } from './default-rules.ts'
import { freshQuestions } from './fresh-answers.ts'

type Question = { instance: Instance; prompt: string; answers: readonly string[] }

/** What holds for every answer of the corpora, fresh and older: every 25th question in an ordinary run, all of them with `HOSTILE=1`. */
const questions: readonly Question[] = [
  ...freshQuestions().map(({ prompt, subject, cases }) => ({ prompt, subject, answers: cases.map(({ text }) => text) })),
  ...Object.values(answersByKind).flat().map(({ prompt, subject, cases }) => ({ prompt, subject, answers: cases.map(([text]) => text) })),
]
  .filter((_, index) => index % sized(25, 1) === 0)
  .map(({ prompt, subject, answers }) => ({ instance: drawnInstance(prompt, subject), prompt, answers }))

const judgements = new Map<Instance, Map<string, Judgement>>()

/** The answers for which something does not hold, with their questions. */
function broken(holds: (instance: Instance, answer: string) => boolean): string[] {
  return questions.flatMap(({ instance, prompt, answers }) => answers.filter((answer) => !holds(instance, answer)).map((answer) => `${answer} to ${prompt}`))
}

describe('every answer of the corpora', () => {
  test('is worth as much at a looser level as at a stricter one, or more', () => {
    const isOrdered = (instance: Instance, answer: string) => {
      const [loose = 0, moderate = 0, strict = 0] = (['loose', 'moderate', 'strict'] as const).map((level) => worthOf(instance, answer, level))
      return loose >= moderate && moderate >= strict
    }
    expect(broken(isOrdered)).toEqual([])
  })
  test.each([
    ['laughter', (answer: string) => `${answer} lol`],
    ['hesitation', (answer: string) => `um ${answer}`],
    ['a please', (answer: string) => `${answer} please`],
  ])('is worth no more with %s around it', (_, withNoise) => {
    expect(broken((instance, answer) => worthOf(instance, withNoise(answer)) <= worthOf(instance, answer))).toEqual([])
  })
  test('costs no try and no points when it is a step or talk', () => {
    const isFree = (instance: Instance, answer: string) => {
      const judgement = judged(instance, answer)
      return (judgement.outcome !== 'step' && judgement.outcome !== 'talk') || !isCounted(instance, judgement, answer)
    }
    expect(broken(isFree)).toEqual([])
  })
  test('that corrects another is worth what it is alone', () => {
    const isEven = (instance: Instance, answer: string) => {
      const wrong = otherCandidate(instance, answer)
      if (wrong === null) return true
      const [alone, corrected] = [judged(instance, answer), judged(instance, `${wrong} no wait ${answer}`)]
      return alone.outcome !== 'graded' || (alone.quality === corrected.quality && alone.outcome === corrected.outcome)
    }
    expect(broken(isEven)).toEqual([])
  })
})

function isCounted(instance: Instance, judgement: Judgement, answer: string): boolean {
  const after = takeJudgement({ instance, state: newInstanceState(), rules, judgement, answer, strategySaid: true }).state
  return after.attempts + after.unaccepted + after.bestCredit > 0 || judgement.quality !== null
}

/** What may be taken back before a plain answer in English: a number before a number, a word before words; null where there is nothing to correct. */
function otherCandidate(instance: Instance, answer: string): string | null {
  const { keys, prompt } = questionOf(instance, 'moderate', budgetOf(mostSteps))
  if (keys.length === 0 || instance.ideas.length > 0 || !isAboutEnglish(prompt) || keys.some(({ text }) => isPole(text, prompt))) return null
  if (keys.some(({ text }) => text.split(' ').length > 3)) return null
  if (keys.every(({ kind }) => kind !== 'text')) return /^[-−]?(?!,)[\d.,/]*\d$/.test(answer) ? '77' : null
  return /^\p{L}+(?: \p{L}+){0,2}$/u.test(answer) && !/\b(?:no|not|nope|non|nein|wait|so|or|and)\b/i.test(answer) ? 'zebra' : null
}

/** The judgement of a first try; of one text it is asked for by most properties, and made once. */
function judged(instance: Instance, text: string, strictness: Strictness = 'moderate'): Judgement {
  const key = JSON.stringify([strictness, text])
  const known = judgements.get(instance) ?? new Map<string, Judgement>()
  judgements.set(instance, known)
  const judgement = known.get(key) ?? judgeBuiltIn(instance, text, { strictness, earlier: [] })
  known.set(key, judgement)
  return judgement
}

function worthOf(instance: Instance, text: string, strictness?: Strictness): number {
  return judged(instance, text, strictness).quality ?? 0
}
