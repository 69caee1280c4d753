import type { ComponentProps } from 'react'
import { cx } from '#styled/css'
import { field } from '#styled/recipes'
import { Icon } from '#src/ui/icons/icon.tsx'
import { chevronDown } from '#src/ui/icons/icons.ts'

type SelectProps<Value extends string> = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> & {
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  look?: 'field' | 'filter' | 'bare'
}

/**
 * One of many choices: the platform's own list. In a `Field` give it the field's props; `look="filter"` stands above a list
 * without a label of its own and then needs an `aria-label`; `look="bare"` is a word in a line.
 */
export function Select<Value extends string>({ options, value, onChange, look = 'field', className, ...rest }: SelectProps<Value>) {
  const styles = field({ shape: look === 'field' ? 'select' : look })
  function choose(chosen: string) {
    const option = options.find((one) => one.value === chosen)
    if (option !== undefined) onChange(option.value)
  }
  return (
    <div className={styles.box}>
      <select dir="auto" {...rest} value={value} className={cx(styles.control, className)} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.icon}>
        <Icon of={chevronDown} size={18} />
      </span>
    </div>
  )
}
