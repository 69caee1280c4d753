import { createFileRoute, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AccountUnavailableError, requirePerson } from '#src/app/accounts/guards.ts'
import { FailedPage } from '#src/app/shell/failed-page.tsx'
import { afterFirstPage } from '#src/app/shell/first-page.ts'
import { SignInAgainLayer } from '#src/app/accounts/sign-in-again-layer.tsx'
import { AccountUnavailable } from '#src/screens/shell/account-unavailable.tsx'

const Toaster = lazy(async () => ({ default: (await afterFirstPage(() => import('#src/app/soon.ts'))).Toaster }))

export const Route = createFileRoute('/_signedIn')({
  beforeLoad: async ({ context, location }) => ({ person: await requirePerson(context, location) }),
  component: SignedIn,
  errorComponent: Failed,
})

function SignedIn() {
  const { auth } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <>
      <Outlet />
      <SignInAgainLayer auth={auth} goToStart={() => navigate({ to: '/home', ignoreBlocker: true })} />
      <Suspense>
        <Toaster />
      </Suspense>
    </>
  )
}

function Failed({ error, reset }: { error: unknown; reset: () => void }) {
  const { auth } = Route.useRouteContext()
  if (!(error instanceof AccountUnavailableError)) return <FailedPage error={error} reset={reset} />
  return (
    <main id="main">
      <AccountUnavailable
        sentence="The server did not answer. Check your connection and try again."
        onRetry={() => auth.send({ type: 'retry.requested' })}
        onLogout={() => auth.send({ type: 'signOut.requested' })}
      />
    </main>
  )
}
