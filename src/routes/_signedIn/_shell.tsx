import { createFileRoute, Outlet } from '@tanstack/react-router'
import { MissingAddress } from '#src/app/shell/failed-page.tsx'
import { Shell } from '#src/app/shell/shell.tsx'

export const Route = createFileRoute('/_signedIn/_shell')({ component: ShellOfPage, notFoundComponent: MissingAddress })

function ShellOfPage() {
  const { person } = Route.useRouteContext()
  return (
    <Shell person={person}>
      <Outlet />
    </Shell>
  )
}
