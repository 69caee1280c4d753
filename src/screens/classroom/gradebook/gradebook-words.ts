import { type Gradebook, type GradebookWork, type GradeCell, gradeStateWords } from '#contract/progress/gradebook.ts'
import { formatPercent } from '#contract/exercises/points.ts'
import { studentHref } from '#src/screens/classroom/classroom-links.ts'
import { isolated } from '#src/ui/text/isolated.ts'

/** A percentage as a cell shows it, without its sign; nothing where there is none. */
export function inCell(percent: number | null): string {
  return percent === null ? '' : String(Math.round(percent))
}

/** A cell in words, for who cannot see it and for the line below the gradebook. */
export function cellInWords(cell: GradeCell): string {
  if (cell === null) return 'Not given'
  const [state, score] = cell
  if (score === null) return gradeStateWords[state]
  return state === 'late' ? `${formatPercent(score)}, turned in late` : formatPercent(score)
}

/** Where a cell leads: the session that counts, else the student's page; null where nothing was given. */
export function cellHref(cell: GradeCell, studentId: number): string | null {
  if (cell === null) return null
  return cell[2] === null ? studentHref(studentId) : `/session_details/${cell[2]}`
}

/** A run of work of one category: from which column on, how many, and what is said of it. */
export type Band = { from: number; count: number; words: string }

/** The categories above the work, in its order; none without categories. */
export function bandsOf({ settings: { categories }, works }: Gradebook): Band[] {
  if (categories.length === 0) return []
  const sum = categories.reduce((total, { weight }) => total + weight, 0)
  const bands: (Band & { category: number | null })[] = []
  for (const [index, { category }] of works.entries()) {
    const last = bands.at(-1)
    if (last !== undefined && last.category === category) last.count += 1
    else bands.push({ from: index, count: 1, category, words: bandWords(category, categories, sum) })
  }
  return bands
}

function bandWords(category: GradebookWork['category'], categories: Gradebook['settings']['categories'], sum: number): string {
  const found = category === null ? undefined : categories[category]
  return found === undefined ? 'Does not count' : `${isolated(found.name)}, ${sum === 0 ? 0 : Math.round((found.weight * 100) / sum)}%`
}
