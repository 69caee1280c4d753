import { createElement } from 'react'

/** The nodes of one drawing on a 24 grid, as the modules of `icons.ts` hold them. */
export type IconNodes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

/**
 * A line drawing in the colour of its text. `size` in CSS pixels at the standard text size. Hidden from screen readers
 * unless `label` says what it shows.
 */
export function Icon({ of, size = 18, label, className }: { of: IconNodes; size?: number; label?: string; className?: string }) {
  return (
    <svg
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {of.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
