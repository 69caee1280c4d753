import { useState } from 'react'

/** What came of copying: nothing was copied yet, it was, or the browser refused, as browsers do without HTTPS. */
export type CopyOutcome = 'none' | 'copied' | 'refused'

/** Copies `text` to the clipboard when `copy` is called; a refusal needs words that tell how else the text is taken along. */
export function useCopy(text: string): { outcome: CopyOutcome; copy: () => void } {
  const [outcome, setOutcome] = useState<CopyOutcome>('none')
  return { outcome, copy: () => void outcomeOf(text).then(setOutcome) }
}

async function outcomeOf(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'refused'
  }
}
