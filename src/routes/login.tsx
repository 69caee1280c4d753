import { createFileRoute } from '@tanstack/react-router'
import { skipWhenSignedIn } from '#src/app/accounts/guards.ts'
import { LoginPage, loginSearch } from '#src/app/accounts/login-page.tsx'

export const Route = createFileRoute('/login')({
  validateSearch: loginSearch,
  beforeLoad: ({ context, search }) => skipWhenSignedIn(context, search),
  head: () => ({ meta: [{ title: 'Teacher Dashboard Login' }] }),
  component: Login,
})

function Login() {
  const { auth } = Route.useRouteContext()
  return <LoginPage audience="teacher" auth={auth} search={Route.useSearch()} />
}
