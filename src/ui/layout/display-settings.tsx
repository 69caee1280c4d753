import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { useAppearance } from './appearance.ts'
import { DropDown } from '#src/ui/controls/drop-down.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { aLargeSmall } from '#src/ui/icons/icons.ts'
import { Segment } from '#src/ui/controls/segment.tsx'
import { headerSheet } from '#src/ui/layout/raised.ts'

/** Theme, text size, spacing and sounds of every page, behind a button; `onCover` on the blue of the public pages. */
export function DisplaySettings({ onCover = false }: { onCover?: boolean }) {
  const { appearance, choose } = useAppearance()
  return (
    <DropDown
      className={css({ position: 'relative' })}
      buttonClassName={cx(button, onCover ? light : dark)}
      button={
        <>
          <Icon of={aLargeSmall} size={24} />
          <span className={css({ srOnly: true })}>Display</span>
        </>
      }
    >
      <div className={sheet}>
        <Choice label="Theme">
          <Segment label="Theme" wide options={themes} value={appearance.theme} onChange={(theme) => choose({ theme })} />
        </Choice>
        <Choice label="Text size">
          <Segment label="Text size" wide options={sizes} value={appearance.textSize} onChange={(textSize) => choose({ textSize })} />
        </Choice>
        <Choice label="Spacing">
          <Segment label="Spacing" wide options={spacings} value={appearance.spacing} onChange={(spacing) => choose({ spacing })} />
        </Choice>
        <Choice label="Sounds">
          <Segment label="Sounds" wide options={sounds} value={appearance.sounds} onChange={(chosen) => choose({ sounds: chosen })} />
        </Choice>
      </div>
    </DropDown>
  )
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '1' })}>
      <span aria-hidden="true" className={css({ textStyle: 'label', fontWeight: 'semibold' })}>
        {label}
      </span>
      {children}
    </div>
  )
}

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
const sizes = [
  { value: '100', label: '100%' },
  { value: '112', label: '112%' },
  { value: '125', label: '125%' },
  { value: '150', label: '150%' },
] as const
const spacings = [
  { value: 'normal', label: 'Normal' },
  { value: 'wide', label: 'Wide' },
] as const
const sounds = [
  { value: 'off', label: 'Off' },
  { value: 'on', label: 'On' },
] as const
const button = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '11',
  minWidth: '11',
  px: '2',
  borderRadius: 'small',
  cursor: 'pointer',
})
const dark = css({ color: 'muted', _hover: { color: 'ink' } })
const light = css({ color: 'onCover', _focusVisible: { outlineColor: 'onCover' } })
const sheet = cx(
  headerSheet,
  css({
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    maxHeight: '[calc(100dvh - 6rem)]',
    overflowY: 'auto',
    p: '3',
    color: 'ink',
  }),
)
