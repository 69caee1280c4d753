import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Strictness } from '#contract/exercises/exercises.ts'
import { cleaned } from '#server/grading/text/cleaning.ts'
import { isAboutEnglish } from '#server/grading/text/words/english-words.ts'
import { wordsOf } from '#server/grading/text/words/words.ts'
import { afterAttempt, newInstanceState, scoreOf } from '#server/grading/turn/credit-of-tries.ts'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { takeJudgement } from '#server/grading/turn/turn.ts'
import type { EarlierAnswer, Instance } from '#server/grading/types.ts'
import { sized } from '#tests/support/sizes.ts'
import { drawnInstance } from './answers/agreement.ts'
import { answersByKind } from './answers/answers-by-kind.ts'
import { defaultRules as rules } from './default-rules.ts'
import { judgementOf, question } from './judged.ts'

const questions: readonly { prompt: string; wrong: readonly string[] }[] = [
  { prompt: 'Solve for x: 2x + 3 = 11.\nAnswer: 4\nHalf credit: 8/3\nIf they say 8: One step is left.', wrong: ['5', '8', '44', '-4', '4.5', '8/3'] },
  { prompt: 'How long is it?\nAnswer: 2.5 m ± 1%', wrong: ['3 m', '2.5 kg', '25 cm', '-2.5 m'] },
  { prompt: 'Write it with x.\nAnswer: 2(x+3)', wrong: ['2x+3', 'x+6', '-2(x+3)', '7', '2(y+3)'] },
  { prompt: 'Which line?\nAnswer: y = 2x + 1', wrong: ['y = 2x', 'x = 2y + 1', 'y > 2x + 1'] },
  { prompt: 'Which ones?\nAnswer: 4, 9, 16', wrong: ['4, 9', '5, 9, 16', '4'] },
  { prompt: 'Which point?\nAnswer: (3, -2)', wrong: ['(-2, 3)', '(3, 2)', '3'] },
  { prompt: 'Capital of Canada?\nAnswer: Ottawa\nHalf credit: Ontario', wrong: ['Toronto', 'Montreal', 'Ontario', 'not Ottawa'] },
  { prompt: 'Which is a mammal? A) trout B) whale C) eagle\nAnswer: B', wrong: ['A', 'c', 'a trout', 'not B'] },
  { prompt: 'Solve for x: 2x = 8.\nAnswer: x = 4', wrong: ['y = 4', '5', 'x = 5'] },
  { prompt: 'How long is the diagonal?\nAnswer: 5sqrt(2) cm', wrong: ['5√3 cm', '5√2 kg', '2√5 cm'] },
  { prompt: 'What part is it?\nAnswer: 2/3', wrong: ['2 quarters', 'two fifths', '3/2'] },
  { prompt: 'Explain it.\nMust mention: sunlight; water; carbon dioxide', wrong: ['it uses water', 'it does not use sunlight', 'it eats'] },
]
const levels = fc.constantFrom<Strictness>('loose', 'moderate', 'strict')
const cases = fc.constantFrom(...questions.flatMap(({ prompt, wrong }) => wrong.map((answer) => ({ prompt, answer }))))
const noise = fc.constantFrom('', ' ', '  ', '.', '!', '!!', ' 🙂', '\n', ' please', ', i think', ' lol', ' (maybe)', ' hmm', ' ok', ' zzz', ' blah blah')
const lead = fc.constantFrom('', ' ', 'i think ', 'maybe ', 'um ', 'the answer is ', 'well, ', '🙂 ', 'so ', 'please ')

describe('noise', () => {
  test('never raises what an answer is worth', () => {
    fc.assert(
      fc.property(cases, levels, lead, noise, ({ prompt, answer }, strictness, before, after) => {
        const plain = judgementOf(prompt, answer, strictness)
        const noisy = judgementOf(prompt, `${before}${answer}${after}`, strictness)
        expect(noisy.quality ?? 0).toBeLessThanOrEqual(plain.quality ?? 0)
      }),
      { numRuns: 500 },
    )
  })
  test('of spaces, a full stop and emoji changes no verdict', () => {
    fc.assert(
      fc.property(cases, levels, fc.constantFrom('', ' ', '🙂 '), fc.constantFrom('', ' ', '.', ' 🙂', '. '), ({ prompt, answer }, strictness, before, after) => {
        const [plain, noisy] = [answer, `${before}${answer}${after}`].map((text) => judgementOf(prompt, text, strictness))
        expect([noisy?.outcome, noisy?.quality]).toEqual([plain?.outcome, plain?.quality])
      }),
      { numRuns: 300 },
    )
  })
})

