import { type RefCallback, useCallback, useState } from 'react'

/**
 * What a field still says is wrong: nothing from the first keystroke after it was said until its form is sent again. Put `root` around the
 * control, in its form; outside a form an error stands as long as it is given.
 */
export function useMended(error: string | null): { error: string | null; root: RefCallback<HTMLElement>; onInput: () => void } {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const [gone, setGone] = useState<string | null>(null)
  const root = useCallback((element: HTMLElement | null) => {
    const found = element?.closest('form') ?? null
    const sent = () => setGone(null)
    setForm(found)
    found?.addEventListener('submit', sent)
    return () => found?.removeEventListener('submit', sent)
  }, [])
  if (error === null && gone !== null) setGone(null)
  return { error: error === gone ? null : error, root, onInput: () => setGone(form === null ? null : error) }
}
