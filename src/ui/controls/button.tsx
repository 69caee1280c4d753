import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from '#styled/css'
import { button, buttonLabel, type ButtonVariantProps } from '#styled/recipes'
import { Icon, type IconNodes } from '#src/ui/icons/icon.tsx'
import { Link, type LinkProps } from './link.tsx'
import { Spinner } from '#src/ui/feedback/spinner.tsx'

type Look = ButtonVariantProps & { icon?: IconNodes; iconEnd?: IconNodes }

/** Props of `Button`: those of a native button, `variant`, `size`, `wide`, `icon` before and `iconEnd` after the words, `busy` and `busyLabel`. */
export type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean; busyLabel?: string }

const working = { 'aria-disabled': true, 'aria-busy': true }

/**
 * A button. While `busy` it says `busyLabel`, keeps its width and its focus, and ignores presses. A button that is ever
 * busy gives `busyLabel` from the start, so that both words fit.
 */
export function Button({ variant, size, wide, icon, iconEnd, busy = false, busyLabel, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button {...rest} {...(busy ? working : {})} type={type} className={cx(button({ variant, size, wide }), className)} onClick={press}>
      {busyLabel === undefined ? <Words {...{ icon, iconEnd, size, children }} /> : null}
      {busyLabel === undefined ? null : (
        <span className={buttonLabel({ stacked: true })}>
          <span className={buttonLabel({ hidden: busy })}>
            <Words {...{ icon, iconEnd, size, children }} />
          </span>
          <span className={buttonLabel({ hidden: !busy })}>
            <Spinner size={size === 'row' || size === 'sm' ? 16 : 18} />
            {busyLabel}
          </span>
        </span>
      )}
    </button>
  )
}

/** A link of the app that looks like a button. */
export function ButtonLink({ variant, size, wide, icon, iconEnd, className, children, ...rest }: LinkProps & Look) {
  return (
    <Link {...rest} className={cx(button({ variant, size, wide }), className)}>
      <Words {...{ icon, iconEnd, size, children }} />
    </Link>
  )
}

function Words({ icon, iconEnd, size, children }: Look & { children?: ReactNode }) {
  const pixels = size === 'row' || size === 'sm' ? 16 : size === 'lg' ? 20 : 18
  return (
    <>
      {icon ? <Icon of={icon} size={pixels} /> : null}
      {children}
      {iconEnd ? <Icon of={iconEnd} size={pixels} /> : null}
    </>
  )
}
