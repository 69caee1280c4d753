import { css } from '#styled/css'

/** A tick in its disc, drawn once where something was finished. The words beside it say what. */
export function DoneTick() {
  return (
    <svg width="1.125em" height="1.125em" viewBox="0 0 24 24" fill="none" aria-hidden="true" className={styles.root}>
      <circle cx="12" cy="12" r="11" className={styles.disc} />
      <path pathLength={1} d="M6.5 12.5l3.7 3.7l7.3 -7.7" className={styles.tick} />
    </svg>
  )
}

const styles = {
  root: css({ display: 'inline-block', verticalAlign: '[-0.15em]', me: '2', flexShrink: '0' }),
  disc: css({ fill: 'good', '@media (forced-colors: active)': { fill: '[CanvasText]' } }),
  tick: css({
    stroke: 'onGood',
    strokeWidth: '[2.6]',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    strokeDasharray: '1',
    animation: '[drawRing token(durations.ring) token(easings.out)]',
    '@media (forced-colors: active)': { stroke: '[Canvas]' },
  }),
}
