import type { ReactNode } from 'react'
import { css, cva } from '#styled/css'
import { Icon } from '#src/ui/icons/icon.tsx'
import { circleAlert, circleCheck, info } from '#src/ui/icons/icons.ts'

const icons = { info, bad: circleAlert, good: circleCheck }

/** A sentence that matters, in the flow of a form or page. `bad` interrupts a screen reader, the others wait. */
export function Notice({ tone, children }: { tone: 'info' | 'bad' | 'good'; children: ReactNode }) {
  return (
    <div className={notice({ tone })} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon of={icons[tone]} size={18} className={css({ flexShrink: '0', mt: '0.5' })} />
      <div className={css({ flex: '[1 1 6rem]', minWidth: '0', overflowWrap: 'break-word' })}>{children}</div>
    </div>
  )
}

const notice = cva({
  base: { display: 'flex', flexWrap: { base: 'wrap', md: 'nowrap' }, gap: '[min(0.5rem, 2vw)]', p: '[min(0.75rem, 3vw)]', borderRadius: 'control', textStyle: 'dense' },
  variants: {
    tone: {
      info: { background: 'tint', color: 'tintInk' },
      bad: { background: 'badTint', color: 'badInk' },
      good: { background: 'goodTint', color: 'goodInk' },
    },
  },
})
