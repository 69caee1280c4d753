import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '#src/screens/shell/coming-page.tsx'

export const Route = createFileRoute('/forgot-password')({ head: () => ({ meta: [{ title: 'Account Recovery' }] }), component: Coming })

function Coming() {
  return (
    <main id="main">
      <ComingPage
        title="Account Recovery"
        will="It will mail you a link that signs you in."
        meanwhile={{ words: 'Until then, ask your teacher or the person who runs Lectern for a new password.', label: 'Student login', href: '/studentlogin' }}
      />
    </main>
  )
}
