import { type ClassCard, ClassCardsDialog } from '#src/screens/roster-import/class-cards-dialog.tsx'

/** Class cards over a page, ready to print. Load it lazily: it brings the drawing of QR codes with it. */
export function ClassCards({ cards, onClose }: { cards: readonly ClassCard[]; onClose: () => void }) {
  return <ClassCardsDialog cards={cards} origin={window.location.origin} onPrint={() => window.print()} onClose={onClose} />
}
