import { useRouteContext } from '@tanstack/react-router'

/** Whether an administrator is signed in; false where nobody is. */
export function useIsAdmin(): boolean {
  const { person } = useRouteContext({ strict: false })
  return person?.role === 'ADMIN'
}
