import { createFileRoute } from '@tanstack/react-router'
import { useHashToken } from '#src/app/accounts/hash-token.ts'
import { JoinClassPage } from '#src/app/classroom/join/join-class-page.tsx'

export const Route = createFileRoute('/_signedIn/_shell/student/join')({
  head: () => ({ meta: [{ title: 'Join a class' }] }),
  component: Join,
})

function Join() {
  const code = useHashToken()
  return <JoinClassPage key={code} code={code} />
}
