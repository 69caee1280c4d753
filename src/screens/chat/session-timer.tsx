import { useState } from 'react'
import { Timer } from '#src/ui/session/timer.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import type { ChatTime } from './chat-view.ts'
import { useSpokenTime } from './use-spoken-time.ts'

/** The clock in the header. It can be hidden, speaks by itself only at its thresholds, and on Alt+T. */
export function SessionTimer({ time, className }: { time: ChatTime; className: string }) {
  const [isHidden, setIsHidden] = useState(false)
  const spoken = useSpokenTime(time)
  return (
    <div className={className}>
      <Timer seconds={time.seconds} direction={time.direction} hidden={isHidden} onToggle={() => setIsHidden(!isHidden)} />
      <VisuallyHidden>
        <span role="status" data-testid="spoken-time">{spoken}</span>
      </VisuallyHidden>
    </div>
  )
}
