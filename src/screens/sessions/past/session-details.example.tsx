import type { SessionChange } from '#contract/review/review.ts'
import type { MarkView } from '#machines/review/marking/marking.selectors.ts'
import { examplePastSession } from './example-past-session.ts'
import { exampleSpokenSession, withAccepted, withJudged, withSetScore, withWaitingAnswer, withWorry } from './example-marked-session.ts'
import { MarkPanel } from './mark-panel.tsx'
import { SessionDetails, type SessionDetailsProps } from './session-details.tsx'

function nothing(): void {}

const trail = [{ label: 'Home', href: '/' }, { label: 'Session' }]

type Marks = { view?: Partial<MarkView>; elsewhere?: Partial<MarkView>; changes?: readonly SessionChange[] }
const still: MarkView = { wish: null, isBusy: false, canRetry: false, sentence: null, newer: null }

function show(view: SessionDetailsProps['view'], canSeeSystem = false, marks: Marks = {}) {
  return () => (
    <main>
      <SessionDetails
        view={view}
        canSeeSystem={canSeeSystem}
        timeZone="America/New_York"
        isRetrying={false}
        onRetry={nothing}
        onSaveTimes={nothing}
        crumbs={trail}
        beside={
          canSeeSystem && view.mode === 'ready'
            ? (question) => (
                <MarkPanel
                  session={view.session}
                  question={question}
                  view={{ ...still, ...marks.view }}
                  isUnsaved={false}
                  elsewhere={marks.elsewhere === undefined ? null : { ...still, ...marks.elsewhere, place: 1 }}
                  changes={marks.changes ?? []}
                  timeZone="America/New_York"
                  onTyped={nothing}
                  onMark={nothing}
                  onKeepNewer={nothing}
                  onReplaceNewer={nothing}
                  onRetry={nothing}
                />
              )
            : undefined
        }
      />
    </main>
  )
}

const changes: SessionChange[] = [
  { id: 3, kind: 'set', by: 'Elena Alvarez', at: '2026-11-20T20:10:00.000Z', place: { question_set_index: 0, question_index: 0 }, from: 9, to: 10 },
  { id: 2, kind: 'judged', by: 'Elena Alvarez', at: '2026-11-20T20:02:00.000Z', place: { question_set_index: 0, question_index: 0 }, from: 0, to: 9 },
  { id: 1, kind: 'regraded', by: null, at: '2026-11-20T19:50:00.000Z', place: null, from: 20, to: 22.5 },
]

const [first, second, ...others] = examplePastSession.chat_sessions

/** A past session in every state. */
export const examples = {
  'As the student sees it': show({ mode: 'ready', session: examplePastSession }),
  'As a teacher sees it': show({ mode: 'ready', session: examplePastSession }, true),
  'A mark set by hand, and who set it': show({ mode: 'ready', session: withSetScore(examplePastSession) }, true, { changes }),
  'A mark set by hand, as the student sees it': show({ mode: 'ready', session: withSetScore(examplePastSession) }),
  'Points changed since, as the student sees it': show({ mode: 'ready', session: withAccepted(examplePastSession) }),
  'Points changed since, and by whom': show({ mode: 'ready', session: withAccepted(examplePastSession) }, true),
  'An answer was judged, as the student sees it': show({ mode: 'ready', session: withJudged(examplePastSession) }),
  'An answer waits for the teacher': show({ mode: 'ready', session: withWaitingAnswer(examplePastSession) }, true),
  'A mark is being saved': show({ mode: 'ready', session: examplePastSession }, true, {
    view: { isBusy: true, wish: { kind: 'score', place: 0, score: 10, reason: '' } },
  }),
  'A mark was refused': show({ mode: 'ready', session: examplePastSession }, true, {
    view: { sentence: 'Only whoever owns the question, and looks after the student, can do that.' },
  }),
  'A mark was given meanwhile': show({ mode: 'ready', session: withSetScore(examplePastSession) }, true, {
    view: {
      wish: { kind: 'score', place: 0, score: 0, reason: '' },
      sentence: 'Elena Alvarez gave 7.5 of 10 in the meantime.',
      newer: { points: 7.5, points_possible: 10, by: 'Elena Alvarez', is_own: false, at: '2026-11-20T20:10:00.000Z', version: 1 },
    },
  }),
  'A mark was not saved': show({ mode: 'ready', session: examplePastSession }, true, { view: { canRetry: true } }),
  "Another question's mark was not saved": show({ mode: 'ready', session: examplePastSession }, true, { elsewhere: { canRetry: true } }),
  'Worrying words': show({ mode: 'ready', session: withWorry(examplePastSession) }, true),
  'A spoken session': show({ mode: 'ready', session: exampleSpokenSession }, true),
  'Time was up, points wait': show({
    mode: 'ready',
    session: {
      ...examplePastSession,
      status: 'time_up',
      late: true,
      pending: 10,
      percent: 45,
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
