import type { ReactNode } from 'react'
import type { OwnWeek } from '#contract/progress/own-progress.ts'
import { formatDate } from '#src/screens/dates.ts'
import { countOf } from '#src/ui/data-table/counts.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { check } from '#src/ui/icons/icons.ts'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { css } from '#styled/css'
import { OwnPanel } from './own-panel.tsx'

/** A box a week, with a tick where something was done; nothing is lost by a week without. Below it the student's `goal`. */
export function WeekPanel({ weeks, goal }: { weeks: readonly OwnWeek[]; goal: ReactNode }) {
  const [first, done] = [weeks[0], weeks.filter(({ questions }) => questions > 0).length]
  return (
    <OwnPanel title="Weeks with work" note={`${done} of ${weeks.length}`}>
      <ol className={styles.weeks}>
        {weeks.map(({ starts_on: day, questions }) => (
          <li key={day} className={styles.week} data-done={questions > 0 || undefined}>
            {questions > 0 ? <Icon of={check} size={14} /> : null}
            <VisuallyHidden>{`Week of ${dayOf(day)}: ${questions === 0 ? 'nothing' : countOf(questions, { one: 'question', many: 'questions' })}`}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className={styles.ends}>
        <span>{first === undefined ? '' : dayOf(first.starts_on)}</span>
        <span>This week</span>
      </p>
      {goal}
    </OwnPanel>
  )
}

/** A week's Monday as people read it. */
export function dayOf(day: string): string {
  return formatDate(`${day}T12:00:00Z`, 'UTC')
}

const styles = {
  weeks: css({ mt: '2', display: 'grid', gridTemplateColumns: '[repeat(auto-fit, minmax(1.125rem, 1fr))]', gap: { base: '0.5', md: '1' } }),
  week: css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: '7',
    borderRadius: '[4px]',
    border: '1px solid',
    borderColor: 'control',
    '&[data-done]': { background: 'action', borderColor: 'action', color: 'onAction' },
  }),
  ends: css({ display: 'flex', justifyContent: 'space-between', gap: '3', mt: '1.5', textStyle: 'label', color: 'muted' }),
}
