import type { OwnTopic } from '#contract/progress/own-progress.ts'
import { formatPercent } from '#contract/exercises/points.ts'
import { css } from '#styled/css'
import { OwnPanel } from './own-panel.tsx'

/** A few topics with the share of their points earned; `none` is what is true without one. */
export function TopicPanel({ title, topics, none }: { title: string; topics: readonly OwnTopic[]; none: string }) {
  return (
    <OwnPanel title={title}>
      {topics.length === 0 ? <p className={styles.none}>{none}</p> : null}
      <ul className={styles.topics}>
        {topics.map(({ title: name, credit }) => (
          <li key={name}>
            <div className={styles.line}>
              <span dir="auto" className={styles.name}>{name}</span>
              <span className={styles.number}>{formatPercent(credit)}</span>
            </div>
            <div aria-hidden="true" className={styles.track}>
              <div className={styles.part} style={{ width: `${Math.min(100, credit)}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </OwnPanel>
  )
}

const styles = {
  none: css({ textStyle: 'dense', color: 'muted' }),
  topics: css({ mt: '3', display: 'flex', flexDirection: 'column', gap: '4' }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: '4', mb: '1.5' }),
  name: css({ flex: '[1 1 min(100%, 8rem)]', minWidth: '0', overflowWrap: 'break-word' }),
  number: css({ fontWeight: 'strong', fontVariantNumeric: 'tabular-nums' }),
  track: css({ height: '1.5', borderRadius: 'full', background: 'hairline', overflow: 'hidden' }),
  part: css({ height: 'full', borderRadius: 'full', background: 'muted', '@media (forced-colors: active)': { background: '[CanvasText]' } }),
}
