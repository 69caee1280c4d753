export const specifiedRows: number
export function featuresIn(markdown: string): Map<number, string>
export function tallyOf(
  features: ReadonlyMap<number, string>,
  tests: readonly { title: string; passed: boolean }[],
): { missing: { number: number; text: string | null }[]; unknown: number[]; words: string }
