import { useEffect, useRef } from 'react'

/** Alt+N moves on while Next is offered, unless something is being typed: on some keyboards it also makes ñ. */
export function useNextKey(isOffered: boolean, onNext: () => void): void {
  const press = useRef(onNext)
  useEffect(() => {
    press.current = onNext
  })
  useEffect(() => {
    if (!isOffered) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyN' || event.repeat || isTyping(event.target)) return
      event.preventDefault()
      press.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOffered])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement && !target.readOnly && target.value !== ''
}
