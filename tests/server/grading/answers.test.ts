import { describe, expect, test } from 'vitest'
import { accuracyOf, agreementOn } from './answers/agreement.ts'
import type { Agreement } from './answers/agreement.ts'
import { answersByKind } from './answers/answers-by-kind.ts'

const leastAccuracy = 0.995

/** One wrong verdict of a small kind must not hide behind the large ones. */
const leastAccuracyOfAKind = 0.98

const agreements = Object.entries(answersByKind).map(([kind, questions]) => ({ kind, ...agreementOn(questions) }))
const whole = inAll(agreements)
process.stdout.write(`${report()}\n`)

describe('graded answers', () => {
  test('are more than a thousand', () => {
    const answers = Object.values(answersByKind).flatMap((questions) => questions.flatMap(({ cases }) => cases))
    expect(answers.length).toBeGreaterThan(1000)
  })
  test('a student gets the verdict an examiner gives, in 99.5 of 100 answers at least', () => {
    expect(accuracyOf(whole), whole.disagreements.join('\n')).toBeGreaterThanOrEqual(leastAccuracy)
  })
  test('a looser level never gives less', () => {
    expect(whole.turned).toEqual([])
  })
  test.each(agreements)('no kind is neglected: $kind', (agreement) => {
    expect(accuracyOf(agreement), agreement.disagreements.join('\n')).toBeGreaterThanOrEqual(leastAccuracyOfAKind)
  })
})

function inAll(parts: readonly Agreement[]): Agreement {
  return {
    verdicts: parts.reduce((sum, { verdicts }) => sum + verdicts, 0),
    disagreements: parts.flatMap(({ disagreements }) => disagreements),
    turned: parts.flatMap(({ turned }) => turned),
  }
}

function report(): string {
  const rows = [...agreements, { kind: 'in all', ...whole }].map((part) => {
    const share = `${(100 * accuracyOf(part)).toFixed(2)} %`
    return `${part.kind.padEnd(22)}${String(part.verdicts).padStart(6)} verdicts ${share.padStart(10)}`
  })
  const lines = agreements.flatMap(({ kind, disagreements }) => disagreements.map((line) => `  ${kind}: ${line}`))
  return [...rows, ...lines].join('\n')
}
