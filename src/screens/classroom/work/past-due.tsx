import { useState } from 'react'
import { formatDueInYear } from '#src/screens/dates.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'

/** A moment that is typed (null or empty is none), and the one there was before. */
type TypedMoment = { at: string | null; before: string | null }

/** Whether a moment that was just typed has passed already. */
export function isPast({ at, before }: TypedMoment, now: Date): boolean {
  return at !== null && at !== '' && at !== before && new Date(at) < now
}

/** Asks once before what is typed is saved with a moment that has passed: `ask` answers whether it has to be asked about, again once it changed. */
export function usePastAsked(typed: readonly TypedMoment[], now: Date): { isAsked: boolean; ask: () => boolean } {
  const past = typed.filter((one) => isPast(one, now)).map(({ at }) => at)
  const [asked, setAsked] = useState<string | null>(null)
  const mark = JSON.stringify(past)
  return {
    isAsked: past.length > 0 && asked === mark,
    ask() {
      if (past.length === 0 || asked === mark) return false
      setAsked(mark)
      return true
    },
  }
}

type PastDueProps = TypedMoment & { now: Date; timeZone: string; isAsked: boolean; kind?: 'due' | 'closing' }

/** Says that a due date or a closing that was just typed has passed already, and what follows from that at once. */
export function PastDue({ at, before, now, timeZone, isAsked, kind = 'due' }: PastDueProps) {
  if (at === null || !isPast({ at, before }, now)) return null
  const follows = kind === 'due' ? 'Whoever turns it in now is late.' : 'Nobody can start or go on any more.'
  return (
    <Notice tone={isAsked ? 'bad' : 'info'}>
      {formatDueInYear(at, timeZone)} has passed. {follows}
      {isAsked ? ' Save it all the same?' : ''}
    </Notice>
  )
}
