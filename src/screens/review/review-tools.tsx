import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { undo2 } from '#src/ui/icons/icons.ts'
import { css } from '#styled/css'

/** Props of `ReviewTools`. `filter` says whose answers are listed. */
export type ReviewToolsProps = { filter: ReactNode; canUndo: boolean; onUndo: () => void }

/** What is at hand while answers are judged: the keys, the way back from the last mark, and whose answers there are. */
export function ReviewTools({ filter, canUndo, onUndo }: ReviewToolsProps) {
  return (
    <div className={styles.root}>
      <Keys />
      <Button variant="text" size="sm" icon={undo2} disabled={!canUndo} aria-keyshortcuts="Z" onClick={onUndo}>
        Undo last mark
      </Button>
      {filter}
    </div>
  )
}

/** The keys that judge; who has no keyboard needs no word of them. */
function Keys() {
  return (
    <p className={styles.keys}>
      <kbd>1</kbd> to <kbd>5</kbd> give points, <kbd>J</kbd> <kbd>K</kbd> next, back, <kbd>Z</kbd> undo
    </p>
  )
}

const styles = {
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    flexDirection: { base: 'row-reverse', md: 'row' },
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: '3',
    rowGap: '2',
    width: { base: 'full', md: 'auto' },
  }),
  keys: css({
    hideBelow: 'md',
    textStyle: 'label',
    color: 'muted',
    '& kbd': { fontFamily: 'mono', textStyle: 'caption', px: '1.5', border: '1px solid', borderColor: 'control', borderRadius: 'corner', color: 'ink' },
  }),
}
