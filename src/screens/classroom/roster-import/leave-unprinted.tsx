import { useRef } from 'react'
import { useFocusWhen } from '#src/screens/exercises/editor/use-focus-when.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { printer } from '#src/ui/icons/icons.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'

/** What is lost when an import is closed before its cards were printed. */
export function UnprintedNotice({ count }: { count: number }) {
  return (
    <Notice tone="bad">
      The start passwords of {countOf(count, { one: 'student', many: 'students' })} were not printed and are shown only here. Without them you make new
      ones under Class cards and links.
    </Notice>
  )
}

type LeaveUnprintedProps = { onStay: () => void; onLeave: () => void; onPrint: () => void }

/** The ways on when somebody closes an import before its cards were printed. */
export function LeaveUnprinted({ onStay, onLeave, onPrint }: LeaveUnprintedProps) {
  const print = useRef<HTMLButtonElement>(null)
  useFocusWhen(print, true)
  return (
    <>
      <Button variant="secondary" onClick={onStay}>
        Back
      </Button>
      <Button variant="danger" onClick={onLeave}>
        Close without printing
      </Button>
      <Button ref={print} icon={printer} onClick={onPrint}>
        Print class cards
      </Button>
    </>
  )
}
