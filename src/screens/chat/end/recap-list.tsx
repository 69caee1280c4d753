import { formatPoints } from '#contract/exercises/points.ts'
import { css } from '#styled/css'
import { lineOf } from '#src/screens/chat/log/line-of.ts'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { lookOf, TaskShape } from '#src/ui/session/task-shape.tsx'
import type { RecapRow } from './recap.ts'

type RecapListProps = { rows: readonly RecapRow[]; numbered?: boolean; next?: number | null; hasPoints?: boolean }

/**
 * Questions with how each went and its points; `numbered` says which ones they are, and `next` is the number of the one to look at
 * next. Takes the focus, so that keys can scroll it in a dialog.
 */
export function RecapList({ rows, numbered = false, next = null, hasPoints = true }: RecapListProps) {
  return (
    <ul className={styles.list} tabIndex={0} aria-label="Questions">
      {rows.map(({ number, task, how, words }) => (
        <li key={number} className={styles.row} data-next={number === next || undefined}>
          <span className={styles.shape}>
            <TaskShape status={lookOf(task)} label />
          </span>
          <span className={styles.words}>
            <span className={styles.title} dir="auto">
              {numbered ? `Question ${number}: ` : ''}
              {task.question_title}
            </span>
            {words === null ? null : (
              <span className={styles.asked} dir="auto">
                <RichText inline text={lineOf(words)} />
              </span>
            )}
            <span className={styles.how}>{number === next ? `${how}. Look at this one next.` : how}</span>
          </span>
          {hasPoints ? (
            <span className={styles.points}>
              {task.status === 'pending' ? (
                'not judged'
              ) : (
                <>
                  <strong>{formatPoints(task.score)}</strong> of {formatPoints(task.points)}
                </>
              )}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

const styles = {
  list: css({ borderBottom: '1px solid', borderBottomColor: 'hairline' }),
  row: css({
    display: 'flex',
    flexWrap: { _tight: 'wrap' },
    alignItems: 'center',
    columnGap: '3',
    py: '2',
    borderTop: '1px solid',
    borderTopColor: 'hairline',
    '&[data-next]': { background: 'tint', mx: '-2', px: '2', borderRadius: 'small' },
  }),
  shape: css({ display: 'inline-flex', color: 'muted' }),
  words: css({ flex: { base: '[1 1 0]', _tight: '[1 1 70%]' }, minWidth: '0', display: 'flex', flexDirection: 'column' }),
  title: css({ fontWeight: 'strong', overflowWrap: 'break-word' }),
  asked: css({ textStyle: 'label', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', '& > *': { display: 'inline' } }),
  how: css({ textStyle: 'label', color: 'muted' }),
  points: css({ whiteSpace: 'nowrap', color: 'muted', '& strong': { color: 'ink' } }),
}
