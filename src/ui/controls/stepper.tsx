import { type KeyboardEvent, useState } from 'react'
import { css } from '#styled/css'
import type { FieldControl } from './field.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { minus, plus } from '#src/ui/icons/icons.ts'

type StepperProps = Partial<FieldControl> & {
  /** What is counted, for the two buttons: "Variations: less", "Variations: more". */
  name: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/**
 * A number between − and +, in a `Field`; arrow keys step too. What cannot be read is 0 while it is typed; on leaving the field
 * the number is brought to the nearest allowed.
 */
export function Stepper({ name, value, min, max, onChange, ...control }: StepperProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function step(by: number) {
    setTyped(null)
    onChange(allowed(value + by))
  }

  function allowed(number: number): number {
    return Math.min(max, Math.max(min, number))
  }

  function type(text: string) {
    setTyped(text)
    const number = Number(text.trim().replace(',', '.'))
    onChange(Number.isFinite(number) && number >= 0 ? number : 0)
  }

  function leave() {
    setTyped(null)
    if (allowed(value) !== value) onChange(allowed(value))
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <div className={styles.root}>
      <button type="button" className={styles.button} aria-label={`${name}: less`} aria-disabled={value <= min} onClick={() => step(-1)}>
        <Icon of={minus} size={16} />
      </button>
      <input
        {...control}
        type="text"
        dir="ltr"
        inputMode="decimal"
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        autoComplete="off"
        className={styles.input}
        value={typed ?? String(value)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={press}
      />
      <button type="button" className={styles.button} aria-label={`${name}: more`} aria-disabled={value >= max} onClick={() => step(1)}>
        <Icon of={plus} size={16} />
      </button>
    </div>
  )
}

const styles = {
  root: css({
    display: 'flex',
    height: '11',
    border: '[1px solid]',
    borderColor: 'control',
    borderRadius: 'control',
    background: 'surface',
    overflow: 'clip',
    _focusWithin: { borderColor: 'action' },
  }),
  button: css({
    display: 'grid',
    placeItems: 'center',
    width: '[2.625rem]',
    flexShrink: '0',
    cursor: 'pointer',
    color: 'muted',
    _hover: { background: 'tint', color: 'tintInk' },
    _focusVisible: { outlineOffset: '[-3px]' },
    '&[aria-disabled=true]': { color: 'subtle', cursor: 'not-allowed', background: 'surface' },
  }),
  input: css({
    flex: '[1]',
    minWidth: '0',
    width: 'full',
    textAlign: 'center',
    fontWeight: 'semibold',
    background: '[transparent]',
    borderInline: '[1px solid]',
    borderColor: 'hairlineStrong',
    _focusVisible: { outlineOffset: '[-3px]' },
  }),
}
