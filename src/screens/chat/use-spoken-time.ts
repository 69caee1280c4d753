import { useEffect, useRef, useState } from 'react'
import type { ChatTime } from './chat-view.ts'

/** What a screen reader is told about the time: at each threshold, and whenever Alt+T asks. Nothing in between. */
export function useSpokenTime(time: ChatTime): string {
  const [asked, setAsked] = useState<{ words: string; threshold: number | null } | null>(null)
  const latest = useRef(time)
  useEffect(() => {
    latest.current = time
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyT') return
      event.preventDefault()
      // An unseen space at the end makes the same words a new message.
      setAsked((before) => {
        const words = `${timeInWords(latest.current)}${before?.words.endsWith('\u00a0') === true ? '' : '\u00a0'}`
        return { words, threshold: latest.current.threshold }
      })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  if (asked !== null && asked.threshold === time.threshold) return asked.words
  // The clock itself says "1 minute left" under 60 seconds.
  return time.direction === 'elapsed' || time.threshold === null || time.threshold === 60 ? '' : timeInWords({ ...time, seconds: time.threshold })
}

function timeInWords({ direction, seconds }: ChatTime): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds) % 60]
  const parts = [minutes > 0 ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : '', rest > 0 || minutes === 0 ? `${rest} ${rest === 1 ? 'second' : 'seconds'}` : '']
  return `${parts.filter(Boolean).join(' ')} ${direction === 'left' ? 'left' : 'so far'}`
}
