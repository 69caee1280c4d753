import { useRouteContext } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { listClassNames } from '#contract/classroom/classes.ts'
import { toldApart } from '#contract/classroom/told-apart.ts'
import type { Concern } from '#contract/review/concerns.ts'
import type { ReviewItem, ReviewQuestion } from '#contract/review/review.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import type { ErrandsActorRef } from '#machines/review/review/errands.machine.ts'
import { concernsMachine, type Judged, type Judgement, judgingMachine, type ReviewQuery, reviewQueueMachine, type Settlement, settlingMachine } from '#machines/review/review/review.ts'
import { errandViewOf, hasUndoable, isStopped } from '#machines/review/review/review.selectors.ts'
import { fetchConcerns, fetchReviewQuestions, judgeAnswers, readAnswersTo, settleConcerns } from '#src/actors/review/review.actors.ts'
import { answersOf } from '#contract/review/answer-groups.ts'
import { AnswerCard, idOfAnswer } from '#src/screens/review/answer-card.tsx'
import { ClassFilter } from '#src/screens/review/class-filter.tsx'
import { ConcernCard } from '#src/screens/review/concern-card.tsx'
import { enter, enterFirst } from '#src/screens/review/quality-buttons.tsx'
import { ReviewTools } from '#src/screens/review/review-tools.tsx'
import { ReviewScreen } from '#src/screens/review/review-screen.tsx'
import { WaitingList } from '#src/screens/review/waiting-list.tsx'
import { WaitingQuestionCard } from '#src/screens/review/waiting-question.tsx'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { isNothing } from '#src/ui/data-table/paged-table.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
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
  const { answers, tools } = useAnswers({ judging: useActorRef(judging), ...props })
  return <ReviewScreen concerns={<Concerns settling={useActorRef(settling)} />} {...{ answers, tools }} />
}

/** The questions that answers wait to, each with its answers, and judging them, with the tools for it. */
function useAnswers({ judging, search, onClass }: ReviewPageProps & { judging: ErrandsActorRef<Judgement, readonly Judged[]> }) {
  const { api, clock, timeZone } = useRouteContext({ from: '__root__' })
  const { list, view } = usePagedList({
    machine: reviewQueueMachine,
    query: queryAt(search),
    fetchPage: (call, signal) => fetchReviewQuestions({ api, nowMs: clock.nowMs }, call, signal),
    watchQuery: useWatchedAddress((next) => queryAt(v.parse(reviewSearch, next))),
  })
  const classes = useReading('classesOfQueue', null, (_, signal) => api.send(listClassNames, { signal }))
  const known = classes.view.mode === 'ready' ? toldApart(classes.view.found.results, ({ student_count: count }) => count) : []
  const filter = <ClassFilter classes={known} classId={search.class_id ?? null} onClass={onClass} />
  const shared = { judging, now: useNow(clock), timeZone: timeZone() }
  const isNarrowed = search.class_id !== undefined
  const answers = (
    <AnswerList
      {...{ judging, view, list, isNarrowed }}
      drawQuestion={(question) => <AnswersTo key={`${question.first_message_id} ${search.class_id}`} {...shared} question={question} query={queryAt(search)} />}
    />
  )
  return { answers, tools: isNothing(view) && !isNarrowed ? null : <JudgingTools judging={judging} filter={filter} /> }
}

/** Binds taking the last mark back to its button. */
export function JudgingTools({ judging, filter }: { judging: ErrandsActorRef<Judgement, readonly Judged[]>; filter: ReactNode }) {
  const canUndo = useSelector(judging, hasUndoable)
  return <ReviewTools filter={filter} canUndo={canUndo} onKeys={enterFirst} onUndo={() => undoLast(judging)} />
}

/** Takes the last mark back and goes to its answer, for another. */
function undoLast(judging: ErrandsActorRef<Judgement, readonly Judged[]>): void {
  const last = judging.getSnapshot().context.undoable.at(-1)
  if (last === undefined) return
  judging.send({ type: 'last.undone' })
  enter(document.getElementById(idOfAnswer({ message_id: last.group })) ?? undefined)
}

type AnswerListProps = {
  judging: ErrandsActorRef<Judgement, readonly Judged[]>
  view: PagedListView<ReviewQuestion, null>
  list: { send: (event: { type: 'more.requested' } | { type: 'retry.requested' }) => void }
  isNarrowed: boolean
  drawQuestion: (question: ReviewQuestion) => ReactNode
}

