import { useRouteContext } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Concern } from '#contract/concerns.ts'
import type { ReviewedAnswer, ReviewItem } from '#contract/review.ts'
import type { PagedListView } from '#machines/paged-list/paged-list.selectors.ts'
import type { ErrandsActorRef } from '#machines/review/errands.machine.ts'
import { concernsMachine, type Judgement, judgingMachine, reviewQueueMachine, settlingMachine } from '#machines/review/review.ts'
import { errandViewOf, isStopped } from '#machines/review/review.selectors.ts'
import { fetchConcerns, fetchReviewQueue, judgeAnswers, settleConcerns } from '#src/actors/review.actors.ts'
import { AnswerCard } from '#src/screens/review/answer-card.tsx'
import { ConcernCard } from '#src/screens/review/concern-card.tsx'
import { ReviewScreen } from '#src/screens/review/review-screen.tsx'
import { WaitingList } from '#src/screens/review/waiting-list.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useNow } from './time.ts'
import { usePagedList } from './use-paged-list.ts'

/** Binds what waits for a teacher to its page: two lists, each with its small changes. */
export function ReviewPage() {
  const { api } = useRouteContext({ from: '__root__' })
  const [judging] = useState(() => judgingMachine.provide({ actors: { runErrand: judgeAnswers(api) } }))
  const [settling] = useState(() => settlingMachine.provide({ actors: { runErrand: settleConcerns(api) } }))
  return <ReviewScreen concerns={<Concerns settling={useActorRef(settling)} />} answers={<Answers judging={useActorRef(judging)} />} />
}

/** The answers that wait, and judging them. */
function Answers({ judging }: { judging: ErrandsActorRef<Judgement, ReviewedAnswer> }) {
  const { api, clock, timeZone } = useRouteContext({ from: '__root__' })
  const { list, view } = usePagedList({
    machine: reviewQueueMachine,
    query: { classId: null },
    fetchPage: (call, signal) => fetchReviewQueue({ api, nowMs: clock.nowMs }, call, signal),
  })
  return <AnswerList judging={judging} view={view} list={list} now={useNow(clock)} timeZone={timeZone()} />
}

type AnswerListProps = {
  judging: ErrandsActorRef<Judgement, ReviewedAnswer>
  view: PagedListView<ReviewItem, null>
  list: { send: (event: { type: 'more.requested' } | { type: 'retry.requested' }) => void }
  now: Date
  timeZone: string
}

/** Binds judging to the answers of a list. */
export function AnswerList({ judging, view, list, now, timeZone }: AnswerListProps) {
  const moment = useSelector(judging, (snapshot) => snapshot)
  return (
    <WaitingList<ReviewItem>
      title="Answers to judge"
      list={view}
      loading="Loading answers..."
      failed="Failed to fetch answers"
      stopped={isStopped(moment) ? 'A judgement was not saved.' : null}
      empty={<EmptyState title="No answers wait for you">What the tutor cannot check by itself comes here.</EmptyState>}
      idOf={idOfItem}
      draw={(item) => {
        const { wanted, result } = errandViewOf(moment, item.message_id, (one) => one.item.message_id)
        return (
          <AnswerCard
            item={item}
            wanted={wanted?.quality ?? null}
            result={result}
            now={now}
            timeZone={timeZone}
            onJudge={(quality) => judging.send({ type: 'errand.wished', errand: { item, quality } })}
          />
        )
      }}
      onMore={() => list.send({ type: 'more.requested' })}
      onRetry={() => list.send({ type: 'retry.requested' })}
      onRetryStopped={() => judging.send({ type: 'retry.requested' })}
    />
  )
}

/** Worrying words, and noting that they were dealt with; nothing stands here while there are none. */
function Concerns({ settling }: { settling: ErrandsActorRef<Concern, string> }) {
  const { api, clock, timeZone } = useRouteContext({ from: '__root__' })
  const { list, view } = usePagedList({
    machine: concernsMachine,
    query: null,
    fetchPage: (call, signal) => fetchConcerns({ api, nowMs: clock.nowMs }, call, signal),
  })
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
        const { wanted, result } = errandViewOf(moment, concern.id, idOfConcern)
        return (
          <ConcernCard
            concern={concern}
            isSaving={wanted !== null}
            result={result}
            timeZone={timeZone()}
            onSettle={() => settling.send({ type: 'errand.wished', errand: concern })}
          />
        )
      }}
      onMore={() => list.send({ type: 'more.requested' })}
      onRetry={() => list.send({ type: 'retry.requested' })}
      onRetryStopped={() => settling.send({ type: 'retry.requested' })}
    />
  )
}

function idOfItem({ message_id: id }: ReviewItem): number {
  return id
}

function idOfConcern({ id }: Concern): number {
  return id
}
