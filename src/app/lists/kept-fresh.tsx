import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { isSameAnswer } from './same-answer.ts'
import { useReading } from './use-reading.ts'

/** Draws nothing and has the page load its data again once others changed what is `shown`; `read` asks for it. Load it lazily. */
export function KeptFresh({ shown, read }: { shown: unknown; read: () => Promise<unknown> }) {
  const router = useRouter()
  const [readAgain] = useState(() => comparing(shown, read, () => router.invalidate()))
  useReading('keptFresh', null, async (_key, _signal, isBackground) => ({ found: await (isBackground ? readAgain() : shown) }), { isKeptFresh: true })
  return null
}

/** Asks again, and tells when the answer is another than the one before. */
function comparing(shown: unknown, read: () => Promise<unknown>, tell: () => Promise<void>): () => Promise<unknown> {
  let last = shown
  return async () => {
    const found = await read()
    if (!isSameAnswer(last, found)) await tell()
    last = found
    return found
  }
}
