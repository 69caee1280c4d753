import type { Assignment } from '#contract/assignments/assignment.ts'
import { formatDate, formatDay, formatDueTime, formatTime } from '#src/screens/dates.ts'
import { css } from '#styled/css'

type Props = { assignment: Assignment; now: Date; timeZone: string }

/** The date in the margin: when it is due, or when it was completed. */
export function CardDate({ assignment, now, timeZone }: Props) {
  const { due_date, config } = assignment
  if (config.complete && config.completed_on !== null) {
    return <DateLines iso={config.completed_on} day={formatDate(config.completed_on, timeZone)} time={formatTime(config.completed_on, timeZone)} />
  }
  if (due_date === null) return <span className={styles.none}>Any time</span>
  return <DateLines iso={due_date} day={formatDay(due_date, now, timeZone)} time={formatDueTime(due_date, timeZone)} />
}

function DateLines({ iso, day, time }: { iso: string; day: string; time: string }) {
  return (
    <time dateTime={iso} className={styles.lines}>
      <span className={styles.day}>{day}</span>
      <span className={styles.time}>{time}</span>
    </time>
  )
}

const styles = {
  lines: css({
    display: 'flex',
    flexDirection: { base: 'row', md: 'column' },
    alignItems: { base: 'baseline', md: 'flex-end' },
    flexWrap: 'wrap',
    columnGap: { base: '2.5', md: '0.5' },
    rowGap: '0.5',
    pt: { base: '3', md: '3.5' },
    mb: { base: '-3', md: '0' },
  }),
  day: css({ fontSize: { base: 'dense', md: '[1.0625rem]' }, fontWeight: 'strong', lineHeight: 'heading' }),
  time: css({ textStyle: 'caption', color: 'muted', whiteSpace: 'nowrap' }),
  none: css({ display: { base: 'none', md: 'block' }, pt: '3.5', color: 'muted', textStyle: 'dense' }),
}
