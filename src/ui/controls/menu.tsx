import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { menu } from '#styled/recipes'
import { Button, type ButtonProps } from './button.tsx'
import { Icon, type IconNodes } from '#src/ui/icons/icon.tsx'
import { chevronDown } from '#src/ui/icons/icons.ts'

/** One action of a menu. */
export type MenuEntry = { value: string; label: string; icon?: IconNodes; danger?: boolean; disabled?: boolean }

/** A button that opens a list of actions; `onChoose` gets the entry's `value`. Import it lazily: it brings Ark's menu machine with it. */
export function Menu({ entries, onChoose, label, ...look }: { entries: readonly MenuEntry[]; onChoose: (value: string) => void; label: string } & Pick<ButtonProps, 'variant' | 'size' | 'icon'>) {
  const styles = menu()
  return (
    <Ark.Root onSelect={(details) => onChoose(details.value)} positioning={{ placement: 'bottom-end', gutter: 6 }} lazyMount unmountOnExit>
      <Ark.Trigger asChild>
        <Button {...look} iconEnd={chevronDown}>
          {label}
        </Button>
      </Ark.Trigger>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>
            {entries.map((entry) => (
              <Ark.Item key={entry.value} value={entry.value} disabled={entry.disabled} className={menu({ danger: entry.danger }).item}>
                {entry.icon ? <Icon of={entry.icon} size={20} /> : null}
                {entry.label}
              </Ark.Item>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
