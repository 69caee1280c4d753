import type { MouseEvent } from 'react'
import { css, cx } from '#styled/css'
import { skipLink } from '#styled/recipes'

/** The first stop of the keyboard: past the header to the element with the id `target`. The address stays: it may carry a token. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a href={`#${target}`} className={cx(skipLink(), css({ _print: { display: 'none' } }))} onClick={(event) => goTo(event, target)}>
      Skip to the content
    </a>
  )
}

function goTo(event: MouseEvent, target: string) {
  event.preventDefault()
  document.getElementById(target)?.focus()
}
