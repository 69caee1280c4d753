import { css } from '#styled/css'

/** A plot whose first dot is there and whose others are to come, as a drawing. */
export function NoDots() {
  return (
    <svg width="11.5rem" height="8.5rem" viewBox="0 0 184 136" fill="none" aria-hidden="true" className={css({ display: 'block', maxWidth: 'full' })}>
      <rect x="1" y="1" width="182" height="134" rx="9" strokeWidth="1.5" className={css({ fill: 'paper', stroke: 'hairlineStrong' })} />
      <path d="M45 1V135" strokeWidth="2" className={css({ stroke: 'marginRule' })} />
      <path d="M60 48H168M60 80H168" strokeWidth="1.5" strokeDasharray="4 4" className={css({ stroke: 'hairlineStrong' })} />
      <path d="M60 112H168" strokeWidth="1.5" className={css({ stroke: 'hairlineStrong' })} />
      <circle cx="72" cy="92" r="6" className={css({ fill: 'action' })} />
      <path d="M91 78a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M117 60a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M145 36a5 5 0 1 0 10 0a5 5 0 1 0 -10 0" strokeWidth="2" strokeDasharray="3 3" className={css({ stroke: 'action' })} />
    </svg>
  )
}
