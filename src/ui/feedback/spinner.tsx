import { spinner } from '#styled/recipes'

/** A turning arc beside words that say what is going on; silent by itself. `size` in CSS pixels. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg width={`${size / 16}rem`} height={`${size / 16}rem`} viewBox="0 0 24 24" fill="none" aria-hidden="true" className={spinner()}>
      <path d="M21 12a9 9 0 1 1-6.2-8.56" stroke="currentColor" strokeWidth={2.2} strokeLinecap="round" />
    </svg>
  )
}
