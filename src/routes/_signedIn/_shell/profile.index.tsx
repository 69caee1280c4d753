import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '#src/screens/shell/coming-page.tsx'

export const Route = createFileRoute('/_signedIn/_shell/profile/')({ head: () => ({ meta: [{ title: 'Profile Page' }] }), component: Coming })

function Coming() {
  return (
    <ComingPage
      title="Profile Page"
      will="It will let you change your name, username, e-mail address and password."
      meanwhile={{ words: 'You can already choose a new password.', label: 'Change password', href: '/profile/updatepassword' }}
    />
  )
}
