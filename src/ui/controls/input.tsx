import { type ComponentProps, useState } from 'react'
import { cx } from '#styled/css'
import { field } from '#styled/recipes'
import { Icon } from '#src/ui/icons/icon.tsx'
import { eye, eyeOff } from '#src/ui/icons/icons.ts'

type Height = { height?: 'md' | 'lg' }

/** A line of text; `height="lg"` (52 px) before login, else 44 px. Put it in a `Field`. */
export function Input({ height, className, ...rest }: ComponentProps<'input'> & Height) {
  return <input type="text" dir="auto" {...rest} className={cx(field({ size: height }).control, className)} />
}

/** Somebody else's email address: nothing of the own account is offered in it. */
export function EmailInput(props: Omit<ComponentProps<'input'>, 'type' | 'autoComplete' | 'autoCapitalize' | 'maxLength'> & Height) {
  return <Input {...props} type="email" autoComplete="off" autoCapitalize="none" maxLength={254} />
}

/** A password with a Show button that never submits and never clears. */
export function PasswordInput({ height, className, ...rest }: Omit<ComponentProps<'input'>, 'type'> & Height) {
  const [shown, setShown] = useState(false)
  const styles = field({ size: height, shape: 'password' })
  return (
    <div className={styles.box}>
      <input spellCheck={false} autoCapitalize="none" dir="ltr" {...rest} type={shown ? 'text' : 'password'} className={cx(styles.control, className)} />
      <button type="button" className={styles.toggle} aria-label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
        <Icon of={shown ? eyeOff : eye} size={18} />
        {shown ? 'Hide' : 'Show'}
      </button>
    </div>
  )
}
