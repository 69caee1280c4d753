import { localDay } from '#contract/assignments/assignment-status.ts'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { css } from '#styled/css'
import { TextLink } from '#src/ui/controls/link.tsx'
import { ScoreText } from '#src/ui/session/score.tsx'
import { sortTodo } from './todo.ts'
import { ThisWeek } from './this-week.tsx'

type Props = { assignments: readonly Assignment[]; now: Date; timeZone: string }

/** Beside the list on wide pages: the week, the last scores, the way to History. */
export function DashboardSide({ assignments, now, timeZone }: Props) {
  const scored = sortTodo(assignments).filter(({ config }) => config.complete).slice(0, 4)
  const dueDays = assignments.flatMap(({ config, due_date }) => {
    return config.complete || due_date === null ? [] : [localDay(new Date(due_date), timeZone)]
  })
  return (
    <aside className={styles.side} aria-label="This week and last scores">
      <ThisWeek dueDays={dueDays} now={now} timeZone={timeZone} />
      {scored.length === 0 ? null : (
        <section className={styles.scores} aria-labelledby="last-scores">
          <h2 id="last-scores" className={styles.heading}>
            Last scores
          </h2>
          <ul>
            {scored.map(({ id, title, config }) => (
              <li key={id} className={styles.score}>
                <span dir="auto" className={styles.name}>{title}</span>
                <ScoreText percent={config.score} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.history}>
        <TextLink href="/student/history">Open History</TextLink>
      </p>
    </aside>
  )
}

const styles = {
  side: css({ display: { base: 'none', lg: 'block' }, width: '[264px]', flexShrink: '0', pt: '8' }),
  scores: css({ mt: '8' }),
  history: css({ mt: '6' }),
  heading: css({ textStyle: 'body', fontWeight: 'strong', mb: '3' }),
  score: css({ display: 'flex', justifyContent: 'space-between', gap: '4', py: '2.5', borderTop: '1px solid', borderTopColor: 'hairline', textStyle: 'dense' }),
  name: css({ minWidth: '0', overflowWrap: 'break-word' }),
}
