import { createFileRoute } from '@tanstack/react-router'
import { skipWhenSignedIn } from '#src/app/accounts/guards.ts'
import { LoginPage } from '#src/app/accounts/login-page.tsx'
import { loginSearch } from '#src/app/accounts/login-search.ts'
import { useSample } from '#src/app/welcome/use-sample.ts'

export const Route = createFileRoute('/login')({
  validateSearch: loginSearch,
  beforeLoad: ({ context, search }) => skipWhenSignedIn(context, search),
  head: () => ({ meta: [{ title: 'Teacher Dashboard Login' }] }),
  component: Login,
})

function Login() {
  const { api, auth } = Route.useRouteContext()
  return <LoginPage audience="teacher" auth={auth} sample={useSample(api, auth)} search={Route.useSearch()} />
}
