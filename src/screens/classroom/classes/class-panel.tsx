import type { Class } from '#contract/classroom/classes.ts'
import { toldApart } from '#contract/classroom/told-apart.ts'
import type { ClassFacts } from '#machines/classroom/classroom/classroom.lists.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { figure } from '#src/ui/data-table/counts.ts'
import { plus } from '#src/ui/icons/icons.ts'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { ClassActions, type ClassGestures } from './class-actions.tsx'
import { ClassLine } from './class-line.tsx'
import { type ClassroomTab, classroomHref } from '#src/screens/classroom/classroom-links.ts'

/** Props of `ClassPanel`: the classes, which one is shown (null is everybody), and what can be done. */
export type ClassPanelProps = ClassGestures & {
  classes: PagedListView<Class, ClassFacts>
  classId: number | null
  tab: ClassroomTab
  /** What narrows and orders the list, for the addresses of the other classes. */
  kept: Readonly<Record<string, string>>
  onAdd: () => void
  onRetry: () => void
}

/** 'Filter by Class': everybody, each class with its size, the archived ones in a group, and what can be done with the one that is shown. */
export function ClassPanel({ classes, classId, tab, kept, ...on }: ClassPanelProps) {
  const { state, facts } = classes
  const rows = toldApart(classes.rows, ({ students }) => students.length, true)
  const shown = classes.rows.find(({ id }) => id === classId)
  const archived = rows.filter(({ archived_at: at }) => at !== null)
  const lineOf = (one: Class) => (
    <ClassLine
      key={one.id}
      href={classroomHref(one.id, tab, kept)}
      isShown={one.id === classId}
      name={one.name}
      count={one.students.length}
      onDelete={on.mayDecide(one) ? () => on.onDelete(classes.rows.find(({ id }) => id === one.id) ?? one) : undefined}
    />
  )
  return (
    <nav aria-label="Filter by Class" className={panel}>
      <h2 className={heading}>Filter by Class</h2>
      <ul className={list}>
        <ClassLine href={classroomHref(null, tab, kept)} isShown={classId === null} name="Show All" count={facts?.students ?? null} />
        {rows.filter(({ archived_at: at }) => at === null).map(lineOf)}
      </ul>
      {state === 'loading' ? <LoadingLine>Loading classes...</LoadingLine> : null}
      {state === 'failed' || state === 'stale' ? (
        <ErrorBand box onRetry={on.onRetry}>
          Failed to fetch classes
        </ErrorBand>
      ) : null}
      <Button variant="text" icon={plus} className={action} onClick={on.onAdd}>
        Add Class
      </Button>
      {archived.length === 0 ? null : (
        <details open={shown !== undefined && shown.archived_at !== null}>
          <summary className={summary}>{`Archived (${figure(archived.length)})`}</summary>
          <ul className={list}>{archived.map(lineOf)}</ul>
        </details>
      )}
      <ClassActions shown={shown ?? null} {...on} />
    </nav>
  )
}

const panel = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' })
const heading = css({ textStyle: 'label', fontWeight: 'semibold', color: 'muted', px: '3', py: '2' })
const summary = css({ textStyle: 'label', fontWeight: 'semibold', color: 'muted', px: '3', minHeight: '11', lineHeight: '[44px]', cursor: 'pointer' })
const list = css({ display: 'flex', flexDirection: 'column', gap: '0.5', listStyle: 'none' })
const action = css({ justifyContent: 'flex-start' })
