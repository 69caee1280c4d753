import type { GradebookSettings, GradeCell } from '#contract/progress/gradebook.ts'
import { medianOf } from './median.ts'

/** A cell that counts, and the place of its work's category; -1 where there are no categories. */
export type Counted = { cell: GradeCell; category: number }

const leastForMedian = 3

/** The percentage of a cell whose work was turned in and judged, or null. */
export function judgedScore(cell: GradeCell): number | null {
  if (cell === null) return null
  const [state, score] = cell
  return state === 'done' || state === 'late' ? score : null
}

/** The mean and the median of the judged work among some cells; no median of fewer than three. */
export function figuresOf(cells: readonly GradeCell[]): { mean: number | null; median: number | null } {
  return figuresOfScores(cells.flatMap((cell) => judgedScore(cell) ?? []))
}

/** The mean and the median of some percentages; no median of fewer than three. */
export function figuresOfScores(scores: readonly number[]): { mean: number | null; median: number | null } {
  return { mean: meanOf(scores), median: scores.length < leastForMedian ? null : medianOf(scores) }
}

/**
 * A student's term mark: the mean of each category, each with its weight among those in which something counts; null where nothing
 * does. Judged work counts, and overdue work as zero where `missing` says so; what waits for a mark, or is not due yet, does not.
 */
export function termMarkOf(counted: readonly Counted[], { missing, categories }: Pick<GradebookSettings, 'missing' | 'categories'>): number | null {
  const scores = new Map<number, number[]>()
  for (const { cell, category } of counted) {
    const score = missing === 'zero' && cell?.[0] === 'overdue' ? 0 : judgedScore(cell)
    if (score !== null) scores.set(category, [...(scores.get(category) ?? []), score])
  }
  let [sum, weights] = [0, 0]
  for (const [category, ofCategory] of scores) {
    const weight = categories.length === 0 ? 1 : (categories[category]?.weight ?? 0)
    sum += weight * (totalOf(ofCategory) / ofCategory.length)
    weights += weight
  }
  return weights === 0 ? null : toCents(sum / weights)
}

function meanOf(scores: readonly number[]): number | null {
  return scores.length === 0 ? null : toCents(totalOf(scores) / scores.length)
}

function totalOf(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0)
}

function toCents(percent: number): number {
  return Math.round(percent * 100) / 100
}
