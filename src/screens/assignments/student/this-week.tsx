import { localDay } from '#contract/assignments/assignment-status.ts'
import { weekOf } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'

const letters = ['M', 'T', 'W', 'T', 'F', 'S', 'S']
const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The seven days around today; a dot where something is due, a diamond where something is overdue. `dueDays` as `2026-11-20`. */
export function ThisWeek({ dueDays, now, timeZone }: { dueDays: readonly string[]; now: Date; timeZone: string }) {
  const today = localDay(now, timeZone)
  return (
    <section aria-labelledby="this-week">
      <h2 id="this-week" className={styles.heading}>
        This week
      </h2>
      <ol className={styles.week}>
        {weekOf(now, timeZone).map((day, index) => {
          const due = dueDays.filter((one) => one === day).length
          return (
            <li key={day} className={styles.day} aria-current={day === today ? 'date' : undefined}>
              <span className={styles.letter} aria-hidden="true">
                {letters[index]}
              </span>
              <span className={styles.number}>
                <VisuallyHidden>{names[index]} </VisuallyHidden>
                {Number(day.slice(8))}
                {due === 0 ? null : <VisuallyHidden>{`, ${due} ${day < today ? 'overdue' : 'due'}`}</VisuallyHidden>}
              </span>
              <span className={styles.mark} data-mark={due === 0 ? 'none' : day < today ? 'overdue' : 'due'} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const styles = {
  heading: css({ textStyle: 'body', fontWeight: 'strong', mb: '2.5' }),
  week: css({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' }),
  day: css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    py: '1',
    borderRadius: 'small',
    '&[aria-current]': { background: 'tintStrong', color: 'tintInk' },
    '@media (forced-colors: active)': { '&[aria-current]': { outline: '[2px solid Highlight]' } },
  }),
  letter: css({ textStyle: 'caption', color: 'muted', '[aria-current] > &': { color: 'tintInk' } }),
  number: css({ fontWeight: 'strong' }),
  mark: css({
    width: '1.5',
    height: '1.5',
    mt: '1',
    '&[data-mark=due]': { background: 'action', borderRadius: 'full' },
    '&[data-mark=overdue]': { background: 'bad', transform: 'rotate(45deg)' },
    '@media (forced-colors: active)': { '&[data-mark=due], &[data-mark=overdue]': { background: '[CanvasText]' } },
  }),
}
