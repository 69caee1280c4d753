import { type ReactNode, useId } from 'react'
import { css } from '#styled/css'

/** A part of a student's progress: its name, what stands right of it, and what it shows. */
export function OwnPanel({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.box}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </div>
      {children}
    </section>
  )
}

const styles = {
  box: css({
    minWidth: '0',
    display: 'flex',
    flexDirection: 'column',
    p: { base: '4', md: '5' },
    background: 'surface',
    border: '1px solid',
    borderColor: 'hairline',
    borderRadius: 'panel',
  }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: '3', mb: '1' }),
  title: css({ fontSize: 'student', fontWeight: 'strong', lineHeight: 'heading' }),
  note: css({ textStyle: 'dense', color: 'muted', fontVariantNumeric: 'tabular-nums' }),
}
