import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Class } from '#contract/classroom/classes.ts'
import { css, cx } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { figure } from '#src/ui/data-table/counts.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { chevronDown } from '#src/ui/icons/icons.ts'
import { Link } from '#src/ui/controls/link.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { formatDateInYear } from '#src/screens/dates.ts'
import { pageFrame } from '#src/ui/layout/page-layout.ts'
import { PageHead } from '#src/ui/layout/page-head.tsx'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { ClassPanel, type ClassPanelProps } from '#src/screens/classroom/classes/class-panel.tsx'
import { atWorkHref, type ClassroomTab, classroomHref, gradebookHref } from './classroom-links.ts'
import { DownloadMenu, type Export } from './download-menu.tsx'

// Cut where it would push the button below the title.
const chosenClass = css({ display: 'block', maxWidth: { base: '[5.5rem]', md: '[16rem]' }, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
const ClassSheet = lazy(async () => ({ default: (await import('#src/screens/classroom/classes/class-sheet.tsx')).ClassSheet }))

/** Props of `ClassroomScreen`; a count is null until it was read. `zone` says by whose day the statuses are. */
export type ClassroomScreenProps = {
  panel: ClassPanelProps
  counts: Record<ClassroomTab, number | null>
  zone: string
  onExport: (kind: Export) => void
  children: ReactNode
}

/** The classroom: classes at the side, on phones behind a button, and the list of one tab. */
export function ClassroomScreen({ panel, counts, zone, onExport, children }: ClassroomScreenProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const { classId, classes } = panel
  const shown = classes.rows.find(({ id }) => id === classId)
  return (
    <div className={page}>
      <div className={head}>
        <PageHead crumbs={[{ label: 'Dashboard', href: '/' }, { label: 'Classroom' }]}>
          <PageTitle
            actions={
              <>
                {classes.facts?.students === 0 ? null : <DownloadMenu onExport={onExport} />}
                <Button variant="secondary" className={css({ hideFrom: 'lg' })} aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
                  {shown === undefined ? (
                    'Class'
                  ) : (
                    <>
                      <VisuallyHidden>Class </VisuallyHidden>
                      <bdi className={chosenClass} title={shown.name}>
                        {shown.name}
                      </bdi>
                    </>
                  )}
                  <Icon of={chevronDown} size={16} />
                </Button>
              </>
            }
          >
            Classroom
          </PageTitle>
        </PageHead>
      </div>
      <div className={css({ hideBelow: 'lg' })}>
        <ClassPanel {...panel} />
      </div>
      <div className={css({ minWidth: '0' })}>
        <div className={bar}>
          <nav aria-label="Lists" className={tabs}>
            <TabLink name="Assignments" tab="assignments" panel={panel} count={counts.assignments} />
            <TabLink name="Students" tab="students" panel={panel} count={counts.students} />
            <Link href={gradebookHref(classId)} className={tabLink}>
              Gradebook
            </Link>
            <Link href={atWorkHref(classId)} className={tabLink}>
              At work
            </Link>
          </nav>
        </div>
        {shown === undefined ? null : <Archived one={shown} zone={zone} onBack={panel.onArchive} />}
        <div className={list}>{children}</div>
        <p className={css({ color: 'muted', textStyle: 'label', mt: '3' })}>Days and due times are in {zone}.</p>
      </div>
      {isChoosing ? (
        <Suspense>
          <ClassSheet {...panel} onClose={() => setIsChoosing(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

type ArchivedProps = { one: Class; zone: string; onBack: (one: Class) => void }

/** Says of a class that is archived what that means, and offers to bring it back. */
function Archived({ one, zone, onBack }: ArchivedProps) {
  if (one.archived_at === null) return null
  return (
    <div className={css({ my: '3' })}>
      <Notice tone="info">
        <span className={archived}>
          <span className={css({ flex: '[1 1 16rem]' })}>
            {`Archived on ${formatDateInYear(new Date(one.archived_at), zone)}. Its students cannot open its work, and it gets nothing new.`}
          </span>
          <Button variant="secondary" size="sm" onClick={() => onBack(one)}>
            Bring back
          </Button>
        </span>
      </Notice>
    </div>
  )
}

type TabLinkProps = { name: string; tab: ClassroomTab; panel: ClassPanelProps; count: number | null }

function TabLink({ name, tab, panel, count }: TabLinkProps) {
  return (
    <Link href={classroomHref(panel.classId, tab)} aria-current={panel.tab === tab ? 'page' : undefined} className={tabLink}>
      {name}
      {count === null ? null : <span className={css({ hideBelow: 'md', textStyle: 'label', color: 'muted' })}>{figure(count)}</span>}
    </Link>
  )
}

const archived = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' })
const page = cx(
  pageFrame,
  css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[236px minmax(0, 1fr)]' },
    columnGap: '8',
    alignItems: 'start',
  }),
)
// An empty list stands apart from the tabs as one with tools does.
const list = css({ '& [data-above=bar]:first-child, & [data-above=nothing]:first-child': { mt: '3' } })
const head = css({ gridColumn: '[1 / -1]', mb: { base: '1', lg: '2' } })
const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: '3', rowGap: '2', borderBottom: '1px solid', borderBottomColor: 'hairlineStrong' })
const tabs = css({ display: 'flex', flexWrap: 'wrap' })
const tabLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '12',
  px: { base: '1.5', md: '3.5' },
  mb: '[-1px]',
  color: 'muted',
  fontWeight: 'semibold',
  textDecoration: 'none',
  borderBottom: '[3px solid transparent]',
  _hover: { color: 'ink' },
  '&[aria-current]': { color: 'ink', borderBottomColor: 'action' },
})
