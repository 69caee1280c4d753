import type { Role } from '#contract/classroom/people.ts'

/** Pages a student may open, with everything below them. Public pages are open to everybody and are not listed. */
const studentPages = ['/profile', '/student', '/chat', '/accent', '/session_details']

/** Pages of administrators alone. */
const adminPages = ['/teachers']

/** Where a person arrives after signing in, and where a page that is not theirs sends them. */
export function homeOf(role: Role): '/' | '/student' {
  return role === 'STUDENT' ? '/student' : '/'
}

/** Whether a role may open a protected page. Teachers and admins have no student dashboard, and only admins keep the teachers. */
export function mayOpen(role: Role, pathname: string): boolean {
  if (role === 'STUDENT') return studentPages.some((page) => isWithin(pathname, page))
  return !isWithin(pathname, '/student') && (role === 'ADMIN' || !adminPages.some((page) => isWithin(pathname, page)))
}

/**
 * A place kept across a login, made safe: an address of this app that the role may open, or the role's home. Anything
 * that could leave the app (`//elsewhere`, `https:`, backslashes) gives home.
 */
export function placeAfterLogin(role: Role, wanted: string | undefined): string {
  if (wanted === undefined || !/^\/(?![/\\])/.test(wanted) || /[\\\p{Cc}]/u.test(wanted)) return homeOf(role)
  const pathname = wanted.replace(/[?#].*$/, '')
  return mayOpen(role, pathname) ? wanted : homeOf(role)
}

function isWithin(pathname: string, page: string): boolean {
  return pathname === page || pathname.startsWith(`${page}/`)
}
