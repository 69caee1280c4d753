import { useEffect, useRef } from 'react'

/** Alt+N moves on while Next is offered. */
export function useNextKey(isOffered: boolean, onNext: () => void): void {
  const press = useRef(onNext)
  useEffect(() => {
    press.current = onNext
  })
  useEffect(() => {
    if (!isOffered) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyN' || event.repeat) return
      event.preventDefault()
      press.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOffered])
}