describe('strictness', () => {
  test('never turns down at a looser level what a stricter one takes', () => {
    fc.assert(
      fc.property(cases, lead, noise, ({ prompt, answer }, before, after) => {
        const worth = (['loose', 'moderate', 'strict'] as const).map((level) => judgementOf(prompt, `${before}${answer}${after}`, level).quality ?? 0)
        expect(worth).toEqual(worth.toSorted((a, b) => b - a))
      }),
      { numRuns: 300 },
    )
  })
})

describe('what is no try', () => {
  const questions = Object.values(answersByKind).flat().filter((_, index) => index % sized(4, 1) === 0)
  const isCounted = (instance: Instance, answer: string) => {
    const state = newInstanceState()
    const judgement = judgeBuiltIn(instance, answer, { strictness: 'moderate', earlier: [] })
    const after = takeJudgement({ instance, state, rules, judgement, answer, strategySaid: true }).state
    const isFree = judgement.outcome === 'step' || judgement.outcome === 'talk'
    return { isFree, counts: after.attempts + after.unaccepted + after.bestCredit > 0 || judgement.quality !== null }
  }
  test('a need and a question about the question are free at every English question of the corpus', () => {
    const talk = ['can i go to the bathroom', 'what does this question mean']
    const costly = questions.filter(({ prompt }) => isAboutEnglish(prompt)).flatMap(({ prompt, subject }) => {
      const instance = drawnInstance(prompt, subject)
      return talk.filter((said) => isCounted(instance, said).counts).map((said) => `${said} to ${prompt}`)
    })
    expect(costly).toEqual([])
  })
})

describe('trying again', () => {
  test('with any answers never lowers a score, and the same answer twice is never counted', () => {
    const tries = fc.constantFrom(...questions).chain(({ prompt, wrong }) => {
      return fc.record({ prompt: fc.constant(prompt), answers: fc.array(fc.constantFrom(...wrong), { maxLength: 6 }) })
    })
    fc.assert(
      fc.property(tries, ({ prompt, answers }) => {
        let state = newInstanceState()
        const scores: number[] = []
        for (const answer of answers) {
          const { quality, normalised } = judgeBuiltIn(question(prompt), answer, { strictness: 'moderate', earlier: state.earlier })
          if (quality !== null) state = afterAttempt(state, rules, quality, normalised)
          scores.push(scoreOf(state, rules))
        }
        expect(scores).toEqual(scores.toSorted((a, b) => a - b))
        expect(state.attempts).toBeLessThanOrEqual(new Set(answers).size)
      }),
      { numRuns: 200 },
    )
  })
  test('a repeat is free whatever is written around it', () => {
    fc.assert(
      fc.property(cases, fc.constantFrom('', ' ', 'the answer is '), ({ prompt, answer }, before) => {
        const first = judgementOf(prompt, answer)
        const earlier: EarlierAnswer[] = [{ normalised: first.normalised, quality: 1 }]
        const { outcome } = judgeBuiltIn(question(prompt), `${before}${answer}`, { strictness: 'moderate', earlier })
        expect(outcome).not.toBe('graded')
      }),
      { numRuns: 150 },
    )
  })
})

describe('a text of ASCII characters', () => {
  const texts = fc.string({ unit: fc.constantFrom(...' abdlqunsK19.\',-/\\`(){}?\n') })

  test('is cleaned and parted into words as one with other characters is', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(cleaned(`${text} ñ`)).toBe(`${cleaned(text)} ñ`.trim())
        expect(wordsOf(`${text} ñ`).slice(0, -1)).toEqual(wordsOf(text))
      }),
      { numRuns: sized(500, 20_000) },
    )
  })
})
