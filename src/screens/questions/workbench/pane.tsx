import { type ReactNode, useId } from 'react'
import { css } from '#styled/css'
import { Icon, type IconNodes } from '#src/ui/icons/icon.tsx'

/** One of the three places of the workbench, with its heading and something at the heading's right end. */
export function Pane({ title, icon, aside, children }: { title: string; icon?: IconNodes; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={pane}>
      <header className={head}>
        <h3 id={id} className={heading}>
          {icon ? <Icon of={icon} size={18} /> : null}
          {title}
        </h3>
        {aside}
      </header>
      {children}
    </section>
  )
}

const pane = css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0', minHeight: 'full' })
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2', minHeight: '9' })
const heading = css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'body', fontWeight: 'strong' })
