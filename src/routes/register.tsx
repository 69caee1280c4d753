import { createFileRoute } from '@tanstack/react-router'
import { skipWhenSignedIn } from '#src/app/accounts/guards.ts'
import { useHashToken } from '#src/app/accounts/hash-token.ts'
import { RegisterPage } from '#src/app/accounts/register-page.tsx'

export const Route = createFileRoute('/register')({
  beforeLoad: ({ context }) => skipWhenSignedIn(context, {}),
  head: () => ({ meta: [{ title: 'Create an account' }] }),
  component: Register,
})

function Register() {
  const { api, auth } = Route.useRouteContext()
  const invite = useHashToken()
  return <RegisterPage key={invite} {...{ api, auth, invite }} />
}
