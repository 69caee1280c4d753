import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { play } from '#src/ui/icons/icons.ts'
import type { EditorActions, OpenView } from './editor-view.ts'

/** The two ways to save: above the settings, below 1024 px at the bottom of the window. Without questions there is nothing to try out. */
export function SaveBar({ view, actions }: { view: OpenView; actions: EditorActions }) {
  const { underWay, unsaved, foreign } = view
  const hasSets = view.exercise.sets.length > 0
  const isSaving = underWay === 'all' || underWay === 'preview'
  const mustWait = (underWay !== null && !isSaving) || foreign !== null
  return (
    <div className={styles.bar}>
      <Button
        variant="secondary"
        disabled={mustWait || underWay === 'preview' || (unsaved.length === 0 && !isSaving)}
        busy={underWay === 'all'}
        busyLabel="Saving..."
        onClick={actions.onSave}
      >
        Save Changes
      </Button>
      <Button
        icon={play}
        disabled={mustWait || !hasSets || underWay === 'all'}
        busy={underWay === 'preview'}
        busyLabel="Saving..."
        onClick={actions.onPreview}
      >
        Save &amp; Preview
      </Button>
    </div>
  )
}

const styles = {
  bar: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2.5',
    justifyContent: 'flex-end',
    position: { base: 'fixed', lg: 'sticky' },
    left: { base: '0', lg: '[auto]' },
    right: { base: '0', lg: '[auto]' },
    bottom: { base: '0', lg: '[auto]' },
    top: { lg: '0' },
    zIndex: { base: 'bar', lg: '[1]' },
    px: { base: '4', md: '8', lg: '0' },
    py: { base: '3', lg: '4' },
    paddingBottom: { base: '[max(0.75rem, env(safe-area-inset-bottom))]', lg: '4' },
    background: 'paper',
    borderTop: { base: '[1px solid token(colors.hairlineStrong)]', lg: '[0]' },
    '& > *': { flex: { base: '[1 1 8rem]', md: '[0 1 auto]' } },
  }),
}
