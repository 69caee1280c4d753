import type { PhoneSpan } from '#server/speech/scoring/alignment/comparison.ts'
import { mean } from '#server/speech/scoring/numbers/statistics.ts'

/** The phones of each word of a script, by the word's index. */
export function byWord<T extends { word: number }>(phones: readonly T[], words: number): T[][] {
  const groups: T[][] = Array.from({ length: words }, () => [])
  for (const phone of phones) groups[phone.word]?.push(phone)
  return groups
}

/** The logarithm of how much longer something took than in the reference; bounded, so that one lost phone does not decide. */
export function stretch({ frames, expected }: { frames: number; expected: number }): number {
  return Math.log(Math.max(0.15, Math.min(8, (frames + 0.5) / (expected + 0.5))))
}

/** Frames and expected frames of several phones together. */
export function together(phones: readonly PhoneSpan[]): { frames: number; expected: number } {
  return { frames: phones.reduce((sum, phone) => sum + phone.frames, 0), expected: phones.reduce((sum, phone) => sum + phone.expected, 0) }
}

/** Mean over the values a test picks; the mean of all when it picks none. */
export function meanWhere<T>(items: readonly T[], test: (item: T) => boolean, value: (item: T) => number): number {
  const picked = items.filter(test)
  return mean((picked.length > 0 ? picked : items).map(value))
}
