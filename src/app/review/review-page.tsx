import { useRouteContext } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { Fragment, type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { listClassNames } from '#contract/classroom/classes.ts'
import type { Concern } from '#contract/review/concerns.ts'
import type { ReviewItem, ReviewQuality } from '#contract/review/review.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import type { ErrandsActorRef } from '#machines/review/review/errands.machine.ts'
import { concernsMachine, type Judged, type Judgement, judgingMachine, type ReviewQuery, reviewQueueMachine, type Settlement, settlingMachine } from '#machines/review/review/review.ts'
import { errandViewOf, isStopped } from '#machines/review/review/review.selectors.ts'
import { fetchConcerns, fetchReviewQueue, judgeAnswers, settleConcerns } from '#src/actors/review/review.actors.ts'
import { questionsOf } from '#contract/review/answer-groups.ts'
import { AnswerCard } from '#src/screens/review/answer-card.tsx'
import { ClassFilter } from '#src/screens/review/class-filter.tsx'
import { ConcernCard } from '#src/screens/review/concern-card.tsx'
import { reviewQualityOf } from '#src/screens/review/review-quality.ts'
import { ReviewScreen } from '#src/screens/review/review-screen.tsx'
import { SameAnswers } from '#src/screens/review/same-answers.tsx'
import { WaitingList } from '#src/screens/review/waiting-list.tsx'
import { WaitingQuestionCard } from '#src/screens/review/waiting-question.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { type ReviewSearch, reviewSearch } from './review-search.ts'
import { useNow } from '#src/app/shell/time.ts'
import { usePagedList } from '#src/app/lists/use-paged-list.ts'
import { useReading } from '#src/app/lists/use-reading.ts'
import { useWatchedAddress } from '#src/app/lists/use-watched-address.ts'

/** Props of `ReviewPage`: the address it stands at, and how to list the answers of one class or of all (null). */
export type ReviewPageProps = { search: ReviewSearch; onClass: (classId: number | null) => void }

/** Binds what waits for a teacher to its page: two lists, each with its small changes. */
export function ReviewPage(props: ReviewPageProps) {
  const { api } = useRouteContext({ from: '__root__' })
  const [judging] = useState(() => judgingMachine.provide({ actors: { runErrand: judgeAnswers(api) } }))
  const [settling] = useState(() => settlingMachine.provide({ actors: { runErrand: settleConcerns(api) } }))
  return <ReviewScreen concerns={<Concerns settling={useActorRef(settling)} />} answers={<Answers judging={useActorRef(judging)} {...props} />} />
}

/** The answers that wait, and judging them. */
function Answers({ judging, search, onClass }: ReviewPageProps & { judging: ErrandsActorRef<Judgement, Judged> }) {
  const { api, clock, timeZone } = useRouteContext({ from: '__root__' })
  const { list, view } = usePagedList({
    machine: reviewQueueMachine,
    query: queryAt(search),
    fetchPage: (call, signal) => fetchReviewQueue({ api, nowMs: clock.nowMs }, call, signal),
    watchQuery: useWatchedAddress((next) => queryAt(v.parse(reviewSearch, next))),
  })
  const classes = useReading('classesOfQueue', null, (_, signal) => api.send(listClassNames, { signal }))
  const known = classes.view.mode === 'ready' ? classes.view.found.results : []
  const filter = <ClassFilter classes={known} classId={search.class_id ?? null} onClass={onClass} />
  const isNarrowed = search.class_id !== undefined
  return <AnswerList {...{ judging, view, list, filter, isNarrowed }} now={useNow(clock)} timeZone={timeZone()} />
}

type AnswerListProps = {
  judging: ErrandsActorRef<Judgement, Judged>
  view: PagedListView<ReviewItem, null>
  list: { send: (event: { type: 'more.requested' } | { type: 'retry.requested' }) => void }
  filter: ReactNode
  isNarrowed: boolean
  now: Date
  timeZone: string
}

/** Binds judging to the answers of a list; `filter` stands above them, `isNarrowed` when it leaves some out. */
export function AnswerList({ judging, view, list, filter, isNarrowed, now, timeZone }: AnswerListProps) {
  const isStuck = useSelector(judging, isStopped)
  return (
    <WaitingList<ReviewItem>
      title="Answers to judge"
      filter={filter}
      list={view}
      loading="Loading answers..."
      failed="Failed to fetch answers"
      stopped={isStuck ? 'A judgement was not saved.' : null}
      empty={
        <EmptyState title={isNarrowed ? 'No answers from this class are waiting for you' : 'No answers are waiting for you'}>
          {isNarrowed ? 'Other classes may have some.' : 'What the tutor cannot check by itself appears here.'}
        </EmptyState>
      }
      idOf={idOfItem}
      entriesOf={(rows) => questionsOf(rows).map(({ answers }) => answers.flat())}
      draw={(first, others) => <QuestionAnswers {...{ judging, now, timeZone }} items={[first, ...others]} />}
      onMore={() => list.send({ type: 'more.requested' })}
      onRetry={() => list.send({ type: 'retry.requested' })}
      onRetryStopped={() => judging.send({ type: 'retry.requested' })}
    />
  )
}

type QuestionAnswersProps = Pick<AnswerListProps, 'judging' | 'now' | 'timeZone'> & { items: readonly ReviewItem[] }

/** Answers to one question; those that say nearly the same get one mark together, and one by one what a mark was refused for. */
function QuestionAnswers({ judging, items, now, timeZone }: QuestionAnswersProps) {
  const moment = useSelector(judging, (snapshot) => snapshot)
  const viewOf = (item: ReviewItem) => errandViewOf(moment, idOfItem(item), (one) => one.item.message_id)
  const judge = (item: ReviewItem, quality: ReviewQuality, over?: number) =>
    judging.send({ type: 'errand.wished', errand: { item, quality, ...(over === undefined ? {} : { over }) } })
  return questionsOf(items).map((question) => (
    <WaitingQuestionCard key={question.first.message_id} question={question}>
      {question.answers.map((same) => {
        const views = same.map((item) => ({ item, ...viewOf(item) }))
        const alone = same.length === 1 ? views : views.filter(({ result }) => result?.ok === false)
        const marks = new Set(views.map(({ wanted, result }) => wanted?.quality ?? reviewQualityOf(result)))
        const [mark = null] = marks
        return (
          <Fragment key={same[0]?.message_id}>
            {same.length === 1 ? null : (
              <SameAnswers
                items={same}
                chosen={marks.size === 1 ? mark : null}
                isSaving={views.some(({ isOnItsWay }) => isOnItsWay)}
                saved={views.filter(({ result }) => result?.ok === true).length}
                onJudge={(quality) => {
                  for (const item of same) judge(item, quality)
                }}
              />
            )}
            {alone.map(({ item, wanted, isOnItsWay, made, result }) => (
              <AnswerCard
                key={item.message_id}
                item={item}
                wanted={wanted?.quality ?? null}
                isSaving={isOnItsWay}
                made={made?.quality ?? null}
                result={result}
                now={now}
                timeZone={timeZone}
                onJudge={(quality, over) => judge(item, quality, over)}
                onKeep={() => judging.send({ type: 'newer.kept', id: item.message_id })}
              />
            ))}
          </Fragment>
        )
      })}
    </WaitingQuestionCard>
  ))
}

/** Worrying words, and noting that they were dealt with. */
function Concerns({ settling }: { settling: ErrandsActorRef<Settlement, string | null> }) {
  const { api, clock, timeZone } = useRouteContext({ from: '__root__' })
  const { list, view } = usePagedList({
    machine: concernsMachine,
    query: null,
    fetchPage: (call, signal) => fetchConcerns({ api, nowMs: clock.nowMs }, call, signal),
  })
  return <ConcernList {...{ settling, view, list }} timeZone={timeZone()} />
}

type ConcernListProps = Pick<AnswerListProps, 'list' | 'timeZone'> & {
  settling: ErrandsActorRef<Settlement, string | null>
  view: PagedListView<Concern, null>
}

/** Binds noting to the worrying words of a list; nothing stands here while there are none. */
export function ConcernList({ settling, view, list, timeZone }: ConcernListProps) {
  const moment = useSelector(settling, (snapshot) => snapshot)
  if (view.rows.length === 0 && view.state !== 'failed') return null
  return (
    <WaitingList<Concern>
      title="Please read these first"
      list={view}
      loading="Loading messages..."
      failed="Failed to fetch worrying messages"
      stopped={isStopped(moment) ? 'Your note was not saved.' : null}
      empty={null}
      idOf={idOfConcern}
      draw={(concern) => {
        const { isOnItsWay, result } = errandViewOf(moment, concern.id, (one) => one.concern.id)
        return (
          <ConcernCard
            concern={concern}
            isSaving={isOnItsWay}
            result={result}
            timeZone={timeZone}
            onSettle={(isSettled) => settling.send({ type: 'errand.wished', errand: { concern, isSettled } })}
          />
        )
      }}
      onMore={() => list.send({ type: 'more.requested' })}
      onRetry={() => list.send({ type: 'retry.requested' })}
      onRetryStopped={() => settling.send({ type: 'retry.requested' })}
    />
  )
}

function queryAt({ class_id: classId }: ReviewSearch): ReviewQuery {
  return { classId: classId ?? null }
}

function idOfItem({ message_id: id }: ReviewItem): number {
  return id
}

function idOfConcern({ id }: Concern): number {
  return id
}
