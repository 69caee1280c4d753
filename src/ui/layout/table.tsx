import type { ComponentProps, ReactNode } from 'react'
import { table, type TableVariantProps } from '#styled/recipes'
import { VisuallyHidden } from './visually-hidden.tsx'

/**
 * A table with its caption for screen readers, its role spelled out because phones may lay it out as blocks; holds `thead`
 * and `tbody`. Rows are 52 px, `compact` 44, `tight` 36; `data-selected` marks a row.
 */
export function Table({ caption, rows, children }: TableVariantProps & { caption: string; children: ReactNode }) {
  return (
    <table role="table" className={table({ rows })}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      {children}
    </table>
  )
}

/** A number in a table: right-aligned, a zero in subtle. `children` replaces the number's own text. */
export function NumberCell({ value, children, ...rest }: Omit<ComponentProps<'td'>, 'children'> & { value: number; children?: ReactNode }) {
  return (
    <td {...rest} data-number data-zero={value === 0 || undefined}>
      {children ?? value}
    </td>
  )
}
