import type { ReactNode } from 'react'
import { cx } from '#styled/css'
import { sheet, type SheetVariantProps } from '#styled/recipes'

/** Which margin a sheet has: `marks` 220 at the right (chat), `narrowMarks` 138 at the right (replay), `dates` 118 at the left (dashboard). */
export type MarginKind = NonNullable<SheetVariantProps['margin']>

/** A sheet of work with the margin rule down its whole height, from 768 px. Turns stand in it directly, other rows as `MarginRow`. */
export function MarginSheet({ margin, className, children }: { margin: MarginKind; className?: string; children: ReactNode }) {
  return <div className={cx(sheet({ margin }).root, className)}>{children}</div>
}

/** One row: the work, and what stands about it in the margin (`note`); on phones the note comes first for dates, last for marks. */
export function MarginRow({ margin, note, children }: { margin: MarginKind; note?: ReactNode; children: ReactNode }) {
  const styles = sheet({ margin })
  const side = note === undefined ? <span className={styles.margin} /> : <div className={styles.margin}><bdi>{note}</bdi></div>
  return (
    <div className={styles.row}>
      {margin === 'dates' ? side : null}
      <div className={styles.work}>{children}</div>
      {margin === 'dates' || note === undefined ? null : side}
    </div>
  )
}
