import type { ReactNode } from 'react'
import { SentWords } from '#src/ui/text/sent-words.tsx'
import { css } from '#styled/css'

/**
 * A note that opens: which language model had a hand in this, further facts as `children`, and every word that was sent, null once it is not kept.
 */
export function SentToModel({ title, model, sent, children }: { title: string; model: string; sent: string | null; children: ReactNode }) {
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>{title}</summary>
      <dl className={styles.list}>
        <dt className={styles.name}>Model</dt>
        <dd dir="auto">{model}</dd>
        {children}
        <dt className={styles.name}>What was sent</dt>
        <dd className={styles.sent}>
          <SentWords sent={sent} />
        </dd>
      </dl>
    </details>
  )
}

const styles = {
  root: css({ mt: '2', textStyle: 'label' }),
  summary: css({ cursor: 'pointer', minHeight: '6', display: 'list-item' }),
  list: css({ display: 'grid', gap: '1', mt: '1', overflowWrap: 'break-word' }),
  name: css({ fontWeight: 'semibold' }),
  sent: css({ pl: '3', borderLeft: '2px solid', borderLeftColor: '[currentColor]' }),
}
