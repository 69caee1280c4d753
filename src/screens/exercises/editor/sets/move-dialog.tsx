import { type FormEvent, useState } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Stepper } from '#src/ui/controls/stepper.tsx'

type MoveDialogProps = { title: string; place: number; count: number; onMove: (to: number) => void; onClose: () => void }

/** Asks for a set's new position, for who does not drag. Places count from 1 here, `onMove` hears them from 0. */
export function MoveDialog({ title, place, count, onMove, onClose }: MoveDialogProps) {
  const [to, setTo] = useState(place)

  function submit(event: FormEvent) {
    event.preventDefault()
    onMove(Math.min(count, Math.max(1, Math.round(to))) - 1)
  }

  return (
    <Dialog open title={`Move “${title}”`} onClose={onClose}>
      <form onSubmit={submit}>
        <DialogBody>
          <Field label={`Position, 1 to ${count}`} help={`It is at position ${place} now. The order is saved with Save Changes.`}>
            {(control) => <Stepper {...control} name="Position" value={to} min={1} max={count} onChange={setTo} />}
          </Field>
        </DialogBody>
        <DialogFooter>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Move</Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
