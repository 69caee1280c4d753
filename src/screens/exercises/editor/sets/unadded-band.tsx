import { css } from '#styled/css'
import { Band } from '#src/ui/feedback/band.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { refreshCw, triangleAlert } from '#src/ui/icons/icons.ts'
import type { EditorActions, OpenView } from '#src/screens/exercises/editor/editor-view.ts'

type UnaddedBandProps = { unadded: NonNullable<OpenView['unadded']>; actions: Pick<EditorActions, 'onAddAgain' | 'onAddDismiss'> }

/** Questions that were chosen or written for the exercise and are not in it, with the way to add them. */
export function UnaddedBand({ unadded, actions }: UnaddedBandProps) {
  const buttons = (
    <div className={styles.buttons}>
      <Button variant="secondary" size="sm" onClick={actions.onAddDismiss}>
        Dismiss
      </Button>
      <Button variant="danger" size="sm" icon={refreshCw} onClick={actions.onAddAgain}>
        Try again
      </Button>
    </div>
  )
  return (
    <div role="alert">
      <Band tone="bad" shape="box" icon={triangleAlert} action={buttons}>
        <strong>{headOf(unadded)}</strong> {unadded.sentence}
      </Band>
    </div>
  )
}

function headOf({ count, of, isKnown, isNew }: UnaddedBandProps['unadded']): string {
  const where = isNew ? 'Your question is saved in the library. ' : ''
  if (!isKnown) return `${where}${of === 1 ? 'It' : 'Some'} may not have been added to this exercise. Trying again adds only what is missing.`
  if (isNew) return `${where}But adding it to this exercise failed.`
  return of === 1 ? 'The question was not added.' : `${count} of ${of} questions were not added.`
}

const styles = {
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}
