import type { ReactNode, RefObject } from 'react'
import { css } from '#styled/css'
import { Icon, type IconNodes } from '#src/ui/icons/icon.tsx'
import { useFollowedPlace } from './use-followed-place.ts'

/** A label beside a row of a picture, or above it on phones. */
export type FrameLabel = { icon: IconNodes; words: string }

/**
 * A wide picture in its box: labels stand still on the left, the drawing scrolls sideways under the pointer, a finger or the
 * arrow keys, and follows `followX` while something is played. What it shows is told by `children`.
 */
export function RibbonFrame({ name, width, view, followX, labels, drawing, children }: RibbonFrameProps) {
  useFollowedPlace(view.ref, followX)
  const scrolls = width > view.width ? { tabIndex: 0, role: 'group', 'aria-label': name } : {}
  return (
    <figure className={styles.figure}>
      <div className={styles.grid}>
        <div className={styles.labels} aria-hidden="true">
          {labels}
        </div>
        <div ref={view.ref} className={styles.view} {...scrolls}>
          <div style={{ width }} aria-hidden="true">
            {drawing}
          </div>
        </div>
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  )
}

/** The label of a row: in the column of labels, or in the drawing (`inside`) on phones, where it stays while the rest scrolls. */
export function RowLabel({ icon, words, inside = false }: FrameLabel & { inside?: boolean }) {
  return (
    <span className={inside ? styles.inside : styles.label}>
      <Icon of={icon} size={16} />
      {words}
    </span>
  )
}

type RibbonFrameProps = {
  name: string
  width: number
  view: { ref: RefObject<HTMLDivElement | null>; width: number }
  followX: number | null
  labels: ReactNode
  drawing: ReactNode
  children: ReactNode
}

const label = { alignItems: 'center', gap: '1.5', textStyle: 'label', fontWeight: 'semibold', color: 'muted', whiteSpace: 'nowrap' } as const

const styles = {
  figure: css({ position: 'relative', border: '[1px solid]', borderColor: 'hairline', borderRadius: 'panel', background: 'surface', px: { base: '4', md: '5' }, py: '4' }),
  grid: css({ display: 'grid', gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[5.25rem minmax(0, 1fr)]' }, columnGap: '4' }),
  labels: css({ display: { base: 'none', md: 'flex' }, flexDirection: 'column', justifyContent: 'space-between' }),
  // A shade at an edge says that there is more behind it; at the end of the drawing its own cover lies over it.
  view: css({
    overflowX: 'auto',
    borderRadius: 'corner',
    background:
      '[linear-gradient(90deg, token(colors.surface) 40%, transparent) 0 0 / 2.5rem 100% no-repeat local, linear-gradient(270deg, token(colors.surface) 40%, transparent) 100% 0 / 2.5rem 100% no-repeat local, linear-gradient(90deg, token(colors.hairline), transparent) 0 0 / 0.75rem 100% no-repeat scroll, linear-gradient(270deg, token(colors.hairline), transparent) 100% 0 / 0.75rem 100% no-repeat scroll]',
  }),
  label: css({ ...label, display: 'flex', height: '[5.25rem]' }),
  inside: css({ ...label, display: { base: 'inline-flex', md: 'none' }, position: 'sticky', left: '0' }),
}
