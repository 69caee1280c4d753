import { createFileRoute } from '@tanstack/react-router'
import { useHashToken } from '#src/app/accounts/hash-token.ts'
import { ParentsPage } from '#src/app/classroom/parents/parents-page.tsx'

export const Route = createFileRoute('/parents')({
  head: () => ({ meta: [{ title: 'Work and scores' }] }),
  component: Parents,
})

function Parents() {
  const { api, clock, timeZone } = Route.useRouteContext()
  const token = useHashToken()
  return <ParentsPage key={token} {...{ api, clock, token }} timeZone={timeZone()} />
}
