import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { hashToken } from '#src/app/accounts/hash-token.ts'
import { ParentsPage } from '#src/app/classroom/parents-page.tsx'

export const Route = createFileRoute('/parents')({
  head: () => ({ meta: [{ title: 'Work and scores' }] }),
  component: Parents,
})

function Parents() {
  const { api, clock, timeZone } = Route.useRouteContext()
  const [token] = useState(hashToken)
  return <ParentsPage {...{ api, clock, token }} timeZone={timeZone()} />
}
