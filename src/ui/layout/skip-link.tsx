import { css, cx } from '#styled/css'
import { skipLink } from '#styled/recipes'

/** The first stop of the keyboard: past the header to the element with the id `target`. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a href={`#${target}`} className={cx(skipLink(), css({ _print: { display: 'none' } }))}>
      Skip to the content
    </a>
  )
}
