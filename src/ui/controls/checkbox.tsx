import type { ComponentProps, ReactNode } from 'react'
import { tick } from '#styled/recipes'
import { Icon } from '#src/ui/icons/icon.tsx'
import { check, minus } from '#src/ui/icons/icons.ts'

type TickProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'ref' | 'onChange'> & {
  children?: ReactNode
  help?: ReactNode
  onChange?: (checked: boolean) => void
}

/** A check box with its words; `indeterminate` for "some of them". Without words give it an `aria-label`. */
export function Checkbox({ children, help, indeterminate = false, onChange, ...rest }: TickProps & { indeterminate?: boolean }) {
  const styles = tick({ kind: 'check' })
  return (
    <label className={styles.root}>
      <span className={styles.box}>
        <input
          {...rest}
          ref={(box) => {
            if (box !== null) box.indeterminate = indeterminate
          }}
          type="checkbox"
          className={styles.input}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
        <Icon of={indeterminate ? minus : check} size={16} />
      </span>
      <TickWords help={help}>{children}</TickWords>
    </label>
  )
}

/** An on/off setting that takes effect at once. */
export function Switch({ children, help, onChange, ...rest }: TickProps) {
  const styles = tick({ kind: 'switch' })
  return (
    <label className={styles.root}>
      <span className={styles.box}>
        <input {...rest} type="checkbox" role="switch" className={styles.input} onChange={(event) => onChange?.(event.currentTarget.checked)} />
      </span>
      <TickWords help={help}>{children}</TickWords>
    </label>
  )
}

function TickWords({ children, help }: { children?: ReactNode; help?: ReactNode }) {
  const styles = tick()
  if (children === undefined) return null
  return (
    <span className={styles.words}>
      <bdi>{children}</bdi>
      {help === undefined ? null : <span className={styles.help}>{help}</span>}
    </span>
  )
}
