import { expect, test } from 'vitest'
import type { Role } from '#contract/classroom/people.ts'
import type { Db } from '#server/db/engine/db.ts'
import { defineRoutes } from '#server/http/registry.ts'
import type { Route } from '#server/http/route.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { openApiRoute } from '#server/routes/operations/openapi.routes.ts'
import { digestOf, hasWritten } from '#tests/support/digest.ts'
import { sized } from '#tests/support/sizes.ts'
import { examples } from './examples.ts'
import { type CallerName, callerNames } from './callers.ts'
import { type Contents, createSchool, requestOf, type School } from './school.ts'

const routes = defineRoutes([...allRoutes, openApiRoute(allRoutes)])
const roles: Record<CallerName, Role | null> = {
  nobody: null,
  deleted: null,
  expired: null,
  student: 'STUDENT',
  classmate: 'STUDENT',
  newcomer: 'STUDENT',
  teacher: 'TEACHER',
  'other teacher': 'TEACHER',
  admin: 'ADMIN',
}

type Case = { title: string; caller: CallerName; route: Route; contents: Contents; expected: Expected }
type Expected = 'let in' | { status: number; code: string }

const unauthenticated = { status: 401, code: 'unauthenticated' }
const forbidden = { status: 403, code: 'forbidden' }
const mustChange = { status: 403, code: 'must_change_password' }
const notFound = { status: 404, code: 'not_found' }
const invalid = { status: 422, code: 'invalid' }

test('every route is tried by every kind of caller on every kind of object, and each gets what the policy says', { timeout: 400_000 }, async () => {
  const school = await createSchool()
  const cases = routes.flatMap((one) => casesOf(one, school))
  const wrong: string[] = []
  const hidden = new Set<string>()
  const writers = new Set<string>()
  const before = await digestWithoutCounters(school.app.db)
  for (const one of cases) {
    const sent = requestOf(one.route.endpoint, school.tokens[one.caller], one.contents)
    const { status, text, changed } = await school.undone(async (send, deps) => {
      const response = await send(sent)
      const isWritten = await hasWritten(deps.db)
      const isLetIn = one.expected === 'let in'
      if (isWritten && isLetIn) writers.add(one.route.endpoint.path)
      const changed = isWritten && !isLetIn && JSON.stringify(await digestWithoutCounters(deps.db)) !== JSON.stringify(before)
      return { status: response.status, text: await response.text(), changed }
    })
    if (!isAsExpected(one.expected, status, text)) wrong.push(`${one.title}: expected ${JSON.stringify(one.expected)}, got ${status} ${text.slice(0, 200)}`)
    if (changed) wrong.push(`${one.title}: was refused and changed something`)
    if (one.expected === notFound) hidden.add(text)
  }
  console.warn(`S1: ${cases.length} cases over ${routes.length} routes and ${callerNames.length} callers`)
  expect(wrong).toEqual([])
  expect([...hidden]).toEqual(['{"error":"This was not found.","code":"not_found"}'])
  expect([...writers]).toEqual(expect.arrayContaining(['/assignments/:id', '/auth/login', '/chat/submit', '/question_definitions', '/students/:id']))
  expect(await digestWithoutCounters(school.app.db)).toEqual(before)
})

test('an object named inside a body is hidden as well', async () => {
  const school = await createSchool()
  const { student, stranger } = school.people
  const [own, classmates, strangers] = school.objects.assignment ?? []
  const [sessionOwn, sessionOfClassmate] = school.objects.session ?? []
  const tries: [CallerName, string, Contents['body'] | undefined, Contents['query'] | undefined, number][] = [
    ['student', 'POST /chat/start', { assignment_id: own?.id }, undefined, 200],
    ['student', 'POST /chat/start', { assignment_id: classmates?.id }, undefined, 404],
    ['student', 'POST /chat/start', { assignment_id: strangers?.id }, undefined, 404],
    ['student', 'POST /chat/start', { assignment_id: 2_147_483_647 }, undefined, 404],
    ['student', 'POST /chat/start', { exercise_id: 2_147_483_647 }, undefined, 404],
    ['student', 'POST /chat/start', { practice_of: sessionOfClassmate?.id }, undefined, 404],
    ['other teacher', 'POST /chat/start', { exercise_id: school.exerciseId }, undefined, 404],
    ['other teacher', 'POST /chat/start', { practice_of: sessionOwn?.id }, undefined, 404],
    ['teacher', 'POST /auth/request_magic', { email: student.email }, undefined, 200],
    ['teacher', 'POST /auth/request_magic', { email: stranger.email }, undefined, 404],
    ['teacher', 'POST /auth/request_magic', { email: 'nobody@school.example' }, undefined, 404],
    ['admin', 'POST /auth/request_magic', { email: stranger.email }, undefined, 200],
    ['teacher', 'POST /assignments', { exercise_id: school.exerciseId, student_id: student.id }, undefined, 201],
    ['teacher', 'POST /assignments', { exercise_id: school.exerciseId, student_id: stranger.id }, undefined, 404],
    ['teacher', 'POST /assignments', { exercise_id: school.exerciseId, student_id: school.people['other teacher'].id }, undefined, 404],
    ['other teacher', 'POST /assignments', { exercise_id: school.exerciseId, student_id: stranger.id }, undefined, 404],
    ['admin', 'POST /assignments', { exercise_id: school.exerciseId, student_id: stranger.id }, undefined, 201],
    ['other teacher', 'POST /assignments/batch_update', { assignment_ids: [strangers?.id], exercise_id: school.exerciseId }, undefined, 404],
  ]
  const answers = []
  for (const [caller, name, body, query] of tries) {
    const found = routes.find(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === name)
    const sent = found && requestOf(found.endpoint, school.tokens[caller], { body, query })
    answers.push(sent && (await school.undone(async (send) => (await send(sent)).status)))
  }
  expect(answers).toEqual(tries.map(([, , , , status]) => status))
})

