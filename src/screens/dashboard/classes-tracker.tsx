import type { ClassWeek } from '#contract/dashboard/dashboard.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { TextLink } from '#src/ui/controls/link.tsx'
import { LoadingLine, Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled/css'
import { ClassCard } from './class-card.tsx'
import { allStudentsHref, newHrefs } from './dashboard-links.ts'
import { DotKey } from './dot-strip.tsx'

/** Every class of the teacher with its week. */
export function ClassesTracker({ list, onRetry }: { list: PagedListView<ClassWeek, null>; onRetry: () => void }) {
  const { state, rows, total } = list
  return (
    <section aria-labelledby="classes" className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
      <div className={head}>
        <h2 id="classes" className={css({ textStyle: 'section' })}>
          Classes
        </h2>
        {rows.length === 0 ? null : <DotKey />}
      </div>
      {state === 'loading' ? (
        <>
          <LoadingLine>Loading classes...</LoadingLine>
          <Skeleton shape="block" />
        </>
      ) : null}
      {state === 'failed' || state === 'stale' ? (
        <ErrorBand box onRetry={onRetry}>
          Failed to fetch classes
        </ErrorBand>
      ) : null}
      {state === 'ready' && rows.length === 0 ? (
        <div className={box}>
          <EmptyState
            level={3}
            of="students"
            title="No classes yet"
            actions={
              <ButtonLink variant="secondary" href={newHrefs.class}>
                Add Class
              </ButtonLink>
            }
          >
            With a class you give work to everybody at once, and late joiners get it too.
          </EmptyState>
        </div>
      ) : null}
      {rows.length === 0 ? null : (
        <ul className={grid}>
          {rows.map((week) => (
            <ClassCard key={week.id} week={week} />
          ))}
        </ul>
      )}
      {total > rows.length ? <TextLink href={allStudentsHref}>{`See all ${total} classes`}</TextLink> : null}
    </section>
  )
}

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '2' })
const box = css({ background: 'surface', border: '1px solid', borderColor: 'hairline', borderRadius: 'panel' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]', lg: '[repeat(3, minmax(0, 1fr))]' },
  gap: '[1px]',
  alignItems: 'stretch',
  listStyle: 'none',
  background: 'surface',
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'panel',
  overflow: 'clip',
  '& > li': { outline: '[1px solid token(colors.hairline)]' },
})
