import type { Concern } from '#contract/review/concerns.ts'
import type { ReviewItem } from '#contract/review/review.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { questionsOf } from '#contract/review/answer-groups.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { AnswerCard, type AnswerCardProps } from './answer-card.tsx'
import { ClassFilter } from './class-filter.tsx'
import { ConcernCard, type ConcernCardProps } from './concern-card.tsx'
import { exampleConcern, exampleItems, exampleNow, exampleSuggested } from './example-review.ts'
import { SameAnswers } from './same-answers.tsx'
import { WaitingQuestionCard } from './waiting-question.tsx'
import { ReviewScreen } from './review-screen.tsx'
import { WaitingLine } from './waiting-line.tsx'
import { WaitingList } from './waiting-list.tsx'

function nothing(): void {}

const timeZone = 'America/New_York'

type Shown = {
  list?: Partial<PagedListView<ReviewItem, null>>
  stopped?: string
  card?: Partial<AnswerCardProps>
  concern?: Partial<ConcernCardProps>
}

const three = exampleItems(3)
const atRest = { wanted: null, isSaving: false, made: null, result: null }
const classes = [
  { id: 1, name: 'Algebra I' },
  { id: 2, name: 'Biology' },
]

function answersIn({ list = {}, stopped, card = {} }: Shown) {
  return (
    <WaitingList<ReviewItem>
      title="Answers to judge"
      filter={<ClassFilter classes={classes} classId={null} onClass={nothing} />}
      list={{ state: 'ready', rows: three, total: list.rows?.length ?? 3, facts: null, readAtMs: 0, ...list }}
      loading="Loading answers..."
      failed="Failed to fetch answers"
      stopped={stopped ?? null}
      empty={<EmptyState title="No answers are waiting for you">What the tutor cannot check by itself appears here.</EmptyState>}
      idOf={({ message_id: id }) => id}
      entriesOf={(rows) => questionsOf(rows).map(({ answers }) => answers.flat())}
      draw={(first, others) =>
        questionsOf([first, ...others]).map((question) => (
          <WaitingQuestionCard key={question.first.message_id} question={question}>
            {question.answers.map(([item = first, ...more]) =>
              more.length > 0 ? (
                <SameAnswers key={item.message_id} items={[item, ...more]} chosen={null} isSaving={false} saved={0} onJudge={nothing} />
              ) : (
                <AnswerCard
                  key={item.message_id}
                  {...{ item, timeZone, ...atRest }}
                  now={exampleNow}
                  onJudge={nothing}
                  onKeep={nothing}
                  {...(item === three[0] ? card : {})}
                />
              ),
            )}
          </WaitingQuestionCard>
        ))
      }
      onMore={nothing}
      onRetry={nothing}
      onRetryStopped={nothing}
    />
  )
}

function concernsIn(concern: Partial<ConcernCardProps>) {
  return (
    <WaitingList<Concern>
      title="Please read these first"
      list={{ state: 'ready', rows: [exampleConcern], total: 1, facts: null, readAtMs: 0 }}
      loading="Loading messages..."
      failed="Failed to fetch worrying messages"
      stopped={null}
      empty={null}
      idOf={({ id }) => id}
      draw={(one) => <ConcernCard concern={one} isSaving={false} result={null} timeZone={timeZone} onSettle={nothing} {...concern} />}
      onMore={nothing}
      onRetry={nothing}
      onRetryStopped={nothing}
    />
  )
}

function show(shown: Shown) {
  return () => (
    <main>
      <ReviewScreen concerns={shown.concern === undefined ? null : concernsIn(shown.concern)} answers={answersIn(shown)} />
    </main>
  )
}

const judged = { message_id: 100, session_id: 60, quality: 0.75, verdict: 'partly', accepted: true, score: 7.5, points: 10, session_score: 22.5, version: 1 } as const
const theirs = { quality: 0.75, score: 7.5, points: 10, assignment_score: null, version: 1, by: 'Elena Alvarez' }

/** What waits for a teacher, in every state. */
export const examples = {
  'Answers and worrying words': show({ concern: {} }),
  'One judged, the words dealt with': show({
    card: { result: { ok: true, done: { ...judged, assignment_score: 75 } } },
    concern: { result: { ok: true, done: '2026-11-20T19:30:00.000Z' } },
  }),
  'Being saved': show({ card: { wanted: 0.5, isSaving: true }, concern: { isSaving: true } }),
  Refused: show({ card: { result: { ok: false, sentence: 'The student has answered again since.' } } }),
  'Marked by somebody else meanwhile': show({ card: { made: 1, result: { ok: false, sentence: 'Elena Alvarez gave 7.5 of 10 in the meantime.', newer: theirs } } }),
  'The mark of somebody else kept': show({ card: { made: 1, result: { ok: true, done: theirs } } }),
  'Not saved': show({ stopped: 'A judgement was not saved.', card: { wanted: 0.5 } }),
  'With suggestions of a language model': show({ list: { rows: exampleSuggested() } }),
  'Nothing waits': show({ list: { rows: [] } }),
  'Very many': show({ list: { rows: exampleItems(25), total: 180 } }),
  Loading: show({ list: { state: 'loading', rows: [], total: 0 } }),
  Failed: show({ list: { state: 'failed', rows: [], total: 0 } }),
  'The line on the dashboard': () => (
    <main>
      <h1>Welcome</h1>
      <WaitingLine answers={3} concerns={0} />
      <WaitingLine answers={3} concerns={1} />
    </main>
  ),
}
