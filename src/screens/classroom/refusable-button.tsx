import { Button, type ButtonProps } from '#src/ui/controls/button.tsx'
import { Tooltip } from '#src/ui/feedback/tooltip.tsx'

/** A button that stays in its place when it can do nothing, and says why: `refusal` in words, null when it can. */
export function RefusableButton({ refusal, onClick, ...button }: ButtonProps & { refusal: string | null }) {
  if (refusal === null) return <Button {...button} onClick={onClick} />
  return (
    <Tooltip words={refusal} align="end">
      {(described) => <Button {...button} {...described} aria-disabled />}
    </Tooltip>
  )
}
