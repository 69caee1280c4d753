import { useRef, useState } from 'react'

const restMs = 300

/**
 * What stands in a box for words to look for: `type` takes each change and tells the words once the typing rests, `tell` does it
 * at once. Another `value` than the words last told replaces what was typed, and what was replaced is not told. Nothing is
 * told once the box is gone.
 */
export function useTypedWords(value: string, onWords: (words: string) => void) {
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState(value)
  const [told, setTold] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    setTold(value)
    if (value !== told) setTyped(value)
  }

  function tell(text: string) {
    const words = text.trim()
    clearTimeout(wait.current)
    if (words === told) return
    setTold(words)
    onWords(words)
  }
  function type(box: HTMLInputElement) {
    const text = box.value
    setTyped(text)
    clearTimeout(wait.current)
    wait.current = setTimeout(() => (box.isConnected && box.value === text ? tell(text) : undefined), restMs)
  }
  return { typed, type, tell: () => tell(typed) }
}
