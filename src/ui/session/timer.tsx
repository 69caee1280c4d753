import { timer } from '#styled/recipes'
import { Icon } from '#src/ui/icons/icon.tsx'
import { timer as timerIcon } from '#src/ui/icons/icons.ts'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'

const lowSeconds = 60

/** `12:48`, or `1:05:00` from an hour on. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const tail = `${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
  return hours > 0 ? `${hours}:${tail}` : tail
}

/**
 * The time that is `left`, or that has `elapsed`. Pressing it hides and shows it; under 60 seconds left it turns red and
 * says so in words, hidden or not.
 */
export function Timer(props: { seconds: number; direction?: 'left' | 'elapsed'; hidden: boolean; onToggle: () => void }) {
  const { seconds, direction = 'left', hidden, onToggle } = props
  const low = direction === 'left' && seconds < lowSeconds
  const styles = timer({ low })
  return (
    <div className={styles.root} data-hidden={hidden || undefined}>
      <Icon of={timerIcon} size={20} />
      {hidden ? null : (
        <span role="timer" className={styles.time}>
          {clockText(seconds)}
        </span>
      )}
      <span role="status" className={styles.warning}>
        {low ? hidden ? lowWords(seconds) : <VisuallyHidden below="md">{lowWords(seconds)}</VisuallyHidden> : null}
      </span>
      <button type="button" className={styles.toggle} onClick={onToggle}>
        {hidden ? 'Show time' : <VisuallyHidden below="md">Hide</VisuallyHidden>}
        {hidden ? null : <VisuallyHidden> time</VisuallyHidden>}
      </button>
    </div>
  )
}

function lowWords(seconds: number): string {
  if (seconds <= 0) return 'Time is up'
  return seconds <= 30 ? 'Under 30 seconds left' : 'Under 1 minute left'
}
