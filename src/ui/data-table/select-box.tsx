import type { MouseEvent } from 'react'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Tooltip } from '#src/ui/feedback/tooltip.tsx'

type SelectBoxProps = { name: string; isChosen: boolean; refusal: string | null; onPress: (withShift: boolean) => void }

/** A row's check box. One that cannot be chosen now stays in reach, says why, and still reports the press. */
export function SelectBox({ name, isChosen, refusal, onPress }: SelectBoxProps) {
  function press(event: MouseEvent<HTMLInputElement>) {
    if (refusal !== null) event.preventDefault()
    onPress(event.shiftKey)
  }
  const box = { 'aria-label': `Select ${name}`, checked: isChosen, onClick: press }
  if (refusal === null) return <Checkbox {...box} />
  return (
    <Tooltip words={refusal} align="start">
      {(described) => <Checkbox {...box} {...described} aria-disabled />}
    </Tooltip>
  )
}
