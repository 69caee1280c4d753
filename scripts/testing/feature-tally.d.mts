/** How many rows the specification's list of features has, numbered from 1; a row with another number is one more. */
export const specifiedRows: number

/** The rows of `e2e/features.md`: what people get, by number. */
export function featuresIn(markdown: string): Map<number, string>

/**
 * Which features some tests show: `missing` are the rows without a passing test, their text null where the file does not name them,
 * `unknown` the numbers of tests that no row has, and `words` how many are shown.
 */
export function tallyOf(
  features: ReadonlyMap<number, string>,
  tests: readonly { title: string; passed: boolean }[],
): { missing: { number: number; text: string | null }[]; unknown: number[]; words: string }
