import { type ReactNode, useId } from 'react'
import { tooltip, type TooltipVariantProps } from '#styled/recipes'
import { useHoverIntent } from '#src/ui/hooks/use-hover-intent.ts'

type TooltipProps = TooltipVariantProps & { words: ReactNode; children: (described: { 'aria-describedby': string }) => ReactNode }

/**
 * A few words about a control. `children` gets `aria-describedby` to put on the control: `{(described) => <Button {...described} />}`.
 * Opens 700 ms after the pointer rests, at once for the keyboard, right after another one, and when a control that can do nothing is pressed.
 * The pointer may move onto it; Escape closes it.
 */
export function Tooltip({ words, children, side, align }: TooltipProps) {
  const id = useId()
  const { isOpen, handlers } = useHoverIntent()
  const styles = tooltip({ side, align })
  return (
    <span className={styles.root} {...handlers}>
      {children({ 'aria-describedby': id })}
      <span id={id} role="tooltip" className={styles.bubble} hidden={!isOpen}>
        {words}
      </span>
    </span>
  )
}
