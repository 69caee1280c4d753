import { localDay } from '#contract/assignments/assignment-status.ts'
import type { OwnProgress } from '#contract/progress/own-progress.ts'

/** What was usual as a line through time: a point for each day with work, which is how that day ended, and one for now. */
export function usualLine({ works, middle, until }: Pick<OwnProgress, 'works' | 'middle' | 'until'>, timeZone: string): { at: string; value: number }[] {
  const known = works.flatMap(({ finished_at: at, middle: value }) => (value === null ? [] : [{ at, value }]))
  const all = middle === null ? known : [...known, { at: until, value: middle }]
  return [...new Map(all.map((point) => [localDay(new Date(point.at), timeZone), point])).values()]
}
