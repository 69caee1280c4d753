import { css, cva } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'

/** Says that a call takes longer than usual and offers to give it up: at the foot of the page, or at the end of a dialog over it or of `SlowHere`. */
export function SlowNotice({ place, onCancel }: { place: 'page' | 'dialog'; onCancel: () => void }) {
  return (
    <div role="status" className={notice({ place })}>
      <span className={css({ flex: '1' })}>This is taking longer than usual.</span>
      <Button variant="secondary" size="sm" onClick={onCancel}>
        Cancel
        <VisuallyHidden> waiting</VisuallyHidden>
      </Button>
    </div>
  )
}

const notice = cva({
  base: { display: 'flex', alignItems: 'center', gap: '3', px: '4', py: '2', background: 'tint', color: 'tintInk', textStyle: 'dense' },
  variants: {
    place: {
      dialog: {
        borderTop: '1px solid',
        borderColor: 'hairline',
        // The dialog that lies over another one says it.
        '[data-has-nested] &': { display: 'none' },
      },
      page: {
        position: 'fixed',
        bottom: '4',
        left: '4',
        right: '4',
        maxWidth: '[28rem]',
        mx: 'auto',
        borderRadius: 'control',
        zIndex: 'toast',
        // In a dialog it stands at the dialog's end: here it could be neither seen nor pressed. Over a session it would cover the answer.
        'body:has(:is([role=dialog], [role=alertdialog])[data-state=open], [data-slow-here]) &': { display: 'none' },
      },
    },
  },
})
