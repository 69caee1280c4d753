import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { copy, pencil } from '#src/ui/icons/icons.ts'
import type { OpenWorkbench, WorkbenchActions, WorkbenchDialogProps } from './workbench-view.ts'

type Offered = Pick<WorkbenchDialogProps, 'onClose' | 'onCopy' | 'onEditOwn'>
type Props = Offered & { open: OpenWorkbench } & Pick<WorkbenchActions, 'onSave' | 'onDiscard'>

/** What saving touches, what is kept, and the ways out of the dialog. */
export function WorkbenchFoot({ open, onClose, onCopy, onEditOwn, onSave, onDiscard }: Props) {
  const isOwn = open.stored?.can_edit === true
  if (open.mode === 'preview') {
    return (
      <DialogFooter>
        <p className={note}>{isOwn ? usedIn(open) : 'This question belongs to the school library. A copy of it is yours to change.'}</p>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        {isOwn || onCopy === undefined ? null : (
          <Button icon={copy} onClick={onCopy}>
            Copy to edit
          </Button>
        )}
        {isOwn && onEditOwn !== undefined ? (
          <Button icon={pencil} onClick={onEditOwn}>
            Edit
          </Button>
        ) : null}
      </DialogFooter>
    )
  }
  return (
    <DialogFooter>
      <p className={note} role="status">
        {open.hasUnsaved && open.keptAt !== null ? `Draft kept since ${open.keptAt}. It stays when you close this. ` : ''}
        {usedIn(open)}
      </p>
      <div className={buttons}>
        {open.hasUnsaved ? (
          <Button variant="text" className={tight} onClick={onDiscard} disabled={open.isSaving}>
            Discard draft
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onClose} disabled={open.isSaving}>
          Cancel
        </Button>
        <Button onClick={onSave} busy={open.isSaving} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </DialogFooter>
  )
}

function usedIn({ stored, runningSessions }: OpenWorkbench): string {
  const count = stored?.exercise_count ?? 0
  if (count === 0) return ''
  return `Used in ${counted(count, 'exercise')}, ${counted(runningSessions, 'live session')}. A change shows in all of them; running sessions keep the version they started with.`
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

const note = css({ flex: { base: '[1 1 100%]', md: '[1 1 14rem]' }, alignSelf: 'center', textStyle: 'label', color: 'muted', minWidth: '0' })
const buttons = css({ display: 'flex', flexWrap: { base: 'wrap-reverse', md: 'nowrap' }, gap: '3', '& > *': { flex: { base: '[1 1 auto]', md: '[0 0 auto]' } } })
const tight = css({ px: '2', whiteSpace: 'nowrap' })
