import type { SessionListItem, SessionStatus } from '#contract/sessions/sessions.ts'
import type { HistoryScreenProps } from './history-props.ts'
import { HistoryScreen } from './history-screen.tsx'

function nothing(): void {}

const timeZone = 'America/New_York'
const readAtMs = Date.UTC(2026, 10, 21, 15, 42)

const titles = [
  'Plants and Equations',
  'Why the sky over a city at night is orange and the sky over the sea is not',
  'Ancient Rome',
  'Small Talk at the Bakery',
]
const statuses: SessionStatus[] = ['active', 'complete', 'time_up', 'abandoned']

/** Sessions of a history, the newest first. */
export function exampleSessions(count: number): SessionListItem[] {
  return Array.from({ length: count }, (_, index) => {
    const start = Date.UTC(2026, 10, 21, 4, 39) - index * 86_400_000
    const status = statuses[index % 4] ?? 'complete'
    return {
      id: count - index,
      exercise_title: titles[index % 4] ?? '',
      assignment_title: index % 4 === 2 ? 'Rome, week 3' : null,
      subject: ['Math', 'Science', 'History', 'Spanish conversation'][index % 4] ?? 'Math',
      student: { id: 5, name: 'Maya Okafor' },
      start_time: new Date(start).toISOString(),
      end_time: status === 'active' ? null : new Date(start + 401_000).toISOString(),
      score: [9, 22.5, 12, 4][index % 4] ?? 0,
      total_possible_score: 30,
      total_questions: 4,
      pending: index % 8 === 6 ? 10 : 0,
      percent: [30, 75, 40, 13.33, 30, 75, 60, 13.33][index % 8] ?? 0,
      status,
      is_practice: false,
      duration: 401 + index * 67,
    }
  })
}

const rows = exampleSessions(8)
const ready: HistoryScreenProps['list'] = { state: 'ready', rows, total: 8, facts: null, readAtMs }

function show(list: Partial<HistoryScreenProps['list']>, outcome: 'incomplete' | null = null) {
  return () => (
    <main>
      <HistoryScreen
        list={{ ...ready, ...list }}
        query={{ q: '', outcome }}
        timeZone={timeZone}
        onNarrow={nothing}
        onOpen={nothing}
        onMore={nothing}
        onRetry={nothing}
      />
    </main>
  )
}

/** A student's history in every state. */
export const examples = {
  'Eight sessions': show({}),
  'Very many': show({ rows: exampleSessions(50), total: 412, state: 'ready' }),
  'Nothing yet': show({ rows: [], total: 0 }),
  'None of that status': show({ rows: [], total: 0 }, 'incomplete'),
  Loading: show({ rows: [], total: 0, state: 'loading' }),
  Failed: show({ rows: [], total: 0, state: 'failed' }),
  'The old rows stay': show({ state: 'stale' }),
}

/** Each in a window of its own: a table is as wide as its place. */
export const framed = true
