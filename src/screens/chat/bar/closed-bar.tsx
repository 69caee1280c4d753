import { css } from '#styled/css'
import { Textarea } from '#src/ui/controls/textarea.tsx'

/** The bottom bar of an ended session: the box says why it is shut. */
export function ClosedBar({ mode }: { mode: 'timedOut' | 'complete' }) {
  return (
    <section className={styles.bar} aria-label="Your answer">
      <div className={styles.row}>
        <Textarea answer readOnly aria-disabled aria-label="Your answer" placeholder={mode === 'timedOut' ? 'Time is up' : 'Turned in'} />
      </div>
    </section>
  )
}

const styles = {
  bar: css({ flexShrink: '0', background: 'surface', borderTop: '1px solid', borderTopColor: 'hairlineStrong', py: { base: '3.5', _compact: '1.5' } }),
  row: css({ maxWidth: '[960px]', mx: 'auto', px: { base: '3', _sheet: '5' } }),
}
