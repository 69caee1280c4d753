import { expect, test } from 'vitest'
import { predict } from '#server/speech/scoring/model/ridge.ts'
import { type Example, fitBent, fitRidge } from '#scripts/train-speech/fit-ridge.ts'

/** Twenty children and twenty adults of the same marks; children's voices lower the first measure, which the second one gives away. */
const marks = Array.from({ length: 20 }, (_, index) => index % 5)
const voices = [
  { group: 'child', shift: -1 },
  { group: 'adult', shift: 1 },
]
const examples: Example[] = voices.flatMap(({ group, shift }) =>
  marks.map((mark, index) => ({ speaker: `${group}-${index}`, group, target: mark, measures: { said: mark + shift + (index % 3) / 4, voice: 0.2 * shift + (index % 2) } })),
)

test('a fit that knows the groups marks none of them too low on the average', () => {
  const fitted = fitRidge(examples, ['said', 'voice'], 30)
  const unaware = fitRidge(examples.map(({ group: _, ...example }) => example), ['said', 'voice'], 30)
  const tooHigh = (ridge: typeof fitted, group: string) => {
    const own = examples.filter((example) => example.group === group)
    return own.reduce((sum, { measures, target }) => sum + predict(ridge, measures) - target, 0) / own.length
  }
  expect(tooHigh(unaware, 'child')).toBeLessThan(-0.3)
  expect(Math.abs(tooHigh(fitted, 'child'))).toBeLessThan(0.25)
  expect(tooHigh(fitted, 'adult')).toBeCloseTo(-tooHigh(fitted, 'child'), 5)
})

test('a bend follows marks where they leave the straight line, twice the same, and far from all that was seen the line holds', () => {
  const curved: Example[] = Array.from({ length: 120 }, (_, index) => {
    const said = (index % 40) / 10 - 2
    return { speaker: `${index % 10}`, target: 7 + said - 0.8 * said ** 2, measures: { said } }
  })
  const bent = fitBent(curved, ['said'], 1)
  const straight = fitRidge(curved, ['said'], 1)
  const off = (ridge: typeof bent) => curved.reduce((sum, { measures, target }) => sum + Math.abs(predict(ridge, measures) - target), 0)
  expect(off(bent)).toBeLessThan(off(straight) / 5)
  expect(fitBent(curved, ['said'], 1)).toEqual(bent)
  expect(predict({ ...bent, bend: [{ at: [3], worth: 5 }] }, { said: -9 })).toBeCloseTo(predict(straight, { said: -9 }), 2)
})
