import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { examplePastSession } from './example-past-session.ts'
import { SessionDetails, type SessionDetailsProps } from './session-details.tsx'

function nothing(): void {}

const trail = [{ label: 'Home', href: '/' }, { label: 'Session' }]

function show(view: SessionDetailsProps['view'], canSeeSystem = false) {
  return () => (
    <main>
      <SessionDetails
        view={view}
        canSeeSystem={canSeeSystem}
        timeZone="America/New_York"
        isRetrying={false}
        onRetry={nothing}
        breadcrumbs={<Breadcrumbs items={trail} />}
      />
    </main>
  )
}

const [first, second, ...others] = examplePastSession.chat_sessions

/** A past session in every state. */
export const examples = {
  'As the student sees it': show({ mode: 'ready', session: examplePastSession }),
  'As a teacher sees it': show({ mode: 'ready', session: examplePastSession }, true),
  'Time was up, points wait': show({
    mode: 'ready',
    session: {
      ...examplePastSession,
      status: 'time_up',
      late: true,
      pending: 10,
      num_skipped_questions: 2,
      history: { ...examplePastSession.history, score: 9 },
      chat_sessions: [first, second]
        .flatMap((one) => one ?? [])
        .map((one, index) => (index === 0 ? one : { ...one, score: 0, attempts: 0, hints: 0, status: 'pending' as const }))
        .concat(others.map((one) => ({ ...one, score: 0, attempts: 0, hints: 0, answer_given: false, status: 'open', chat_full_context: [] }))),
    },
  }),
  Abandoned: show({ mode: 'ready', session: { ...examplePastSession, status: 'abandoned', assignment: null } }, true),
  'Still running': show({
    mode: 'ready',
    session: { ...examplePastSession, status: 'active', history: { ...examplePastSession.history, end_time: null } },
  }),
  Loading: show({ mode: 'loading' }),
  Failed: show({ mode: 'failed' }),
}
