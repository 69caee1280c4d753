import { confirmEmail } from '#contract/accounts/registration.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'
import { useReading } from '#src/app/lists/use-reading.ts'
import { hideHashToken } from './hash-token.ts'
import { ConfirmScreen } from '#src/screens/accounts/sign-in/confirm-screen.tsx'

/** Confirms an address with the token that stood in its link, which leaves the address bar first; `onConfirmed` runs once that is so. */
export function ConfirmPage({ api, token, onConfirmed }: { api: Api; token: string; onConfirmed: () => Promise<void> }) {
  const { view, retry } = useReading('emailConfirmation', token, async (key, signal) => {
    const isConfirmed = await confirm(api, key, signal)
    if (isConfirmed) await onConfirmed()
    return isConfirmed
  })
  const outcome = view.mode === 'ready' ? (view.found ? 'confirmed' : 'refused') : view.mode === 'failed' ? 'failed' : 'confirming'
  return <ConfirmScreen view={outcome} onRetry={retry} />
}

async function confirm(api: Api, token: string, signal: AbortSignal): Promise<boolean> {
  hideHashToken()
  try {
    await api.send(confirmEmail, { body: { token }, signal })
    return true
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind === 'refused' && (failure.status === 401 || failure.status === 422)) return false
    throw error
  }
}
