import { css } from '#styled/css'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'

const longestOnPhones = 35

/** A title in a list: on phones cut to 35 characters and "…", elsewhere where its cell ends, with the whole for screen readers and the pointer. */
export function ShortTitle({ children }: { children: string }) {
  const letters = [...children]
  if (letters.length <= longestOnPhones) return <bdi title={children}>{children}</bdi>
  return (
    <bdi title={children}>
      <span className={css({ hideBelow: 'md' })}>{children}</span>
      <span className={css({ hideFrom: 'md' })}>
        <span aria-hidden="true">{letters.slice(0, longestOnPhones).join('').trimEnd()}…</span>
        <VisuallyHidden>{children}</VisuallyHidden>
      </span>
    </bdi>
  )
}

/** A text in a list: cut to `most` characters and "…" everywhere, with the whole of it for screen readers and the pointer. */
export function CutTitle({ most, children }: { most: number; children: string }) {
  const letters = [...children]
  if (letters.length <= most) return <bdi>{children}</bdi>
  return (
    <bdi title={children}>
      <span aria-hidden="true">{letters.slice(0, most).join('').trimEnd()}…</span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </bdi>
  )
}
