import type { SessionChange } from '#contract/review/review.ts'
import { formatPoints } from '#contract/exercises/points.ts'
import { formatMoment } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import { isolated } from '#src/ui/text/isolated.ts'

/** Changes, the newest first. */
export function ChangeList({ changes, timeZone }: { changes: readonly SessionChange[] | null; timeZone: string }) {
  if (changes === null) return <p className={styles.small}>The list of changes could not be loaded.</p>
  if (changes.length === 0) return null
  return (
    <div className={styles.root}>
      <h3 className={styles.title}>Changes</h3>
      <ol className={styles.list}>
        {changes.map((change) => (
          <li key={change.id} className={styles.small}>
            {changeWords(change)}, {formatMoment(change.at, timeZone)}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** One change in words: "Elena Alvarez set 8 → 10". */
export function changeWords({ kind, by, from, to }: SessionChange): string {
  const who = by ?? 'A former teacher'
  const step = from === null || to === null ? '' : ` ${formatPoints(from)} → ${formatPoints(to)}`
  switch (kind) {
    case 'set':
      return `${isolated(who)} set${step}`
    case 'taken_back':
      return `${isolated(who)} went back to the tutor's score${step}`
    case 'judged':
      return `${isolated(who)} judged an answer${step}`
    case 'graded_by_ai':
      return `AI graded an answer${step}`
    case 'regraded':
      return `${isolated(who)} accepted an answer for everyone; the session's score${step}`
    case 'concern_settled':
      return `${isolated(who)} marked worrying words as dealt with`
    case 'concern_reopened':
      return `${isolated(who)} put worrying words back on the list`
  }
}

/** The changes that concern one question, with those of the whole session. */
export function changesOf(changes: readonly SessionChange[] | null, place: { question_set_index: number; question_index: number }) {
  return (
    changes?.filter(
      (one) => one.place === null || (one.place.question_set_index === place.question_set_index && one.place.question_index === place.question_index),
    ) ?? null
  )
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '2' }),
  title: css({ fontWeight: 'strong' }),
  list: css({ display: 'flex', flexDirection: 'column', gap: '1' }),
  small: css({ textStyle: 'label', color: 'muted' }),
}
