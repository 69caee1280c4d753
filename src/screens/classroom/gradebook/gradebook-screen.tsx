import { hasEveryWord } from '#contract/plain-words.ts'
import { type ReactNode, useState } from 'react'
import { type Gradebook, GradebookSpan } from '#contract/progress/gradebook.ts'
import { css } from '#styled/css'
import type { Sort } from '#src/ui/data-table/sort.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { SearchBox } from '#src/ui/controls/search-box.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { usePrinting } from '#src/ui/hooks/use-printing.ts'
import { download, settings } from '#src/ui/icons/icons.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { partsPage } from '#src/ui/layout/page-layout.ts'
import { PageHead } from '#src/ui/layout/page-head.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { classroomHref } from '#src/screens/classroom/classroom-links.ts'
import { MissingClass } from '#src/screens/classroom/classes/missing-class.tsx'
import { GradeSign, StateSign } from './grade-cell.tsx'
import { GradebookGrid } from './gradebook-grid.tsx'
import { type WorkOrder, withWorkInOrder } from './gradebook-order.ts'
import { PrintedGradebook } from './printed-gradebook.tsx'

/** How a gradebook stands; `isStale` while what is shown could not be read again. */
export type GradebookView = { mode: 'loading' | 'failed' | 'missing' } | { mode: 'ready'; book: Gradebook; isStale: boolean }

/**
 * Props of `GradebookScreen`; `now` is the day a print is of, `order` that of the work and `sort` that of the students, `hasUnsaved` while changed
 * settings wait to be saved, `children` is the dialog that stands open.
 */
export type GradebookScreenProps = {
  view: GradebookView
  classId: number
  classes: readonly { id: number; name: string }[]
  order: WorkOrder
  sort: Sort | null
  now: Date
  timeZone: string
  hasUnsaved: boolean
  children?: ReactNode
  onClass: (id: number) => void
  onSpan: (span: GradebookSpan) => void
  onOrder: (order: WorkOrder) => void
  onSort: (sort: Sort | null) => void
  onSettings: () => void
  onExport: () => void
  onRetry: () => void
}

