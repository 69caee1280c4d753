import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { FootNotice } from './foot-notice.tsx'

/** Says that a call takes longer than usual and offers to give it up. */
export function SlowNotice({ place, onCancel }: { place: 'page' | 'dialog'; onCancel: () => void }) {
  const cancel = (
    <>
      Cancel
      <VisuallyHidden> waiting</VisuallyHidden>
    </>
  )
  return (
    <FootNotice place={place} action={cancel} onAction={onCancel}>
      This is taking longer than usual.
    </FootNotice>
  )
}
