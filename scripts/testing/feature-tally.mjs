/** How many rows the specification's list of features has, numbered from 1; a row with another number is one more. */
export const specifiedRows = 196

/** The rows of `e2e/features.md`: what people get, by number. */
export function featuresIn(markdown) {
  return new Map([...markdown.matchAll(/^\| (\d+) \| (.+?) \|$/gm)].map(([, number, text]) => [Number(number), text]))
}

/**
 * Which features some tests show: `missing` are the rows without a passing test, their text null where the file does not name them,
 * and `unknown` the numbers of tests that no row has.
 */
export function tallyOf(features, tests) {
  const shown = new Set(tests.filter(({ passed }) => passed).flatMap(({ title }) => numbersIn(title)))
  const specified = Array.from({ length: specifiedRows }, (_, index) => index + 1)
  const others = [...features.keys()].filter((number) => number > specifiedRows)
  const isShown = (number) => features.has(number) && shown.has(number)
  return {
    missing: [...specified, ...others].filter((number) => !isShown(number)).map((number) => ({ number, text: features.get(number) ?? null })),
    unknown: [...new Set(tests.flatMap(({ title }) => numbersIn(title)))].filter((number) => !features.has(number)),
    words: `${counted(specified)} rows of the specification, and ${counted(others)} others`,
  }

  function counted(numbers) {
    return `${numbers.filter(isShown).length} of ${numbers.length}`
  }
}

function numbersIn(title) {
  return [...title.matchAll(/@f(\d+)\b/g)].map(([, number]) => Number(number))
}
