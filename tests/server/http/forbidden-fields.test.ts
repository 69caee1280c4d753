import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import type { Db } from '#server/db/engine/db.ts'
import { defineRoutes } from '#server/http/registry.ts'
import type { Route } from '#server/http/route.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { sized } from '#tests/support/sizes.ts'
import { examples } from './examples.ts'
import type { CallerName } from './callers.ts'
import { type Contents, createSchool, requestOf, type School } from './school.ts'

const canary = 'CANARY-7f3a'
const grown = { role: 'ADMIN', [canary]: canary }

/** Fields no caller may decide, in the spellings a guesser would try. */
const forbidden: [string, unknown][] = [
  ...['role', 'user_role', 'roles'].map((name): [string, unknown] => [name, 'ADMIN']),
  ...['id', 'user_id', 'userId', 'owner_id', 'ownerId', 'teacher_id', 'teacherId', 'student_id', 'studentId'].map((name): [string, unknown] => [name, 1]),
  ...['score', 'score_centi', 'scoreCenti', 'earned', 'points', 'total_centi'].map((name): [string, unknown] => [name, 9999]),
  ...['complete', 'is_tracked', 'isTracked', 'is_test', 'isTest', 'accepted', 'allow_paste', 'allowPaste', 'late'].map((name): [string, unknown] => [name, true]),
  ...['token_version', 'tokenVersion', 'version', 'time_factor', 'timeFactor', 'attempts', 'current_position'].map((name): [string, unknown] => [name, 77]),
  ...['completed_on', 'deleted_at', 'deletedAt', 'expires_at', 'expiresAt', 'deadline_at', 'deadlineAt', 'started_at', 'ended_at'].map(
    (name): [string, unknown] => [name, '2001-01-01T00:00:00.000Z'],
  ),
  ...['password_hash', 'passwordHash', 'status', 'verdict', 'owner', 'kind', 'snapshot', 'seed'].map((name): [string, unknown] => [name, canary]),
  ...['should_change_password', 'shouldChangePassword', 'for_new_password'].map((name): [string, unknown] => [name, false]),
  ['config', { score: 100, complete: true, allowRedoAssignment: true, [canary]: canary }],
  ['agent', { score: 9999, tasks: [], [canary]: canary }],
  ['__proto__', grown],
  ['constructor', { prototype: grown }],
  ['prototype', grown],
  ['toString', canary],
  [canary, canary],
]

/** What only the server decides, in a form that two equal requests leave equal. */
const privileged = sql`
  select 'user ' || username as what, to_jsonb(array[role, case when token_version < 1000 then token_version::text else 'drawn' end, should_change_password::text, time_factor::text, allow_paste::text,
    deleted_at::text, expires_at::text, version::text]) as state from users
  union all select 'seen ' || t.teacher_id || ' ' || s.username, to_jsonb(t.is_tracked) from teacher_students t join users s on s.id = t.student_id
  union all select 'work ' || title || ' of ' || student_id, to_jsonb(a) - array['id', 'class_assignment_id', 'created_at'] from assignments a
  union all select 'item ' || title, to_jsonb(array[owner_id::text, version::text, deleted_at::text]) from questions
  union all select 'item ' || title, to_jsonb(array[owner_id::text, version::text, deleted_at::text]) from exercises
  union all select 'set of ' || question_id, to_jsonb(s) - array['id', 'exercise_id'] from question_sets s
  union all select 'theme ' || theme, to_jsonb(owner_id) from themes
  union all select 'session ' || id, to_jsonb(array[kind, user_id::text, is_test::text, status, score_centi::text, current_position::text,
    deadline_at::text, total_centi::text, late::text]) from sessions
  union all select 'question ' || session_id || ' ' || position, to_jsonb(array[status, attempts::text, score_centi::text]) from session_questions`
const Row = v.object({ what: v.string(), state: v.unknown() })

test('a write that brings fields nobody may decide has the effect of the same write without them', { timeout: sized(60_000, 3_600_000) }, async () => {
  const school = await createSchool()
  const writes = defineRoutes(allRoutes).filter(({ endpoint }) => endpoint.body !== undefined)
  const wrong: string[] = []
  let count = 0
  for (const one of writes) {
    const name = `${one.endpoint.method} ${one.endpoint.path}`
    const { token, contents } = allowed(one, school)
    const body = JSON.stringify(contents.body)
    const plain = await effectOf(school, one, token, contents, body)
    const fields = forbidden.filter(([field]) => !namesItself(one, field))
    for (const batch of sized(1, 0) === 1 ? [fields] : fields.map((field) => [field])) {
      count += batch.length
      const extra = batch.map(([field, value]) => `${JSON.stringify(field)}:${JSON.stringify(value)},`).join('')
      const extended = await effectOf(school, one, token, contents, `{${extra}${body.slice(1)}`)
      const isSame = JSON.stringify(extended.state) === JSON.stringify(plain.state) && extended.status === plain.status
      if (!isSame) wrong.push(`${name} with ${batch.map(([field]) => field)}: ${extended.status} instead of ${plain.status}, or another effect`)
      if (extended.isStored) wrong.push(`${name} with ${batch.map(([field]) => field)}: stored`)
    }
  }
  console.warn(`S2: ${count} forbidden fields in writes to ${writes.length} calls`)
  expect(wrong).toEqual([])
  expect({}).not.toHaveProperty('role')
})

