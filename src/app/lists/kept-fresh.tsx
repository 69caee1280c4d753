import { useRouter } from '@tanstack/react-router'
import { isSameAnswer } from './same-answer.ts'
import { useLooks } from '#src/ui/hooks/use-looks.ts'

/** Draws nothing and has the page load its data again once others changed what is `shown`; `read` asks for it. Load it lazily. */
export function KeptFresh({ shown, read }: { shown: unknown; read: () => Promise<unknown> }) {
  const router = useRouter()
  useLooks(() => void lookAgain())
  return null

  async function lookAgain() {
    const found = await read().catch(() => shown)
    if (!isSameAnswer(shown, found)) await router.invalidate()
  }
}
