import type { ReactNode } from 'react'
import type { Concern } from '#contract/review/concerns.ts'
import type { ReviewItem, ReviewQuestion } from '#contract/review/review.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { answersOf } from '#contract/review/answer-groups.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { AnswerCard, type AnswerCardProps } from './answer-card.tsx'
import { ClassFilter } from './class-filter.tsx'
import { ConcernCard, type ConcernCardProps } from './concern-card.tsx'
import { exampleAlike, exampleConcern, exampleItems, exampleNow, exampleQuestion, exampleSuggested } from './example-review.ts'
import { WaitingQuestionCard } from './waiting-question.tsx'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { ReviewScreen } from './review-screen.tsx'
import { ReviewTools } from './review-tools.tsx'
import { WaitingLine } from './waiting-line.tsx'
import { WaitingList } from './waiting-list.tsx'

function nothing(): void {}

const timeZone = 'America/New_York'

const filter = <ClassFilter classes={[{ id: 1, name: 'Algebra I' }, { id: 2, name: 'Biology' }]} classId={null} onClass={nothing} />

type Shown = {
  items?: readonly ReviewItem[]
  list?: Partial<PagedListView<ReviewQuestion, null>>
  stopped?: string
  card?: Partial<AnswerCardProps>
  concern?: Partial<ConcernCardProps>
  inside?: ReactNode
}

const three = exampleItems(3)
const on = { onJudge: nothing, onKeep: nothing, onReplace: nothing, onReadAgain: nothing }
const atRest = { wanted: null, isSaving: false, made: null, result: null }

function answersIn({ items = three, list = {}, stopped, card = {}, inside }: Shown) {
  return (
    <WaitingList<ReviewQuestion>
      title="Answers to judge"
      isAlone
      list={{ state: 'ready', rows: [exampleQuestion(items.length)], total: list.rows?.length ?? 1, facts: null, readAtMs: 0, ...list }}
      loading="Loading questions..."
      failed="Failed to fetch answers"
      stopped={stopped ?? null}
      empty={<EmptyState of="answers" title="No answers are waiting for you">What the tutor cannot check by itself appears here.</EmptyState>}
      idOf={({ first_message_id: id }) => id}
      draw={(question) => (
        <WaitingQuestionCard question={question} marked={card.result?.ok === true ? card.result.done.length : 0}>
          {inside ??
            answersOf(items).map(([item, ...more], index) =>
              item === undefined ? null : (
                <AnswerCard
                  key={item.message_id}
                  items={[item, ...more]}
                  {...{ timeZone, ...atRest, ...on }}
                  now={exampleNow}
                  {...(index === 0 ? card : {})}
                />
              ),
            )}
        </WaitingQuestionCard>
      )}
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
      <ReviewScreen
        tools={<ReviewTools {...{ filter }} canUndo={shown.card !== undefined} onKeys={nothing} onUndo={nothing} />}
        concerns={shown.concern === undefined ? null : concernsIn(shown.concern)}
        answers={answersIn(shown)}
      />
    </main>
  )
}

const judged = { message_id: 100, quality: 0.75, score: 7.5, points: 10, assignment_score: 75, version: 1 }
const theirs = { ...judged, assignment_score: null, by: 'Elena Alvarez' }
const inTheMeantime = '1 of these answers was marked by Elena Alvarez in the meantime.'

/** What waits for a teacher, in every state. */
export const examples = {
  'Answers and worrying words': show({ concern: {} }),
  'Worrying words in a session of others': show({ concern: { concern: { ...exampleConcern, session_id: null } } }),
  'One judged, the words dealt with': show({
    card: { result: { ok: true, done: [judged] } },
    concern: { result: { ok: true, done: '2026-11-20T19:30:00.000Z' } },
  }),
  'Being saved': show({ card: { wanted: { quality: 0.5 }, isSaving: true }, concern: { isSaving: true } }),
  Refused: show({ card: { result: { ok: false, sentence: 'The student has answered again since.' } } }),
  'Marked by somebody else meanwhile': show({ card: { made: 1, result: { ok: false, sentence: inTheMeantime, newer: [theirs] } } }),
  'The mark of somebody else kept': show({ card: { made: 1, result: { ok: true, done: [theirs] } } }),
  'Not saved': show({ stopped: 'A judgement was not saved.', card: { wanted: { quality: 0.5 } } }),
  'With suggestions of a language model': show({ items: exampleSuggested() }),
  'Nothing waits': show({ list: { rows: [] } }),
  'Sixty answers in four wordings': show({ items: exampleAlike(60) }),
  'One of several marked by somebody else meanwhile': show({
    items: exampleAlike(60),
    card: { made: 1, result: { ok: false, sentence: inTheMeantime, newer: [theirs] } },
  }),
  'Several marked, one mark kept': show({ items: exampleAlike(10), card: { made: 1, result: { ok: true, done: [{ ...judged, message_id: 101 }, theirs] } } }),
  'Very many': show({ items: exampleItems(25), list: { total: 180 } }),
  'Answers on their way': show({ inside: <LoadingLine>Loading answers...</LoadingLine> }),
  'Answers failed': show({ inside: <ErrorBand box onRetry={nothing}>Failed to fetch these answers</ErrorBand> }),
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
