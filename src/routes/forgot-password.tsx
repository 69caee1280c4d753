import { createFileRoute, useCanGoBack, useRouter } from '@tanstack/react-router'
import { RecoveryPage } from '#src/app/accounts/recovery-page.tsx'

export const Route = createFileRoute('/forgot-password')({ head: () => ({ meta: [{ title: 'Account Recovery' }] }), component: Forgot })

function Forgot() {
  const { api } = Route.useRouteContext()
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  return <RecoveryPage api={api} onBack={() => (canGoBack ? history.back() : history.push('/login'))} />
}
