import type { ClassWeek, WatchCounts, WatchedStudent, WatchReason } from '#contract/dashboard/dashboard.ts'
import type { PagedListState, PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { exampleNow } from '#src/screens/assignments/student/example-assignments.ts'

/** A list as a screen gets it. */
export function exampleList<Row, Facts>(
  rows: readonly Row[],
  facts: Facts | null,
  more: { state?: PagedListState; total?: number } = {},
): PagedListView<Row, Facts> {
  return { state: 'ready', rows, total: rows.length, facts, readAtMs: exampleNow.getTime() - 420_000, ...more }
}

/** What sixty-two students add up to. */
export const exampleCounts: WatchCounts = { students: 62, tracked: 4, help: 7, due_today: 9, overdue: 3, has_given: true }

/** Students of every reason. */
export const exampleWatched: WatchedStudent[] = [
  watched(1, 'Liam Chen', true, [{ kind: 'stuck', question_title: '3(x – 4) + 5 = 20', tries: 4, session_id: 7 }, { kind: 'overdue', count: 1, since: day(-2) }], 3, ['Fractions Quiz', 2]),
  watched(2, 'Sofia Reyes', true, [{ kind: 'overdue', count: 2, since: day(-4) }], 4, ['The Lighthouse', -1]),
  watched(3, 'Noah Schmidt', true, [{ kind: 'dropping', scores: [88.4, 74, 61] }], 1, ['Fractions Quiz', 0]),
  watched(4, 'Aisha Rahman', true, [{ kind: 'improving', scores: [61, 80, 96.3] }], 1, ['Maps of the old world', 4]),
  watched(5, 'Ethan Brooks', false, [{ kind: 'quiet', last_active: day(-6) }], 1, ['En el café: speaking practice', 1]),
]

/** Students with the rest of the reasons, and with nothing to do. */
export const exampleOthers: WatchedStudent[] = [
  watched(6, 'Maximiliana Konstantinopolskaya-Featherstonehaugh', false, [{ kind: 'low', average: 38.2, works: 5 }], 12, ['A very long title of an assignment that goes on and on', 20]),
  watched(7, 'Ben Okafor', true, [{ kind: 'steady', average: 96, works: 6 }], 0, null),
  watched(8, '', false, [{ kind: 'quiet', last_active: null }], 2, null),
]

/** Six classes, from empty to large. */
export const exampleWeeks: ClassWeek[] = [
  week(1, 'Algebra 1, Period 2', 24, 2, [41, 53, 59, 66, 68, 69, 72, 74, 75, 76, 81, 82, 84, 84, 85, 86, 86, 88, 90, 91, 94, 96, 97, 98]),
  week(2, 'Grade 8 Science', 22, 0, [48, 57, 60, 63, 66, 69, 72, 75, 76, 79, 79, 79, 82, 84, 85, 87, 89, 92, 98]),
  week(3, 'Spanish Conversation', 16, 1, [66, 72, 75, 78, 82, 84, 86, 88, 90, 91, 91, 92, 94, 95, 96, 98]),
  week(4, 'World History', 30, 14, []),
  week(5, 'Everybody the same', 30, 0, Array.from({ length: 30 }, () => 100)),
  week(6, 'A class with a name that is far too long for the card it stands on, and then some', 1, 0, [60]),
]

function watched(
  id: number,
  name: string,
  isTracked: boolean,
  reasons: WatchReason[],
  pending: number,
  next: readonly [string, number] | null,
): WatchedStudent {
  const needsHelp = reasons.some(({ kind }) => kind === 'stuck' || kind === 'overdue' || kind === 'dropping' || kind === 'low')
  return {
    id,
    name,
    is_tracked: isTracked,
    needs_help: needsHelp,
    reasons,
    pending,
    next: next === null ? null : { assignment_id: id, title: next[0], due_date: day(next[1]) },
  }
}

function week(id: number, name: string, students: number, overdue: number, scores: number[]): ClassWeek {
  const middle = scores[Math.floor(scores.length / 2)] ?? null
  const named = scores.map((score, index) => ({ student_id: index + 1, name: `Student ${index + 1}`, score, works: 1 + (index % 3) }))
  return { id, name, students, overdue, median: middle, scores: named }
}

function day(days: number): string {
  return new Date(exampleNow.getTime() + days * 86_400_000).toISOString()
}
