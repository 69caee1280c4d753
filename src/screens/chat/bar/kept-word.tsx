import { useSyncExternalStore } from 'react'
import { css } from '#styled/css'
import { Icon } from '#src/ui/icons/icon.tsx'
import { check } from '#src/ui/icons/icons.ts'
import type { KeptText } from '#src/screens/chat/chat-view.ts'

/** A word on where the text of the box is safe, once it rests; nothing while it is being typed. */
export function KeptWord({ kept }: { kept: KeptText }) {
  const where = useSyncExternalStore(kept.subscribe, kept.read)
  if (where === 'typing') return null
  return (
    <span className={word}>
      <Icon of={check} size={14} />
      {where === 'saved' ? 'Saved' : 'Saved on this device'}
    </span>
  )
}

const word = css({
  position: { base: 'absolute', _sheet: 'static' },
  right: '3',
  bottom: '[max(0.125rem, env(safe-area-inset-bottom))]',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  mr: { _sheet: '2' },
  color: 'muted',
  textStyle: 'caption',
  whiteSpace: 'nowrap',
})
