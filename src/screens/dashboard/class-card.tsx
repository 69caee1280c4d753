import type { ClassWeek } from '#contract/dashboard/dashboard.ts'
import { scoreBand } from '#contract/exercises/points.ts'
import { classProgressHref } from '#src/screens/classroom/classroom-links.ts'
import { Link, TextLink } from '#src/ui/controls/link.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { css } from '#styled/css'
import { classHref } from './dashboard-links.ts'
import { DotStrip } from './dot-strip.tsx'
import { WeekTable } from './week-table.tsx'

/** A class of the dashboard: its size, its last seven days as a plot with the table behind it, and what is overdue. */
export function ClassCard({ week }: { week: ClassWeek }) {
  const { name, students, scores, median, overdue } = week
  return (
    <li className={card}>
      <div className={line}>
        <h3 className={css({ textStyle: 'body', fontWeight: 'strong', minWidth: '0', overflowWrap: 'anywhere' })}>
          <Link href={classHref(week.id)} className={open}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <span className={css({ textStyle: 'label', fontWeight: 'semibold', color: 'muted', whiteSpace: 'nowrap' })}>
          {students === 1 ? '1 student' : `${students} students`}
        </span>
      </div>
      <DotStrip scores={scores.map(({ score }) => score)} label={inWords(week)} />
      <div className={line}>
        <span className={quiet}>{median === null ? 'No work finished, last 7 days' : `Median ${Math.round(median)}%, last 7 days`}</span>
        {overdue === 0 ? <span className={quiet}>none overdue</span> : <span className={late}>{overdue} overdue</span>}
      </div>
      <div className={ways}>
        {scores.length === 0 ? null : <WeekTable week={week} />}
        <TextLink href={classProgressHref(week.id)} className={apart}>
          Progress<VisuallyHidden>: {name}</VisuallyHidden>
        </TextLink>
      </div>
    </li>
  )
}

function inWords({ scores, students }: ClassWeek): string {
  const inBand = (band: ReturnType<typeof scoreBand>) => scores.filter(({ score }) => scoreBand(score) === band).length
  return `${scores.length} of ${students} finished work: ${inBand('good')} above 80, ${inBand('fair')} above 60, ${inBand('low')} at 60 or less`
}

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  p: '5',
  minWidth: '0',
  background: 'surface',
  '@media (hover: hover)': { '&:has(h3 a:hover)': { background: 'tint' } },
})
const line = css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3' })
const open = css({ color: 'ink', textDecoration: 'none', _after: { content: '""', position: 'absolute', inset: '0' }, _hover: { textDecoration: 'underline' } })
const quiet = css({ textStyle: 'label', color: 'muted' })
const late = css({ textStyle: 'label', fontWeight: 'bold', color: 'bad' })
const ways = css({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '3', mt: 'auto' })
const apart = css({ position: 'relative', ml: 'auto', py: '1', textStyle: 'label' })