/** Binds judging to a list of questions, in which Z takes the last mark back; `isNarrowed` when some are left out. */
export function AnswerList({ judging, view, list, isNarrowed, drawQuestion }: AnswerListProps) {
  const isStuck = useSelector(judging, isStopped)
  function press(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'z' || event.altKey || event.shiftKey || event.repeat) return
    event.preventDefault()
    undoLast(judging)
  }
  return (
    <div onKeyDown={press}>
    <WaitingList<ReviewQuestion>
      title="Answers to judge"
      isAlone
      list={view}
      loading="Loading questions..."
      failed="Failed to fetch answers"
      stopped={isStuck ? 'A judgement was not saved.' : null}
      empty={
        <EmptyState of="answers" title={isNarrowed ? 'No answers from this class are waiting for you' : 'No answers are waiting for you'}>
          {isNarrowed ? 'Other classes may have some.' : 'What the tutor cannot check by itself appears here.'}
        </EmptyState>
      }
      idOf={({ first_message_id: id }) => id}
      draw={drawQuestion}
      onMore={() => list.send({ type: 'more.requested' })}
      onRetry={() => list.send({ type: 'retry.requested' })}
      onRetryStopped={() => judging.send({ type: 'retry.requested' })}
    />
    </div>
  )
}

type JudgingProps = Pick<AnswerListProps, 'judging'> & { question: ReviewQuestion; now: Date; timeZone: string }

/** Reads the answers to one question and shows them. */
function AnswersTo({ query, ...props }: JudgingProps & { query: ReviewQuery }) {
  const { api } = useRouteContext({ from: '__root__' })
  const { view, retry, lookAgain } = useReading('answersTo', props.question, (question, signal) => readAnswersTo(api, question, query, signal))
  if (view.mode === 'ready') return <JudgedAnswers {...props} items={view.found} onReadAgain={lookAgain} />
  return (
    <WaitingQuestionCard question={props.question} marked={0}>
      {view.mode === 'loading' ? <LoadingLine>Loading answers...</LoadingLine> : <ErrorBand box onRetry={retry}>Failed to fetch these answers</ErrorBand>}
    </WaitingQuestionCard>
  )
}

/** Props of `JudgedAnswers`. `onReadAgain` reads the answers anew. */
export type JudgedAnswersProps = JudgingProps & { items: readonly ReviewItem[]; onReadAgain: () => void }

/** Answers to one question; those that say nearly the same get one mark together. */
export function JudgedAnswers({ judging, question, items, now, timeZone, onReadAgain }: JudgedAnswersProps) {
  const moment = useSelector(judging, (snapshot) => snapshot)
  const groups = answersOf(items).flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const group = first.message_id
    const same: [ReviewItem, ...ReviewItem[]] = [first, ...others]
    return [{ group, same, view: errandViewOf(moment, group, (one) => one.group) }]
  })
  const countOfMarked = (done: readonly Judged[]) => done.filter(({ quality }) => quality !== null).length
  const marked = groups.reduce((sum, { view: { result } }) => sum + (result?.ok === true ? countOfMarked(result.done) : 0), 0)
  const judge = (errand: Judgement) => judging.send({ type: 'errand.wished', errand })
  return (
    <WaitingQuestionCard question={{ ...question, count: items.length }} marked={marked}>
      {groups.map(({ group, same, view: { wanted, isOnItsWay, made, result } }) => {
        const newer = result?.ok === false ? (result.newer ?? []) : []
        const isNewer = ({ message_id: id }: ReviewItem) => newer.some((mark) => mark.message_id === id)
        return (
          <AnswerCard
            key={group}
            items={same}
            wanted={wanted}
            isSaving={isOnItsWay}
            made={made?.quality ?? null}
            result={result}
            now={now}
            timeZone={timeZone}
            onJudge={(quality) => judge({ group, items: same, quality })}
            onKeep={() => {
              const others = same.filter((item) => !isNewer(item))
              if (made === null || made.quality === null || others.length === 0) judging.send({ type: 'newer.kept', id: group })
              else judge({ group, items: others, quality: made.quality, kept: newer })
            }}
            onReplace={() => {
              if (made === null || made.quality === null) return
              const over = Object.fromEntries(newer.map(({ message_id: id, version }) => [id, version]))
              judge({ group, items: same, quality: made.quality, over })
            }}
            onReadAgain={onReadAgain}
          />
        )
      })}
    </WaitingQuestionCard>
  )
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

type ConcernListProps = Pick<AnswerListProps, 'list'> & {
  timeZone: string
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

function idOfConcern({ id }: Concern): number {
  return id
}
