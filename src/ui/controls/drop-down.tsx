import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { css, cx } from '#styled/css'

/** Props of `DropDown`: the looks of the whole, of its button and of what opens; `onOpen` hears that it was opened. */
export type DropDownProps = {
  button: ReactNode
  className: string
  buttonClassName: string
  children: ReactNode
  onOpen?: () => void
}

/**
 * A button with a sheet that opens below it, of the platform's own: one is open at a time, a choice in it, Escape and leaving it
 * close it, and the focus is on its button again. What stands in it is in no dialog and needs no script to load.
 */
export function DropDown({ button, className, buttonClassName, children, onOpen }: DropDownProps) {
  return (
    <details
      className={className}
      name="menu"
      onMouseDown={keepFocus}
      onClick={closeOnChoice}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
      onToggle={({ currentTarget: details }) => {
        if (!details.open) return
        // What opens below the window's edge is brought into it.
        details.lastElementChild?.scrollIntoView({ block: 'nearest' })
        onOpen?.()
      }}
    >
      <summary className={cx(bare, buttonClassName)}>{button}</summary>
      {children}
    </details>
  )
}

/** Without the platform's triangle. */
const bare = css({ listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } })

function closeOnChoice(event: MouseEvent<HTMLDetailsElement>) {
  const choice = event.target instanceof Element ? event.target.closest('a, button') : null
  if (choice !== null && choice.ariaDisabled !== 'true') close(event.currentTarget)
}

/** A press on plain words would take the focus off the menu, which hears Escape and being left only while it has it. */
function keepFocus(event: MouseEvent<HTMLDetailsElement>) {
  if (event.target instanceof Element && event.target.closest('a, button, input, label, summary') === null) event.preventDefault()
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key === 'Escape' && event.currentTarget.open) close(event.currentTarget)
}

function closeOnLeave({ currentTarget: details, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  // What is pressed must not move away under the pointer: the page may be shorter once this is closed.
  if (document.documentElement.matches(':active')) addEventListener('mouseup', closeAfter(details), { once: true, capture: true })
  else if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false
}

function closeAfter(details: HTMLDetailsElement) {
  return ({ target }: globalThis.MouseEvent) => {
    if (!(target instanceof Node && details.contains(target))) setTimeout(() => (details.open = false))
  }
}

function close(details: HTMLDetailsElement) {
  details.querySelector('summary')?.focus()
  details.open = false
}
