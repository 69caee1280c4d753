/** The score from which a side needs no work. */
export const strong = 85

/** The tip of a side without a fault that could be named: praise where its score is `strong`, else what helps in general. */
export function praiseOr(score: number, praise: string, work: string): string[] {
  return [score >= strong ? praise : work]
}
