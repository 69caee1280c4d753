import { Icon } from '#src/ui/icons/icon.tsx'
import { eye, eyeOff } from '#src/ui/icons/icons.ts'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { css } from '#styled/css'

/** The eye of a student: pressed while they are tracked. Its name begins with the word it shows, for those who speak to it. */
export function TrackToggle({ name, isTracked, onToggle }: { name: string; isTracked: boolean; onToggle: () => void }) {
  return (
    <button type="button" aria-pressed={isTracked} className={toggle} onClick={onToggle}>
      <Icon of={isTracked ? eye : eyeOff} size={20} />
      <span>{isTracked ? 'Tracked' : 'Track'}</span> <VisuallyHidden>{name}</VisuallyHidden>
    </button>
  )
}

const toggle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  width: '15',
  minHeight: '11',
  borderRadius: 'small',
  textStyle: 'caption',
  fontWeight: 'semibold',
  color: 'muted',
  cursor: 'pointer',
  _hover: { background: 'tint' },
  _pressed: { color: 'action' },
})
