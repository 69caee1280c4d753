/** A score as people read it: one decimal unless whole (`9`, `6.5`). */
export function formatPoints(points: number): string {
  return String(Math.round(points * 10 + Number.EPSILON * 10) / 10)
}

/** A percentage as people read it, rounded half up: `58%`. */
export function formatPercent(percent: number): string {
  return `${Math.round(percent)}%`
}

/** A percentage where it is final, in the dialog that ends a session and in the past session: two decimals unless whole (`75%`, `58.33%`). */
export function formatExactPercent(percent: number): string {
  return Number.isInteger(percent) ? `${percent}%` : `${percent.toFixed(2)}%`
}

/** The share of a total in percent, rounded half up to two decimals; 0 when there is nothing to reach. Any one unit of points will do. */
export function percentOf(score: number, total: number): number {
  return total > 0 ? Math.round((score * 10_000) / total) / 100 : 0
}

/**
 * What of a session's points is judged, as its percentage counts them: without those that wait for a teacher on both sides, and all
 * of them as they stand while nothing is judged.
 */
export function judgedPoints({ score, total, pending, percent }: { score: number; total: number; pending: number; percent: number | null }) {
  return pending === 0 || percent === null ? { score, total } : { score: Math.round((total - pending) * percent) / 100, total: total - pending }
}

/** The colour band of a percentage: above 80 good, above 60 fair, else low. */
export function scoreBand(percent: number): 'good' | 'fair' | 'low' {
  return percent > 80 ? 'good' : percent > 60 ? 'fair' : 'low'
}
