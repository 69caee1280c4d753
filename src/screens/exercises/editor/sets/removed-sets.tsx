import { type RefObject, useMemo, useRef } from 'react'
import type { RemovedSet } from '#machines/exercises/exercise-editor/exercise-editor.state.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { undo2 } from '#src/ui/icons/icons.ts'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { useFocusNear } from '#src/screens/exercises/editor/use-focus-near.ts'

type RemovedSetsProps = {
  removed: readonly RemovedSet[]
  isBusy: boolean
  /** What gets the focus when the last one is back. */
  focusAfter: RefObject<HTMLElement | null>
  onUndo: (removed: RemovedSet) => void
}

/** What was taken out since the last save: each can come back, as it was and where it stood. */
export function RemovedSets({ removed, isBusy, focusAfter, onUndo }: RemovedSetsProps) {
  const section = useRef<HTMLElement>(null)
  const ids = useMemo(() => removed.map(({ questionId }) => questionId), [removed])
  useFocusNear(section, focusAfter, ids)
  if (removed.length === 0) return null
  return (
    <section ref={section} aria-labelledby="removed-sets" className={styles.root}>
      <h3 id="removed-sets" className={styles.title}>
        Removed. You can put each one back until you save or leave this page.
      </h3>
      <ol className={styles.list}>
        {removed.map((set) => (
          <li key={set.questionId} className={styles.line}>
            <span dir="auto" className={styles.name}>{set.title}</span>
            <Button variant="secondary" size="sm" icon={undo2} busy={isBusy} onClick={() => onUndo(set)}>
              Put back
              <VisuallyHidden> {set.title}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '1', p: '4', background: 'sunken', borderRadius: 'panel' }),
  title: css({ textStyle: 'label', fontWeight: 'semibold', color: 'muted' }),
  list: css({ display: 'flex', flexDirection: 'column', listStyle: 'none' }),
  line: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', minHeight: '11' }),
  name: css({ minWidth: '0', overflowWrap: 'break-word' }),
}
