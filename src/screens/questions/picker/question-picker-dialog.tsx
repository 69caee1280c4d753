import { useRef } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { QuestionPicker, type QuestionPickerProps } from './question-picker.tsx'

/** Picking questions over a page. Load it lazily: it brings the dialog and the table with it. */
export function QuestionPickerDialog({ onConfirm, onClose, ...picker }: QuestionPickerProps & { onConfirm: () => void; onClose: () => void }) {
  const count = picker.chosen.length
  const searchBox = useRef<HTMLInputElement>(null)
  return (
    <Dialog open size="full" title="Add Questions to Exercise" initialFocus={searchBox} onClose={onClose}>
      <DialogBody>
        <QuestionPicker {...picker} searchBox={searchBox} />
      </DialogBody>
      <DialogFooter>
        <p role="status" className={sum}>
          {count === 0 ? 'Choose at least one question.' : `${countOf(count, noun)} selected`}
        </p>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={count === 0} onClick={onConfirm}>
          {count === 0 ? 'Add questions' : `Add ${countOf(count, noun)}`}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

const noun = { one: 'question', many: 'questions' }
const sum = css({ flex: { base: '[1 1 100%]', md: '[1 1 auto]' }, alignSelf: 'center', color: 'muted', textStyle: 'label' })
