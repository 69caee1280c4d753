import { type ReactNode, useId } from 'react'
import { segment, type SegmentVariantProps } from '#styled/recipes'

type Group<Value extends string> = SegmentVariantProps & { label: string; options: readonly { value: Value; label: ReactNode }[] }

/** One of a few choices, side by side: native radio buttons, arrow keys move. `label` names the group. */
export function Segment<Value extends string>(props: Group<Value> & { value: Value; onChange: (value: Value) => void }) {
  const name = useId()
  const styles = segment({ size: props.size, wide: props.wide })
  return (
    <fieldset className={styles.root} aria-label={props.label}>
      {props.options.map((option) => (
        <label key={option.value} className={styles.item}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
            className={styles.input}
          />
          <span className={styles.word}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Several of a few choices, side by side: each a button that stays pressed. */
export function ToggleSegment<Value extends string>(
  props: Group<Value> & { pressed: readonly Value[]; onToggle: (value: Value, pressed: boolean) => void },
) {
  const styles = segment({ size: props.size, wide: props.wide })
  return (
    <div role="group" aria-label={props.label} className={styles.root}>
      {props.options.map((option) => {
        const isPressed = props.pressed.includes(option.value)
        return (
          <span key={option.value} className={styles.item}>
            <button type="button" className={styles.word} aria-pressed={isPressed} onClick={() => props.onToggle(option.value, !isPressed)}>
              {option.label}
            </button>
          </span>
        )
      })}
    </div>
  )
}
