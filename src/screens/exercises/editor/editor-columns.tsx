import type { ReactNode } from 'react'
import { css } from '#styled/css'

/** The exercise with its questions, and its settings beside it or, below 1024 px, under it. `label` names the side; `stays` keeps it in sight. */
export function EditorColumns({ work, side, label, stays = false }: { work: ReactNode; side: ReactNode; label: string; stays?: boolean }) {
  return (
    <div className={styles.columns}>
      <div className={styles.work}>{work}</div>
      <aside className={stays ? styles.stays : styles.side} aria-label={label}>
        {side}
      </aside>
    </div>
  )
}

/** The heading of the question sets and their number in it. */
export const setsHead = {
  title: css({ textStyle: 'section' }),
  count: css({ textStyle: 'label', color: 'muted', fontWeight: 'semibold', marginInlineStart: '1' }),
}

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 400px]' },
    columnGap: '8',
    rowGap: '6',
    alignItems: 'start',
  }),
  work: css({ display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' }),
  side: css({ display: 'flex', flexDirection: 'column', gap: '4', alignItems: 'stretch', '& > button': { alignSelf: { lg: 'flex-end' } } }),
  stays: css({
    position: { lg: 'sticky' },
    top: { lg: '[var(--sticky-top, 0)]' },
    maxHeight: { lg: '[calc(100dvh - var(--sticky-top, 0px))]' },
    overflowY: { lg: 'auto' },
    mx: { lg: '[-0.25rem]' },
    px: { lg: '1' },
    pb: { lg: '4' },
    minWidth: '0',
  }),
}
