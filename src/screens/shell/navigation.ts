import type { Role } from '#contract/classroom/people.ts'

/** One entry of the header. */
export type NavigationLink = { label: string; href: string }

const teacherPages: NavigationLink[] = [
  { label: 'Dashboard', href: '/' },
  { label: 'Classroom', href: '/classroom' },
  { label: 'Exercises', href: '/exercises' },
  { label: 'Questions', href: '/question_definitions' },
]

const studentPages: NavigationLink[] = [
  { label: 'Dashboard', href: '/student' },
  { label: 'History', href: '/student/history' },
  { label: 'My progress', href: '/student/progress' },
]

/** The pages a role finds in its header. */
export function headerLinks(role: Role): NavigationLink[] {
  if (role === 'STUDENT') return studentPages
  return role === 'ADMIN' ? [...teacherPages, { label: 'Teachers', href: '/teachers' }] : teacherPages
}

/** The pages a role finds in the menu on phones: the header's, with the profile first. Logout is the menu's own. */
export function menuLinks(role: Role): NavigationLink[] {
  return [{ label: 'Profile', href: '/profile' }, ...headerLinks(role)]
}

/** Where pages belong that lie beside what leads to them: a session is read from the classroom, or from one's history. */
const belonging: Readonly<Record<string, readonly string[]>> = { session_details: ['/classroom', '/student/history'] }

/** The entry a page belongs to: the longest address it lies under, or none. */
export function currentLink(links: NavigationLink[], pathname: string): NavigationLink | undefined {
  const homes = belonging[pathname.split('/')[1] ?? ''] ?? []
  return links
    .filter(({ href }) => pathname === href || homes.includes(href) || (href !== '/' && pathname.startsWith(`${href}/`)))
    .toSorted((one, other) => other.href.length - one.href.length)[0]
}

/** The letters shown for a person without a picture: first of the first and of the last name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.match(/\p{L}/u)?.[0] ?? '')
  return letters.join('').toLocaleUpperCase('en') || '?'
}

/** What a person is greeted with: the first word of the name. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] || 'Unnamed'
}
