import type { Class } from '#contract/classes.ts'
import type { ClassFacts } from '#machines/classroom/classroom.lists.ts'
import type { PagedListView } from '#machines/paged-list/paged-list.selectors.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/button.tsx'
import { ErrorBand } from '#src/ui/band.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { download, pencil, plus, printer, trash2 } from '#src/ui/icons.ts'
import { Link } from '#src/ui/link.tsx'
import { LoadingLine } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { type ClassroomTab, classroomHref } from './classroom-links.ts'

/** What can be done with the class that is shown; each gets it. */
export type ClassGestures = {
  onRename: (one: Class) => void
  onPrintCards: (one: Class) => void
  onExport: (kind: 'roster' | 'gradebook') => void
  onDelete: (one: Class) => void
}

/** Props of `ClassPanel`: the classes, which one is shown (null is everybody), and what can be done. */
export type ClassPanelProps = ClassGestures & {
  classes: PagedListView<Class, ClassFacts>
  classId: number | null
  tab: ClassroomTab
  onAdd: () => void
  onRetry: () => void
}

/** 'Filter by Class': everybody, then each class with its size, and what can be done with the one that is shown. */
export function ClassPanel({ classes, classId, tab, ...on }: ClassPanelProps) {
  const { state, rows, facts } = classes
  const shown = rows.find(({ id }) => id === classId)
  return (
    <nav aria-label="Filter by Class" className={panel}>
      <h2 className={heading}>Filter by Class</h2>
      <ul className={list}>
        <ClassLine href={classroomHref(null, tab)} isShown={classId === null} name="Show All" count={facts?.students ?? null} />
        {rows.map((one) => (
          <ClassLine
            key={one.id}
            href={classroomHref(one.id, tab)}
            isShown={one.id === classId}
            name={one.name}
            count={one.students.length}
            onDelete={() => on.onDelete(one)}
          />
        ))}
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
      <div className={more}>
        {shown === undefined ? null : (
          <>
            <Button variant="quiet" size="sm" icon={pencil} className={action} onClick={() => on.onRename(shown)}>
              Rename class
            </Button>
            <Button variant="quiet" size="sm" icon={printer} className={action} onClick={() => on.onPrintCards(shown)}>
              Print class cards
            </Button>
          </>
        )}
        <Button variant="quiet" size="sm" icon={download} className={action} onClick={() => on.onExport('roster')}>
          Download class list
        </Button>
        <Button variant="quiet" size="sm" icon={download} className={action} onClick={() => on.onExport('gradebook')}>
          Download gradebook
        </Button>
        {shown === undefined ? null : (
          <Button variant="quiet" size="sm" icon={trash2} className={action} onClick={() => on.onDelete(shown)}>
            Delete class...
          </Button>
        )}
      </div>
    </nav>
  )
}

type ClassLineProps = { href: string; isShown: boolean; name: string; count: number | null; onDelete?: () => void }

function ClassLine({ href, isShown, name, count, onDelete }: ClassLineProps) {
  return (
    <li className={line}>
      <Link href={href} aria-current={isShown ? 'true' : undefined} className={link}>
        <span className={css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })} title={name}>
          {name}
        </span>
        {count === null ? null : (
          <span className={number}>
            {count}
            <VisuallyHidden>{count === 1 ? ' student' : ' students'}</VisuallyHidden>
          </span>
        )}
      </Link>
      {onDelete === undefined ? null : (
        <button type="button" aria-label={`Delete class ${name}`} className={bin} onClick={onDelete}>
          <Icon of={trash2} size={18} />
        </button>
      )}
    </li>
  )
}

const panel = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' })
const heading = css({ textStyle: 'label', fontWeight: 'semibold', color: 'muted', px: '3', py: '2' })
const list = css({ display: 'flex', flexDirection: 'column', gap: '0.5', listStyle: 'none' })
const line = css({ position: 'relative', display: 'flex', borderRadius: 'control', _hover: { background: 'neutralTint' }, '&:has([aria-current])': { background: 'tintStrong' } })
const link = css({
  flex: '1',
  minWidth: '0',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minHeight: '11',
  px: '3',
  borderRadius: 'control',
  color: 'ink',
  textDecoration: 'none',
  '&[aria-current]': { color: 'tintInk', fontWeight: 'strong' },
})
const number = css({ color: 'muted', fontWeight: 'semibold', textStyle: 'label', '[aria-current] > &': { color: 'tintInk' } })
const bin = css({
  display: 'grid',
  placeItems: 'center',
  width: '11',
  flexShrink: '0',
  borderRadius: 'control',
  color: 'muted',
  cursor: 'pointer',
  _hover: { color: 'bad' },
  '@media (hover: hover)': { 'li:not(:hover, :focus-within) > &': { position: 'absolute', clipPath: 'inset(50%)' } },
})
const action = css({ justifyContent: 'flex-start' })
const more = css({ display: 'flex', flexDirection: 'column', mt: '2', pt: '2', borderTop: '1px solid', borderTopColor: 'hairline' })
