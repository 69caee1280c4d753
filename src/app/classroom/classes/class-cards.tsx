import type { AccessCard } from '#machines/classroom/classroom/class-access.machine.ts'
import { ClassCardsDialog } from '#src/screens/classroom/roster-import/class-cards-dialog.tsx'

type ClassCardsProps = { cards: readonly AccessCard[]; onPrinted?: () => void; onClose: () => void }

/**
 * Class cards over a page, ready to print; `onPrinted` hears that the print window was opened. Load it lazily: it brings the
 * drawing of QR codes with it.
 */
export function ClassCards({ cards, onPrinted, onClose }: ClassCardsProps) {
  function print() {
    window.print()
    onPrinted?.()
  }
  return <ClassCardsDialog cards={cards} origin={window.location.origin} onPrint={print} onClose={onClose} />
}
