import { RecordsScreen } from './records-screen.tsx'

function nothing(): void {}

function show(view: Parameters<typeof RecordsScreen>[0]['view']) {
  return () => (
    <main>
      <RecordsScreen view={view} timeZone="America/New_York" onRetry={nothing} />
    </main>
  )
}

const last_at = '2026-11-20T19:31:00.000Z'
const since = '2026-10-21T19:31:00.000Z'

/** What is recorded, in every state. */
export const examples = {
  'With counts': show({
    mode: 'ready',
    found: {
      since,
      results: [
        { name: 'page.opened', place: '/chat/$exercise_id', count: 1204, last_at },
        { name: 'page.opened', place: '/', count: 311, last_at },
        { name: 'list.searched', place: 'students', count: 42, last_at },
        { name: 'guide.viewed', place: null, count: 3, last_at },
      ],
    },
  }),
  'Nothing counted': show({ mode: 'ready', found: { since, results: [] } }),
  Loading: show({ mode: 'loading' }),
  Failed: show({ mode: 'failed' }),
}
