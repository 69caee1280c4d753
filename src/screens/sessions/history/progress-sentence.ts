import type { OwnSubject } from '#contract/progress/own-progress.ts'
import { formatPercent } from '#contract/exercises/points.ts'
import { countOf } from '#src/ui/data-table/counts.ts'

/** Fewer points than these between the first and the last are no way up or down. */
const steady = 5

/** What a subject's line says: how many pieces of work, the last score, and where it goes from the first of the line on. */
export function progressWords(works: OwnSubject['works']): string {
  const scores = works.map(({ score }) => Math.round(score))
  const [first, last] = [scores.at(-8) ?? scores[0], scores.at(-1)]
  if (first === undefined || last === undefined) return 'Nothing finished yet.'
  const done = `${countOf(works.length, { one: 'assignment', many: 'assignments' })}, the last one ${formatPercent(last)}`
  if (works.length === 1) return `${done}.`
  const change = last - first
  const way = Math.abs(change) < steady ? 'about the same as the first shown' : `${Math.abs(change)} points ${change > 0 ? 'above' : 'below'} the first shown`
  return `${done}, ${way}.`
}
