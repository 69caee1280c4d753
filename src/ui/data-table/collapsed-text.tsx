import { useId, useState } from 'react'
import { css } from '#styled/css'
import { collapsed } from '#styled/recipes'
import { Button } from '#src/ui/controls/button.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'

/** About as many characters as four lines of a cell hold. */
const fourLines = 280

/**
 * Long words in a cell, cut to about four lines (`lines="two"` for two), with Show more and Show less. `of` says to screen
 * readers whose words they are. Short words stand as they are.
 */
export function CollapsedText({ children, of, lines = 'four' }: { children: string; of: string; lines?: 'two' | 'four' }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const rows = lines === 'two' ? 2 : 4
  const isLong = children.length > (fourLines * rows) / 4 || children.split('\n', rows + 1).length > rows
  return (
    <>
      <span id={id} dir="auto" className={collapsed({ lines: isOpen || !isLong ? 'all' : lines })}>
        {children}
      </span>
      {isLong ? (
        <Button variant="text" size="row" className={css({ marginInlineStart: '-2.5' })} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show more'}
          <VisuallyHidden> of {of}</VisuallyHidden>
        </Button>
      ) : null}
    </>
  )
}
