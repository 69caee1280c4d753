import { use } from 'react'
import { css } from '#styled/css'
import { SlowSlot } from './slow-slot.ts'

/** Where a page whose foot is in use says instead that a call takes longer than usual; an open dialog over it says so itself. */
export function SlowHere() {
  const slow = use(SlowSlot)
  return slow === null ? null : (
    <div data-slow-here className={place}>
      {slow}
    </div>
  )
}

const place = css({ flexShrink: '0', 'body:has(:is([role=dialog], [role=alertdialog])[data-state=open]) &': { display: 'none' } })
