import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { MarginRow } from '#src/ui/layout/sheet.tsx'
import { LoadingLine, Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled/css'
import type { TodoFilter } from './todo.ts'

/** The list while it is fetched: the words, and rows in their real height. */
export function TodoSkeleton() {
  return (
    <>
      <MarginRow margin="dates">
        <LoadingLine>Loading assignments...</LoadingLine>
      </MarginRow>
      {[1, 2, 3, 4].map((row) => (
        <MarginRow key={row} margin="dates">
          <div className={styles.row}>
            <div className={styles.words}>
              <Skeleton shape="title" />
              <Skeleton shape="badge" />
            </div>
            <Skeleton shape="button" />
          </div>
        </MarginRow>
      ))}
    </>
  )
}

/** A list without a card, and what is true instead. */
export function NothingToDo({ filter, total, onShowAll }: { filter: TodoFilter; total: number; onShowAll: () => void }) {
  const isFiltered = filter === 'due_today' && total > 0
  return (
    <MarginRow margin="dates">
      <EmptyState
        of="work"
        title="No assignments found."
        actions={isFiltered ? <Button onClick={onShowAll}>All Assignments</Button> : <ButtonLink href="/student/join">Join a class</ButtonLink>}
      >
        {isFiltered ? 'Nothing is due today.' : 'When your teacher gives you something to do, it appears here. With a code from them you join their class.'}
      </EmptyState>
    </MarginRow>
  )
}

const styles = {
  row: css({ display: 'flex', alignItems: 'center', gap: '4', minHeight: '22', borderBottom: '1px solid', borderBottomColor: 'hairline', ml: { md: '[-22px]' }, paddingInlineStart: { md: '[22px]' } }),
  words: css({ flex: '1', display: 'flex', flexDirection: 'column', gap: '2.5' }),
}
