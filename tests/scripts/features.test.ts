import { expect, test } from 'vitest'
import { featuresIn, specifiedRows, tallyOf } from '#scripts/feature-tally.mjs'

const all = Array.from({ length: specifiedRows }, (_, index) => index + 1)
const file = `# Features\n\n| number | what people get |\n|---|---|\n${[...all, 201].map((number) => `| ${number} | Feature ${number} |`).join('\n')}\n`

function shownBy(...titles: string[]) {
  return titles.map((title) => ({ title, passed: true }))
}

test('every row with a passing test is counted, those of the specification and others', () => {
  const told = tallyOf(featuresIn(file), shownBy('signs in @f1 @f201', ...all.map((number) => `shows @f${number}`)))
  expect(told).toEqual({ missing: [], unknown: [], words: '196 of 196 rows of the specification, and 1 of 1 others' })
})

test('a row is missing without a test that passed, also one that the file does not name', () => {
  const features = featuresIn(file.replace('| 60 | Feature 60 |\n', ''))
  const rest = all.filter((number) => number !== 7)
  const told = tallyOf(features, [...shownBy(...rest.map((number) => `shows @f${number}`)), { title: 'leads on @f7', passed: false }])
  expect(told).toEqual({
    missing: [
      { number: 7, text: 'Feature 7' },
      { number: 60, text: null },
      { number: 201, text: 'Feature 201' },
    ],
    unknown: [60],
    words: '194 of 196 rows of the specification, and 0 of 1 others',
  })
})
