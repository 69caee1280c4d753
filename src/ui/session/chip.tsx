import type { ReactNode } from 'react'
import { chip } from '#styled/recipes'
import { Icon } from '#src/ui/icons/icon.tsx'
import { x } from '#src/ui/icons/icons.ts'

/** A chosen word. With `onRemove` it carries a button; `name` says to a screen reader what goes. */
export function Chip({ children, name, onRemove }: { children: ReactNode; name: string; onRemove?: () => void }) {
  return (
    <span className={chip()}>
      <bdi>{children}</bdi>
      {onRemove === undefined ? null : (
        <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Icon of={x} size={15} />
        </button>
      )}
    </span>
  )
}