/** The gradebook of a class as a page of its own. */
export function GradebookScreen({ view, classId, classes, order, sort, now, timeZone, hasUnsaved, children, ...on }: GradebookScreenProps) {
  const [words, setWords] = useState('')
  const isPrinting = usePrinting()
  const book = view.mode === 'ready' ? view.book : null
  return (
    <div className={partsPage}>
      <PageHead crumbs={[{ label: 'Dashboard', href: '/' }, { label: 'Classroom', href: classroomHref(classId, 'students') }, { label: 'Gradebook' }]}>
        <PageTitle
          actions={
            book === null ? undefined : (
              <Button variant="quiet" size="sm" icon={download} className={flush} onClick={on.onExport}>
                Download
              </Button>
            )
          }
        >
          Gradebook
        </PageTitle>
      </PageHead>
      {isPrinting && book !== null ? (
        <PrintedGradebook book={withWorkInOrder(book, order)} now={now} timeZone={timeZone} />
      ) : (
        <>
          <div className={tools}>
            <Select
              look="filter"
              aria-label="Class"
              options={classes.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={String(classId)}
              onChange={(id) => on.onClass(Number(id))}
            />
            {book === null || book.settings.terms.length === 0 ? null : (
              <Select look="filter" aria-label="Show" options={spansOf(book)} value={spanOf(book)} onChange={on.onSpan} />
            )}
            <div className={find}>
              <SearchBox aria-label="Search students" placeholder="Search students" value={words} onSearch={setWords} />
            </div>
            {book === null || book.works.length < 2 ? null : (
              <Select look="filter" aria-label="Order of work" options={orders} value={order} onChange={on.onOrder} />
            )}
            {book === null ? null : (
              <Button variant="secondary" icon={settings} onClick={on.onSettings}>
                {hasUnsaved ? 'Weights (unsaved)' : 'Weights'}
              </Button>
            )}
          </div>
          <Shown {...{ view, words, order, sort, timeZone, classId }} onSort={on.onSort} onRetry={on.onRetry} />
        </>
      )}
      {children}
    </div>
  )
}

type ShownProps = Pick<GradebookScreenProps, 'view' | 'order' | 'sort' | 'timeZone' | 'classId' | 'onSort' | 'onRetry'> & { words: string }

function Shown({ view, words, order, sort, timeZone, classId, onSort, onRetry }: ShownProps) {
  if (view.mode !== 'ready') return <Unread mode={view.mode} onRetry={onRetry} />
  const { isStale } = view
  const book = withWorkInOrder(view.book, order)
  const found = book.students.filter(({ name }) => hasEveryWord(name, words))
  if (book.students.length === 0 || book.works.length === 0) return <NothingYet book={book} classId={classId} />
  return (
    <>
      {isStale ? (
        <ErrorBand box safe="What you see was read before." onRetry={onRetry}>
          Failed to fetch the gradebook
        </ErrorBand>
      ) : null}
      {found.length === 0 ? (
        <EmptyState title="No students found">No name in this class is like “{words}”.</EmptyState>
      ) : (
        <GradebookGrid key={order} {...{ book, sort, timeZone, onSort }} students={found} />
      )}
      <ul className={legend} aria-label="Signs">
        <li>
          <StateSign state="late" /> turned in late
        </li>
        <li>
          <StateSign state="working" /> working on it
        </li>
        <li>
          <StateSign state="waiting" /> waiting for your mark
        </li>
        <li>– not given</li>
        <li>
          <GradeSign cell={['done', 60, null]} /> 60% or less
        </li>
        {hasNoMedian(book) ? <li>no median below 3 scores</li> : null}
      </ul>
    </>
  )
}

/** Whether somebody has scores, and too few of them for a median. */
function hasNoMedian({ students, works }: Gradebook): boolean {
  return [...students, ...works].some(({ mean, median }) => mean !== null && median === null)
}

/** In place of the gradebook of a teacher who has no class yet. */
export function NoClassGradebook() {
  return (
    <div className={partsPage}>
      <PageHead crumbs={[{ label: 'Dashboard', href: '/' }, { label: 'Classroom', href: '/classroom' }, { label: 'Gradebook' }]}>
        <PageTitle>Gradebook</PageTitle>
      </PageHead>
      <Panel>
        <EmptyState title="No classes yet" actions={<ButtonLink href="/classroom?add_class=1">Add Class</ButtonLink>}>
          Each class has a gradebook: what you gave it, and the score of each student.
        </EmptyState>
      </Panel>
    </div>
  )
}

function Unread({ mode, onRetry }: { mode: 'loading' | 'failed' | 'missing'; onRetry: () => void }) {
  if (mode === 'loading') return <LoadingLine>Loading the gradebook...</LoadingLine>
  if (mode === 'missing') return <MissingClass tab="students" />
  return (
    <ErrorBand box onRetry={onRetry}>
      Failed to fetch the gradebook
    </ErrorBand>
  )
}

function NothingYet({ book, classId }: { book: Gradebook; classId: number }) {
  if (book.students.length === 0) {
    return (
      <EmptyState title="This class has no students yet." actions={<ButtonLink href={classroomHref(classId, 'students')}>Open class</ButtonLink>}>
        Their work and scores stand here once they are in it.
      </EmptyState>
    )
  }
  const isOfTerm = book.term !== null
  return (
    <EmptyState
      title={isOfTerm ? 'No work in this term yet.' : 'No work yet.'}
      actions={<ButtonLink href={classroomHref(classId, 'assignments', { add_assignment: '1' })}>New assignment</ButtonLink>}
    >
      {isOfTerm ? 'Show all work, or change the days of the term under Weights.' : 'What you give this class stands here, with the score of each student.'}
    </EmptyState>
  )
}

const orders = [
  { value: 'oldest', label: 'Oldest first' },
  { value: 'newest', label: 'Newest first' },
] as const
const allWork = { value: 'all', label: 'All work' } as const

/** Which work can be shown: that of each term, or all of it. */
function spansOf({ settings: { terms } }: Gradebook): { value: GradebookSpan; label: string }[] {
  return [...terms.map(({ name }, place) => ({ value: spanAt(place), label: name })), allWork]
}

function spanOf({ term }: Gradebook): GradebookSpan {
  return term === null ? allWork.value : spanAt(term)
}

function spanAt(place: number): GradebookSpan {
  return termSpans[place] ?? allWork.value
}

const termSpans = GradebookSpan.options.filter((span) => span.startsWith('term-'))
// The words end with the page.
const flush = css({ marginInlineEnd: '-3' })
const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })
const find = css({ flex: { base: '[1 1 10rem]', md: '[0 1 16rem]' }, marginInlineEnd: 'auto' })
const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '1',
  listStyle: 'none',
  color: 'muted',
  textStyle: 'label',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
})
