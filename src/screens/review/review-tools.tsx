import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { keyboard, undo2 } from '#src/ui/icons/icons.ts'
import { css } from '#styled/css'

/** Props of `ReviewTools`. `filter` says whose answers are listed; `onKeys` brings the focus to where the keys count. */
export type ReviewToolsProps = { filter: ReactNode; canUndo: boolean; onKeys: () => void; onUndo: () => void }

/** What is at hand while answers are judged: the keys, the way back from the last mark, and whose answers there are. */
export function ReviewTools({ filter, canUndo, onKeys, onUndo }: ReviewToolsProps) {
  return (
    <div className={styles.root}>
      <Keys onKeys={onKeys} />
      <Button variant="text" size="sm" icon={undo2} disabled={!canUndo} aria-keyshortcuts="Z" onClick={onUndo}>
        Undo last mark
      </Button>
      {filter}
    </div>
  )
}

/** The keys that judge; who has no keyboard needs no word of them. */
function Keys({ onKeys }: Pick<ReviewToolsProps, 'onKeys'>) {
  return (
    <div className={styles.keys}>
      <Button variant="text" size="sm" icon={keyboard} onClick={onKeys}>
        Use the keys
      </Button>
      <p className={styles.which}>
        <kbd>1</kbd> to <kbd>5</kbd> give points, <kbd>J</kbd> <kbd>K</kbd> next, back, <kbd>Z</kbd> undo
      </p>
    </div>
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
  keys: css({ hideBelow: 'md', display: 'flex', alignItems: 'center', columnGap: '2' }),
  which: css({
    textStyle: 'label',
    color: 'muted',
    '& kbd': { fontFamily: 'mono', textStyle: 'caption', px: '1.5', border: '1px solid', borderColor: 'control', borderRadius: 'corner', color: 'ink' },
  }),
}
