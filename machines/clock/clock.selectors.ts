import type { ClockSnapshot } from './clock.machine.ts'

/** Seconds to show: left until the deadline, or spent since the start. */
export function shownSeconds({ context }: ClockSnapshot): number {
  if (context.deadlineAtMs === null) return Math.max(0, Math.floor((context.nowMs - context.startedAtMs) / 1000))
  return Math.max(0, Math.ceil((context.deadlineAtMs - context.nowMs) / 1000))
}

/** Whether the clock counts down to a deadline. */
export function isCountingDown(snapshot: ClockSnapshot) {
  return snapshot.context.deadlineAtMs !== null
}

/** Whether less than a minute is left. */
export function isUrgent(snapshot: ClockSnapshot) {
  return isCountingDown(snapshot) && shownSeconds(snapshot) < 60
}

/** The sentence for the live region at 10, 5 and 1 minute and 30 seconds, else an empty text. */
export function announcement({ context }: ClockSnapshot): string {
  return context.announcedSeconds === null ? '' : `${inWords(context.announcedSeconds)} left`
}

/** The time in words, for whoever asks for it: "11 minutes 2 seconds left", or "… spent" without a limit. */
export function timeInWords(snapshot: ClockSnapshot): string {
  return `${inWords(shownSeconds(snapshot))} ${isCountingDown(snapshot) ? 'left' : 'spent'}`
}

/** Seconds as mm:ss; minutes go on past 59. */
export function clockFace(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

function inWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  const parts = [minutes > 0 ? counted(minutes, 'minute') : '', rest > 0 || minutes === 0 ? counted(rest, 'second') : '']
  return parts.filter(Boolean).join(' ')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
