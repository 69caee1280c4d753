import { formatPoints } from '#contract/exercises/points.ts'
import { css } from '#styled/css'
import { lookOf, TaskShape } from '#src/ui/session/task-shape.tsx'
import type { RecapRow } from './recap.ts'

/** Questions with how each went and its points; `numbered` says which ones they are. Takes the focus, so that keys can scroll it in a dialog. */
export function RecapList({ rows, numbered = false }: { rows: readonly RecapRow[]; numbered?: boolean }) {
  return (
    <ul className={styles.list} tabIndex={0} aria-label="Questions">
      {rows.map(({ number, task, how }) => (
        <li key={number} className={styles.row}>
          <span className={styles.shape}>
            <TaskShape status={lookOf(task)} label />
          </span>
          <span className={styles.words}>
            <span className={styles.title}>
              {numbered ? `Question ${number}: ` : ''}
              {task.question_title}
            </span>
            <span className={styles.how}>{how}</span>
          </span>
          <span className={styles.points}>
            {task.status === 'pending' ? (
              'not judged'
            ) : (
              <>
                <strong>{formatPoints(task.score)}</strong> of {formatPoints(task.points)}
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

const styles = {
  list: css({ borderBottom: '1px solid', borderBottomColor: 'hairline' }),
  row: css({ display: 'flex', alignItems: 'center', gap: '3', py: '2', borderTop: '1px solid', borderTopColor: 'hairline' }),
  shape: css({ display: 'inline-flex', color: 'muted' }),
  words: css({ flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column' }),
  title: css({ fontWeight: 'strong', overflowWrap: 'anywhere' }),
  how: css({ textStyle: 'label', color: 'muted' }),
  points: css({ whiteSpace: 'nowrap', color: 'muted', '& strong': { color: 'ink' } }),
}
