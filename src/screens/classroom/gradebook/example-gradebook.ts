import type { Gradebook, GradeCell, GradeState } from '#contract/progress/gradebook.ts'

const names = ['Aisha Rahman', 'Camila Torres', 'Hana Suzuki', 'Jonas Weber', 'Liam Chen', 'Lucas Moreau', 'Maya Okafor', 'Noah Schmidt', 'Priya Nair']
const titles = ['Two-Step Equations', 'Times Table Warm-up', 'Price and Percent', 'Linear Graphs', 'Factoring', 'Number Quiz', 'Graphs Quiz']
const states: readonly GradeState[] = ['done', 'done', 'late', 'done', 'overdue', 'done', 'waiting', 'working', 'done', 'open']

/** A gradebook of so many students and pieces of work, the same each time. */
export function exampleGradebook(studentCount: number, workCount: number): Gradebook {
  const categories = [{ name: 'Homework', weight: 60 }, { name: 'Quizzes', weight: 40 }]
  const terms = [
    { name: 'Term 1', starts_on: '2026-09-01', ends_on: '2026-12-20' },
    { name: 'Term 2', starts_on: '2027-01-07', ends_on: '2027-06-18' },
  ]
  const settings = { terms, missing: 'zero' as const, categories, filed: [], version: 1 }
  return {
    class: { id: 1, name: 'Algebra 1, Period 2' },
    settings,
    term: 0,
    works: Array.from({ length: workCount }, (_, index) => ({
      exercise_id: index + 1,
      title: index < titles.length ? (titles[index] ?? '') : `${titles[index % titles.length]} ${Math.floor(index / titles.length) + 1}`,
      due_date: new Date(Date.UTC(2026, 8, 4 + index, 21)).toISOString(),
      category: index < workCount * 0.7 ? 0 : 1,
      mean: 60 + ((index * 7) % 31),
      median: index % 9 === 8 ? null : 62 + ((index * 5) % 31),
    })),
    students: Array.from({ length: studentCount }, (_, row) => ({
      id: row + 1,
      name: row < names.length ? (names[row] ?? '') : `${names[row % names.length]} ${Math.floor(row / names.length) + 1}`,
      cells: Array.from({ length: workCount }, (_cell, column) => cellAt(row, column)),
      mean: 55 + ((row * 11) % 41),
      median: 57 + ((row * 11) % 41),
      term_mark: 54.5 + ((row * 11) % 41),
    })),
    mean: 77,
    median: 81,
  }
}

function cellAt(row: number, column: number): GradeCell {
  if ((row * 13 + column) % 23 === 0) return null
  const state = states[(row * 7 + column * 3) % states.length] ?? 'open'
  const isJudged = state === 'done' || state === 'late'
  return [state, isJudged ? 48 + ((row * 17 + column * 29) % 53) : null, isJudged || state === 'waiting' ? row * 1_000 + column + 1 : null]
}