test("a student reads no key, no system message, no other person's address and no hash anywhere", async () => {
  const school = await createSchool()
  const others = [school.people.classmate, school.people.stranger, school.people.teacher].flatMap((one) => [one.email, one.username])
  const secrets = ['CANARY-KEY', 'Answer:', 'Must mention:', 'If they say', '"role":"system"', '$argon2', 'passwordHash', 'password_hash', ...others]
  const leaks: string[] = []
  let count = 0
  for (const one of defineRoutes(allRoutes)) {
    const own = withObject(one, school, 'student')
    if (!own || (one.policy.who !== 'anyone' && !one.policy.who.includes('STUDENT'))) continue
    const text = await school.undone(async (send) => (await send(requestOf(one.endpoint, school.tokens.student, own))).text())
    count += secrets.length
    for (const secret of secrets) if (text.includes(secret)) leaks.push(`${one.endpoint.method} ${one.endpoint.path}: ${secret}`)
  }
  console.warn(`S2: ${count} looks for hidden things in a student's answers`)
  expect(leaks).toEqual([])
})

async function effectOf(school: School, { endpoint }: Route, token: string | null, contents: Contents, body: string) {
  return school.undone(async (send, { db }) => {
    const { status } = await send({ ...requestOf(endpoint, token, contents), body })
    const state = (await rowsOf(db, privileged, Row)).map((row) => JSON.stringify(row)).toSorted()
    return { status, state, isStored: await holdsCanary(db) }
  })
}

async function holdsCanary(db: Db): Promise<boolean> {
  const tables = ['users', 'assignments', 'sessions', 'session_questions', 'messages', 'session_replies', 'events', 'audit', 'magic_links', 'classes', 'class_members', 'bin', 'questions', 'exercises', 'question_sets', 'themes']
  const looks = tables.map((name) => `select exists (select 1 from "${name}" t where t::text like '%${canary}%') as found`)
  return (await rowsOf(db, sql.raw(looks.join(' union all ')), v.object({ found: v.boolean() }))).some((row) => row.found)
}

const callerOf = { STUDENT: 'student', TEACHER: 'teacher', ADMIN: 'admin' } as const

function allowed(one: Route, school: School): { token: string | null; contents: Contents } {
  const { who } = one.policy
  const signedIn = Object.entries(callerOf).flatMap(([role, caller]) => (who !== 'anyone' && who.some((one) => one === role) ? [caller] : []))
  const [found] = (who === 'anyone' ? (['nobody'] as const) : signedIn).flatMap((caller) => {
    const contents = withObject(one, school, caller)
    return contents ? [{ token: school.tokens[caller], contents }] : []
  })
  if (!found) throw new Error(`nobody may ${one.endpoint.method} ${one.endpoint.path}`)
  return found
}

function withObject({ endpoint, policy }: Route, school: School, caller: CallerName): Contents | null {
  const example = examples[`${endpoint.method} ${endpoint.path}`] ?? {}
  if (endpoint.path === '/accent/start') return { body: { exercise_id: school.spokenExerciseId } }
  if (endpoint.path === '/chat/start') return { body: { assignment_id: school.objects.assignment?.[0]?.id } }
  if (typeof policy.on === 'string') return example
  const object = school.objects[policy.on.rule.kind]?.find(({ seenBy }) => seenBy.includes(caller))
  const [place = '', name = ''] = policy.on.id.split('.')
  const inside = place === 'body' ? example.body : place === 'query' ? example.query : example.params
  return object ? { ...example, [place]: { ...(typeof inside === 'object' ? inside : {}), [name]: object.id } } : null
}

/** Some writes take a field of that name, with a meaning of their own. */
function namesItself({ endpoint }: Route, field: string): boolean {
  const { body } = endpoint
  return body !== undefined && 'entries' in body && typeof body.entries === 'object' && Object.hasOwn(body.entries ?? {}, field)
}
