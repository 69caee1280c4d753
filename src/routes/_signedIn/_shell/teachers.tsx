import { createFileRoute } from '@tanstack/react-router'
import { TeachersPage } from '#src/app/accounts/teachers-page.tsx'

export const Route = createFileRoute('/_signedIn/_shell/teachers')({
  head: () => ({ meta: [{ title: 'Teachers' }] }),
  component: TeachersPage,
})
