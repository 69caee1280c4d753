import { createFileRoute } from '@tanstack/react-router'
import { skipWhenSignedIn } from '#src/app/accounts/guards.ts'
import { RegisterPage } from '#src/app/accounts/register-page.tsx'

export const Route = createFileRoute('/register')({
  beforeLoad: ({ context }) => skipWhenSignedIn(context, {}),
  head: () => ({ meta: [{ title: 'Create an account' }] }),
  component: Register,
})

function Register() {
  const { api, auth } = Route.useRouteContext()
  return <RegisterPage api={api} auth={auth} />
}
