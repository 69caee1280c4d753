import { css } from '#styled/css'

/** Tells a teacher that a language model put this turn, what the built-in tutor would have said, and every word that was sent for it. */
export function WordedBy({ model, said, sent }: { model: string; said: string; sent: string }) {
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>Put into words by a language model</summary>
      <dl className={styles.list}>
        <dt className={styles.name}>Model</dt>
        <dd>{model}</dd>
        <dt className={styles.name}>The tutor’s own words</dt>
        <dd>{said}</dd>
        <dt className={styles.name}>What was sent</dt>
        <dd className={styles.sent}>{sent}</dd>
      </dl>
    </details>
  )
}

const styles = {
  root: css({ mt: '2', textStyle: 'label', color: 'muted' }),
  summary: css({ cursor: 'pointer', minHeight: '6', display: 'list-item' }),
  list: css({ display: 'grid', gap: '1', mt: '1', overflowWrap: 'anywhere' }),
  name: css({ fontWeight: 'semibold' }),
  sent: css({ whiteSpace: 'pre-wrap' }),
}
