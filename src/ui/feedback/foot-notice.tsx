import type { ReactNode } from 'react'
import { css, cva } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'

type FootNoticeProps = { place: 'page' | 'dialog'; children: ReactNode; action?: ReactNode; onAction?: () => void }

/** A sentence about the whole page, with what can be done: at the foot of the page, or at the end of a dialog over it or of `SlowHere`. */
export function FootNotice({ place, children, action, onAction }: FootNoticeProps) {
  return (
    <>
      {place === 'page' ? <div className={room} /> : null}
      <div role="status" className={notice({ place })}>
        <div className={line}>
          <span className={css({ flex: '1' })}>{children}</span>
          {action === undefined ? null : (
            <Button variant="secondary" size="sm" onClick={onAction}>
              {action}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

/** So that the end of the page can be scrolled out from under it. */
const room = css({ height: '16', 'body:has(:is([role=dialog], [role=alertdialog])[data-state=open], [data-slow-here]) &': { display: 'none' } })

// As wide as what a session's foot holds, and no wider than a dialog.
const line = css({ display: 'flex', alignItems: 'center', gap: '3', width: 'full', maxWidth: '[960px]', mx: 'auto', px: { base: '4', md: '5' }, py: '2' })

const notice = cva({
  base: { background: 'tint', color: 'tintInk', textStyle: 'dense' },
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
        border: '1px solid',
        borderColor: 'hairlineStrong',
        borderRadius: 'control',
        boxShadow: 'raised',
        zIndex: 'toast',
        // In a dialog it stands at the dialog's end: here it could be neither seen nor pressed. Over a session it would cover the answer.
        'body:has(:is([role=dialog], [role=alertdialog])[data-state=open], [data-slow-here]) &': { display: 'none' },
      },
    },
  },
})
