import { type ReactNode, useMemo, useState } from 'react'
import type { AtWork, AtWorkStudent } from '#contract/classroom/at-work.ts'
import type { AtWorkLine } from '#machines/classroom/at-work/at-work.selectors.ts'
import { MissingClass } from '#src/screens/classroom/classes/missing-class.tsx'
import { classroomHref } from '#src/screens/classroom/classroom-links.ts'
import { css } from '#styled/css'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Segment } from '#src/ui/controls/segment.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { DataTable } from '#src/ui/data-table/data-table.tsx'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { radio, refreshCw, wifiOff } from '#src/ui/icons/icons.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { partsPage } from '#src/ui/layout/page-layout.ts'
import { PageHead } from '#src/ui/layout/page-head.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { atWorkColumns, OpenSession } from './at-work-columns.tsx'
import { QuestionStrip } from './question-strip.tsx'

/** Props of `AtWorkScreen`: what was heard last, how news comes, and the classes there are. */
export type AtWorkScreenProps = {
  report: AtWork | null
  line: AtWorkLine
  classId: number
  classes: readonly { id: number; name: string }[]
  now: Date
  timeZone: string
  onClass: (id: number) => void
  onWork: (exerciseId: number) => void
  onRetry: () => void
}

type Shown = 'everyone' | 'stuck' | 'finished'

/** A class while it works: who is on which question, who is stuck, who has left and who has finished. */
export function AtWorkScreen({ report, line, classId, classes, now, timeZone, onClass, onWork, onRetry }: AtWorkScreenProps) {
  const [shown, setShown] = useState<Shown>('everyone')
  if (line === 'ended') return <Page classId={classId}>{<MissingClass tab="students" />}</Page>
  return (
    <Page
      classId={classId}
      tools={
        <div className={tools}>
          <Select
            look="filter"
            aria-label="Class"
            options={classes.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(classId)}
            onChange={(id) => onClass(Number(id))}
          />
          {report === null || report.works.length === 0 ? null : (
            <Select
              look="filter"
              aria-label="Work"
              options={report.works.map(({ exercise_id: id, title }) => ({ value: String(id), label: title }))}
              value={String(report.exercise_id)}
              onChange={(id) => onWork(Number(id))}
            />
          )}
          {report === null || report.students.length === 0 ? null : (
            <Segment label="Show" options={choicesOf(report.students)} value={shown} onChange={setShown} />
          )}
          {report === null ? null : <Line line={line} />}
        </div>
      }
    >
      {line === 'offline' ? (
        <ErrorBand box safe={report === null ? undefined : 'What you see was read before.'} onRetry={onRetry}>
          No news of the class right now
        </ErrorBand>
      ) : null}
      {report === null ? line === 'offline' ? null : <LoadingLine>Looking at the class...</LoadingLine> : <Students {...{ report, shown, now, timeZone, classId }} />}
    </Page>
  )
}

/** In place of a class at work for a teacher who has no class yet. */
export function NoClassAtWork() {
  return (
    <Page classId={null}>
      <Panel>
        <EmptyState title="No classes yet" actions={<ButtonLink href="/classroom?add_class=1">Add Class</ButtonLink>}>
          While a class works, this page shows who is on which question and who is stuck.
        </EmptyState>
      </Panel>
    </Page>
  )
}

function Page({ classId, tools, children }: { classId: number | null; tools?: ReactNode; children: ReactNode }) {
  return (
    <div className={partsPage}>
      <PageHead crumbs={[{ label: 'Dashboard', href: '/' }, { label: 'Classroom', href: classroomHref(classId, 'assignments') }, { label: 'At work' }]}>
        <PageTitle actions={tools}>At work</PageTitle>
      </PageHead>
      {children}
    </div>
  )
}

function Line({ line }: { line: AtWorkLine }) {
  const { word, icon } = lineWords[line]
  return (
    <p role="status" className={css({ display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '11', color: 'muted', textStyle: 'dense' })}>
      <Icon of={icon} size={18} />
      {word}
    </p>
  )
}

type StudentsProps = { report: AtWork; shown: Shown; now: Date; timeZone: string; classId: number }

function Students({ report, shown, now, timeZone, classId }: StudentsProps) {
  const columns = useMemo(() => atWorkColumns(now, timeZone), [now, timeZone])
  const rows = useMemo(() => report.students.filter((one) => isShown(one, shown)), [report, shown])
  if (report.exercise_id === null) {
    return (
      <Panel>
        <EmptyState
          title="Nothing to work on yet."
          of="work"
          actions={<ButtonLink href={classroomHref(classId, 'assignments', { add_assignment: '1' })}>New assignment</ButtonLink>}
        >
          Once this class has work, you see here who is on which question.
        </EmptyState>
      </Panel>
    )
  }
  return (
    <>
      <QuestionStrip questions={report.questions} finished={countOf(report.students, 'finished')} />
      <DataTable
        caption="Students at work"
        noun={students}
        lines="one"
        columns={columns}
        rows={rows}
        idOf={idOf}
        actions={{ width: 'xs', of: (student) => <OpenSession student={student} /> }}
        empty={<EmptyState title={shown === 'stuck' ? 'Nobody is stuck.' : 'Nobody has finished yet.'}>Choose Everyone to see the whole class.</EmptyState>}
      />
      <p className={css({ color: 'muted', textStyle: 'label' })}>Stuck means three tries without success, or eight minutes on one question. What students type is not shown here.</p>
    </>
  )
}

function choicesOf(all: readonly AtWorkStudent[]) {
  const of = (value: Shown, word: string) => ({ value, label: `${word} ${value === 'everyone' ? all.length : countOf(all, value)}` })
  return [of('everyone', 'Everyone'), of('stuck', 'Stuck'), of('finished', 'Finished')]
}

function countOf(all: readonly AtWorkStudent[], state: 'stuck' | 'finished'): number {
  return all.filter((one) => one.state === state).length
}

function isShown({ state }: AtWorkStudent, shown: Shown): boolean {
  return shown === 'everyone' || state === shown
}

function idOf({ id }: AtWorkStudent): number {
  return id
}

const students = { one: 'student', many: 'students' }
const lineWords = {
  connecting: { word: 'Connecting', icon: refreshCw },
  live: { word: 'Live', icon: radio },
  asking: { word: 'Every few seconds', icon: refreshCw },
  offline: { word: 'No line', icon: wifiOff },
  ended: { word: '', icon: wifiOff },
} as const satisfies Record<AtWorkLine, unknown>
const tools = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { md: 'flex-end' },
  gap: '2',
  width: { base: 'full', md: 'auto' },
  '& > :has(select)': { flex: { base: '[1 1 9rem]', md: '[0 1 auto]' }, minWidth: '0', maxWidth: '[17rem]' },
  // On a phone how news comes stands beside the title.
  '& > p': { position: { base: 'absolute', md: 'static' }, insetInlineEnd: '0', bottom: { base: '[100%]', md: '[auto]' }, mb: { base: '2', md: '0' }, marginInlineStart: { md: '2' } },
})