/** Refused calls count towards rate limits; nothing else of theirs may stay. */
async function digestWithoutCounters(db: Db): Promise<Record<string, string>> {
  const { rate_counters: _, ...digest } = await digestOf(db)
  return digest
}

function casesOf(one: Route, school: School): Case[] {
  const name = `${one.endpoint.method} ${one.endpoint.path}`
  const example = examples[name]
  if (!example) throw new Error(`${name} has no example contents, so nobody tried its doors`)
  return callerNames.flatMap((caller) =>
    objectsFor(one, school, caller).map(({ label, id, answer }) => ({
      title: `${name} by ${caller} on ${label}`,
      caller,
      route: one,
      contents: withId(example, one, id),
      expected: refusalBefore(one, caller) ?? answer(caller),
    })),
  )
}

/** The callers with a spoken session: nobody else may send a recording, whatever it names. */
const speakers: readonly CallerName[] = ['student', 'classmate']

function refusalBefore({ policy, endpoint }: Route, caller: CallerName): Expected | null {
  if (policy.who === 'anyone') return null
  const role = roles[caller]
  if (role === null) return unauthenticated
  if (!policy.who.includes(role)) return forbidden
  if (caller === 'newcomer' && !policy.beforePasswordChange) return mustChange
  return endpoint.accepts && !speakers.includes(caller) ? notFound : null
}

/** Ids that cannot be any are tried by one caller of each kind: what they are refused for comes before who asks. */
const callersOfMalformed: readonly CallerName[] = ['nobody', 'student', 'teacher', 'admin']
const malformedIds = ['abc', '-1', '1.5', '99999999999']

function objectsFor(
  { policy, endpoint }: Route,
  school: School,
  caller: CallerName,
): { label: string; id: unknown; answer: (caller: CallerName) => Expected }[] {
  if (typeof policy.on === 'string') return [{ label: policy.on, id: null, answer: () => 'let in' }]
  const objects = school.objects[policy.on.rule.kind]
  if (!objects) throw new Error(`the school has no ${policy.on.rule.kind} for ${endpoint.path}`)
  const malformed: Expected = policy.on.id.startsWith('params.') ? notFound : invalid
  return [
    ...objects.map(({ name, id, seenBy, forbiddenTo = [] }) => ({
      label: name,
      id,
      answer: (caller: CallerName): Expected => (seenBy.includes(caller) ? 'let in' : forbiddenTo.includes(caller) ? forbidden : notFound),
    })),
    { label: 'a missing one', id: 2_147_483_647, answer: () => notFound },
    ...(callersOfMalformed.includes(caller) ? malformedIds.slice(-sized(1, 4)) : []).map((id) => ({ label: `the malformed ${id}`, id, answer: () => malformed })),
  ]
}

function withId(example: Contents, { policy }: Route, id: unknown): Contents {
  if (typeof policy.on === 'string') return example
  const [place = '', name = ''] = policy.on.id.split('.')
  const inside = place === 'body' ? example.body : place === 'query' ? example.query : example.params
  return { ...example, [place]: { ...(typeof inside === 'object' ? inside : {}), [name]: id } }
}

/** Past its doors a route may still refuse for its own reasons, with 409, 422 or a login that fails; never as if the caller were wrong. */
function isAsExpected(expected: Expected, status: number, text: string): boolean {
  if (expected !== 'let in') return status === expected.status && text.includes(`"code":"${expected.code}"`)
  return status < 500 && !/"code":"(unauthenticated|forbidden|must_change_password)"/.test(text) && (status !== 404 || text.includes('not_found'))
}
