/** A score as people read it: one decimal unless whole (`9`, `6.5`). */
export function formatPoints(points: number): string {
  return String(Math.round(points * 10 + Number.EPSILON * 10) / 10)
}

/** A percentage as people read it: two decimals unless whole (`75%`, `58.33%`). */
export function formatPercent(percent: number): string {
  return Number.isInteger(percent) ? `${percent}%` : `${percent.toFixed(2)}%`
}

/** The share of a total in percent, rounded half up to two decimals; 0 when there is nothing to reach. Any one unit of points will do. */
export function percentOf(score: number, total: number): number {
  return total > 0 ? Math.round((score * 10_000) / total) / 100 : 0
}

/** The colour band of a percentage: above 80 good, above 60 fair, else low. */
export function scoreBand(percent: number): 'good' | 'fair' | 'low' {
  return percent > 80 ? 'good' : percent > 60 ? 'fair' : 'low'
}
