import { createFileRoute } from '@tanstack/react-router'
import { skipWhenSignedIn } from '#src/app/accounts/guards.ts'
import { LoginPage, loginSearch } from '#src/app/accounts/login-page.tsx'

export const Route = createFileRoute('/studentlogin')({
  validateSearch: loginSearch,
  beforeLoad: ({ context, search }) => skipWhenSignedIn(context, search),
  head: () => ({ meta: [{ title: 'Student Dashboard Login' }] }),
  component: StudentLogin,
})

function StudentLogin() {
  const { auth } = Route.useRouteContext()
  return <LoginPage audience="student" auth={auth} search={Route.useSearch()} />
}
