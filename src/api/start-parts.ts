/**
 * The two start pages: where they stand, the one call that asks for all they begin with, and which calls of the app each part of its answer
 * answers, as the app makes them.
 */
export const startPages = {
  student: {
    pathname: '/student',
    call: '/start/student',
    parts: { profile: '/auth/profile', assignments: '/assignments', practice: '/practice', notes: '/notes' },
  },
  teacher: {
    pathname: '/',
    call: '/start/teacher',
    parts: { profile: '/auth/profile', students: '/dashboard/students?limit=20', assignments: '/assignments?limit=5', classes: '/dashboard/classes' },
  },
} as const

/** Such an answer taken apart: a response for each call it answers, by that call's path, with the headers it came with. */
export function partsOf(body: unknown, headers: Headers, parts: Record<string, string>): Map<string, Response> {
  const whole = typeof body === 'object' && body !== null ? body : {}
  const own = new Headers(headers)
  for (const name of ['content-length', 'content-encoding']) own.delete(name)
  return new Map(Object.entries(parts).map(([name, path]) => [path, new Response(JSON.stringify(Reflect.get(whole, name)), { headers: own })]))
}
