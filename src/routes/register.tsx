import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '#src/screens/shell/coming-page.tsx'

export const Route = createFileRoute('/register')({ head: () => ({ meta: [{ title: 'Create an account' }] }), component: Coming })

function Coming() {
  return (
    <main id="main">
      <ComingPage
        title="Create an account"
        will="It will let a teacher or parent create an account."
        meanwhile={{ words: 'Until then, ask the person who runs Lectern at your school for an account.', label: 'Teacher login', href: '/login' }}
      />
    </main>
  )
}
