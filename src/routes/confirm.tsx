import { createFileRoute } from '@tanstack/react-router'
import { readProfileAgain } from '#src/actors/accounts/read-profile-again.ts'
import { ConfirmPage } from '#src/app/accounts/confirm-page.tsx'
import { useHashToken } from '#src/app/accounts/hash-token.ts'

export const Route = createFileRoute('/confirm')({
  head: () => ({ meta: [{ title: 'Confirm your address' }] }),
  component: Confirm,
})

function Confirm() {
  const { api, auth } = Route.useRouteContext()
  const token = useHashToken()
  return <ConfirmPage key={token} api={api} token={token} onConfirmed={() => readProfileAgain({ api, auth })} />
}
