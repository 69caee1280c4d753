import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getProfile, login } from '#contract/accounts/auth.ts'
import { endpoint } from '#contract/endpoint.ts'
import { wantsFreshLogin } from '#contract/fresh-login.ts'
import { defineRoutes } from '#server/http/registry.ts'
import { type Route, route } from '#server/http/route.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { createTestApp } from '#tests/support/app.ts'

/** Calls the contract already names and the server does not serve yet. */
const toCome: string[] = []

const everybody = 'STUDENT TEACHER ADMIN'
const teachers = 'TEACHER ADMIN'

test('who may call what is exactly this', () => {
  expect(Object.fromEntries(defineRoutes(allRoutes).map((one) => [nameOf(one), whoOf(one)]))).toEqual({
    'POST /accent/force_end_exercise': `${everybody}, on spoken session of body.session_id`,
    'POST /accent/generate_audio': `${everybody}, on spoken session of body.session_id`,
    'POST /accent/skip': `${everybody}, on spoken session of body.session_id`,
    'GET /accent/sound': 'anyone',
    'POST /accent/start': everybody,
    'POST /accent/submit': `${everybody}, on spoken session of body.session_id`,
    'GET /start/student': 'STUDENT',
    'GET /start/teacher': teachers,
    'GET /practice': 'STUDENT',
    'POST /practice/start': 'STUDENT',
    'GET /assignments': everybody,
    'POST /assignments': teachers,
    'POST /assignments/batch_update': teachers,
    'POST /assignments/fresh_start': teachers,
    'POST /assignments/notes': teachers,
    'GET /notes': 'STUDENT',
    'DELETE /notes/:id': 'STUDENT, on note of params.id',
    'GET /assignments/:id': `${everybody}, on assignment of params.id`,
    'PUT /assignments/:id': `${teachers}, on assignment of params.id`,
    'DELETE /assignments/:id': `${teachers}, on assignment of params.id`,
    'POST /classes/:id/assign_exercise': `${teachers}, on class of params.id`,
    'POST /classes/:id/assign_assignment': `${teachers}, on class of params.id`,
    'GET /auth/account_changes': everybody,
    'GET /language_model': 'ADMIN',
    'PUT /language_model': 'ADMIN',
    'GET /language_model/budget': teachers,
    'POST /question_ideas': teachers,
    'GET /classes/:id/mistakes': `${teachers}, on class of params.id`,
    'POST /classes/:id/explain_mistakes': `${teachers}, on class of params.id`,
    'GET /auth/registration': 'anyone',
    'PUT /auth/registration': 'ADMIN',
    'POST /auth/confirm_email': 'anyone',
    'POST /auth/send_confirmation': everybody,
    'GET /teachers': 'ADMIN',
    'POST /teachers/invites': 'ADMIN',
    'DELETE /teachers/invites/:id': 'ADMIN',
    'POST /teachers/:id/suspend': 'ADMIN, on teacher of params.id',
    'POST /teachers/:id/resume': 'ADMIN, on teacher of params.id',
    'POST /teachers/:id/vouch': 'ADMIN, on teacher of params.id',
    'POST /teachers/:id/stop_vouching': 'ADMIN, on teacher of params.id',
    'DELETE /teachers/:id': 'ADMIN, on teacher of params.id',
    'POST /auth/login': 'anyone',
    'POST /auth/logout': `${everybody}, before a new password`,
    'GET /auth/profile': `${everybody}, before a new password`,
    'POST /auth/register': 'anyone',
    'POST /auth/register_student': teachers,
    'POST /auth/request_magic': teachers,
    'POST /auth/reset_password': 'anyone',
    'POST /auth/sample': 'anyone',
    'POST /auth/update_password': `${everybody}, before a new password`,
    'POST /auth/update_profile': everybody,
    'POST /auth/verify_magic': 'anyone',
    'GET /bin': teachers,
    'POST /bin/:id/restore': `${teachers}, on bin entry of params.id`,
    'DELETE /bin/:id': `${teachers}, on bin entry of params.id, fresh`,
    'PUT /chat/draft': `${everybody}, on session clock of body.session_id`,
    'GET /chat/clock': `${everybody}, on session clock of query.session_id`,
    'GET /chat/words/:message_id': `${everybody}, on reply of params.message_id`,
    'POST /chat/force_end_exercise': `${everybody}, on chat session of body.session_id`,
    'POST /chat/skip': `${everybody}, on chat session of body.session_id`,
    'POST /chat/start': everybody,
    'POST /chat/help': `${everybody}, on chat session of body.session_id`,
    'POST /chat/submit': `${everybody}, on chat session of body.session_id`,
    'GET /classes': teachers,
    'GET /classes/names': teachers,
    'POST /classes': teachers,
    'GET /classes/:id': `${teachers}, on class of params.id`,
    'PUT /classes/:id': `${teachers}, on class of params.id`,
    'PUT /classes/:id/gradebook_settings': `${teachers}, on class of params.id`,
    'GET /classes/:id/teachers': `${teachers}, on class of params.id`,
    'POST /classes/:id/invites': `${teachers}, on class of params.id`,
    'DELETE /classes/:id/invites/:inviteId': `${teachers}, on class of params.id`,
    'DELETE /classes/:id/teachers/:teacherId': `${teachers}, on class of params.id`,
    'GET /class_invites': teachers,
    'POST /class_invites/:id/answer': `${teachers}, on class invite of params.id`,
    'GET /classes/:id/join_code': `${teachers}, on class of params.id`,
    'PUT /classes/:id/join_code': `${teachers}, on class of params.id`,
    'POST /classes/join': 'STUDENT',
    'GET /classes/:id/work': `${teachers}, on class of params.id`,
    'PUT /classes/:id/archived': `${teachers}, on class of params.id`,
    'POST /classes/:id/copies': `${teachers}, on class of params.id`,
    'DELETE /classes/:id': `${teachers}, on class of params.id`,
    'POST /classes/:id/students': `${teachers}, on class of params.id`,
    'DELETE /classes/:id/students/:studentId': `${teachers}, on class of params.id`,
    'GET /classes/:id/progress': `${teachers}, on class of params.id`,
    'GET /classes/:id/gradebook': `${teachers}, on class of params.id`,
    'GET /classes/:id/at_work': `${teachers}, on class of params.id`,
    'GET /classes/:id/at_work/events': `${teachers}, on class of params.id`,
    'GET /concerns': teachers,
    'POST /concerns/:id/settle': `${teachers}, on concern of params.id`,
    'GET /dashboard/students': teachers,
    'GET /dashboard/classes': teachers,
    'POST /events': 'anyone',
    'GET /events/counts': teachers,
    'GET /exercises': teachers,
    'POST /exercises': teachers,
    'POST /exercises/use': teachers,
    'POST /exercises/change': teachers,
    'GET /exercises/:id': `${teachers}, on exercise of params.id`,
    'POST /exercises/:id/copy': `${teachers}, on exercise of params.id`,
    'PUT /exercises/:id': `${teachers}, on editable exercise of params.id`,
    'DELETE /exercises/:id': `${teachers}, on kept exercise of params.id`,
    'GET /exercises/:id/sharing': `${teachers}, on kept exercise of params.id`,
    'PUT /exercises/:id/sharing': `${teachers}, on kept exercise of params.id`,
    'GET /colleagues': teachers,
    'PUT /exercises/:id/title': `${teachers}, on editable exercise of params.id`,
    'PUT /exercises/:id/grade-level': `${teachers}, on editable exercise of params.id`,
    'POST /exercises/:id/save_themes': `${teachers}, on editable exercise of params.id`,
    'PUT /exercises/:id/tags': `${teachers}, on editable exercise of params.id`,
    'POST /exercises/:id/reorder_question_sets': `${teachers}, on editable exercise of params.id`,
    'PUT /exercises/reset-config/:id': `${teachers}, on editable exercise of params.id`,
    'GET /exercises/:id/grade-level': `${teachers}, on exercise of params.id`,
    'GET /exports/gradebook.csv': `${teachers}, fresh`,
    'GET /exports/sessions/:id.csv': `${teachers}, on session of params.id, fresh`,
    'GET /exports/roster.csv': `${teachers}, fresh`,
    'GET /given_work': teachers,
    'GET /health': 'anyone',
    'GET /progress': 'STUDENT',
    'PUT /progress/goal': 'STUDENT',
    'GET /question_definitions': teachers,
    'POST /question_definitions': teachers,
    'POST /question_definitions/lint': teachers,
    'POST /question_definitions/use': teachers,
    'POST /question_definitions/change': teachers,
    'GET /question_definitions/:id': `${teachers}, on question of params.id`,
    'POST /question_definitions/:id/add_to_exercises': `${teachers}, on question of params.id`,
    'POST /question_definitions/:id/copy': `${teachers}, on question of params.id`,
    'PUT /question_definitions/:id': `${teachers}, on editable question of params.id`,
    'DELETE /question_definitions/:id': `${teachers}, on kept question of params.id`,
    'GET /question_definitions/:id/sharing': `${teachers}, on kept question of params.id`,
    'PUT /question_definitions/:id/sharing': `${teachers}, on kept question of params.id`,
    'GET /question_sets/:id': `${teachers}, on question set of params.id`,
    'POST /question_sets/:id': `${teachers}, on editable exercise of params.id`,
    'PUT /question_sets/:id': `${teachers}, on editable question set of params.id`,
    'DELETE /question_sets/:id': `${teachers}, on editable question set of params.id`,
    'GET /review_queue': teachers,
    'GET /review_questions': teachers,
    'POST /review': teachers,
    'POST /review/:message_id': `${teachers}, on answer to review of params.message_id`,
    'GET /session/:id/changes': `${teachers}, on session of params.id`,
    'POST /session/:id/override': `${teachers}, on session of params.id`,
    'POST /question_definitions/:id/accept_answer': `${teachers}, on editable question of params.id`,
    'GET /session': everybody,
    'GET /session/:id': `${everybody}, on session of params.id`,
    'GET /session/:id/readings': `${everybody}, on session of params.id`,
    'POST /session/set': teachers,
    'GET /start_exercises/:id': `${everybody}, on exercise to start of params.id`,
    'GET /students': teachers,
    'POST /students/taken_usernames': teachers,
    'POST /students/known_accounts': teachers,
    'GET /students/:id': `${teachers}, on student of params.id`,
    'PATCH /students/:id': `${teachers}, on student of params.id`,
    'DELETE /students/:id': `${teachers}, on student of params.id`,
    'PUT /students/:id/accommodations': `${teachers}, on student of params.id`,
    'POST /students/:id/add_to_class': `${teachers}, on student of params.id`,
    'GET /students/:id/classes': `${teachers}, on student of params.id`,
    'GET /students/:id/progress': `${teachers}, on student of params.id`,
    'GET /students/:id/parent_link': `${teachers}, on student of params.id`,
    'POST /students/:id/parent_link': `${teachers}, on student of params.id`,
    'DELETE /students/:id/parent_link': `${teachers}, on student of params.id`,
    'POST /parents/view': 'anyone',
    'POST /students/:id/reset_password': `${teachers}, on student of params.id`,
    'PUT /students/:id/teachers': 'ADMIN, on student of params.id',
    'POST /students/:id/track': `${teachers}, on student of params.id`,
    'POST /students/:id/untrack': `${teachers}, on student of params.id`,
    'POST /test_chat/start': teachers,
    'POST /test_chat/submit': teachers,
    'GET /themes': teachers,
    'POST /themes': teachers,
    'DELETE /themes/:id': `${teachers}, on theme of params.id`,
    'POST /verify-password': everybody,
    'GET /welcome': 'anyone',
  })
})

test('every call of the contract is served, or listed here as to come', async () => {
  const served = new Set<unknown>(allRoutes.map((one) => one.endpoint))
  const Call = v.object({ method: v.string(), path: v.string(), reply: v.unknown() })
  const missing: string[] = []
  for (const file of readdirSync('contract', { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.ts'))) {
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ resolve('contract', file))
    for (const value of Object.values(exported)) {
      if (v.is(Call, value) && !served.has(value)) missing.push(`${value.method} ${value.path}`)
    }
  }
  expect(missing.filter((name) => !toCome.includes(name))).toEqual([])
})

test('every call that takes contents has a schema for them, and every answer but 204 as well', () => {
  const calls = allRoutes.map((one) => one.endpoint)
  expect(calls.filter((one) => (one.status === 204) !== (one.reply === null)).map((one) => one.path)).toEqual([])
  expect(calls.filter((one) => one.method === 'GET' && one.body).map((one) => one.path)).toEqual([])
  const withoutBody = calls.filter((one) => one.method !== 'GET' && one.method !== 'DELETE' && !one.body)
  expect(withoutBody.map((one) => one.path).toSorted()).toEqual([
    '/auth/logout',
    '/auth/sample',
    '/auth/send_confirmation',
    '/bin/:id/restore',
    '/exercises/:id/copy',
    '/exercises/reset-config/:id',
    '/practice/start',
    '/question_definitions/:id/copy',
    '/students/:id/parent_link',
    '/students/:id/reset_password',
    '/students/:id/track',
    '/students/:id/untrack',
    '/teachers/:id/resume',
    '/teachers/:id/stop_vouching',
    '/teachers/:id/suspend',
    '/teachers/:id/vouch',
  ])
})

test('two routes that answer the same call stop the start, whatever they name their parameters', () => {
  const a = { ...getProfile, path: '/people/:id' } as const
  const b = { ...getProfile, path: '/people/:person' } as const
  const handle = () => Promise.reject(new Error('never called'))
  expect(() => defineRoutes([a, b].map((one) => route(one, { who: 'anyone', on: 'nothing' }, handle)))).toThrow('two routes answer GET /people/:')
})

test('a fixed address wins over a parameter, in whatever order they are given', async () => {
  const call = { method: 'GET', summary: '', status: 200, reply: v.object({ by: v.string() }) } as const
  const byId = route(endpoint({ ...call, path: '/things/:id' }), { who: 'anyone', on: 'nothing' }, async () => ({ by: 'id' }))
  const latest = endpoint({ ...call, path: '/things/latest' })
  const byName = route(latest, { who: 'anyone', on: 'nothing' }, async () => ({ by: 'name' }))
  const { request } = await createTestApp({ routes: [byId, byName] })
  expect(await request(latest)).toEqual({ by: 'name' })
})

test('a reply that holds more than its schema says fails loudly where replies are checked', async () => {
  const generous = { access_token: 'x', password_hash: 'y' }
  const leaky = route(login, { who: 'anyone', on: 'nothing' }, async () => generous)
  const { refused } = await createTestApp({ routes: [leaky] })
  expect((await refused(login, { body: { login_identifier: 'a', password: 'b' } })).code).toBe('internal')
})

function nameOf({ endpoint: { method, path } }: Route): string {
  return `${method} ${path}`
}

function whoOf({ endpoint: call, policy }: Route): string {
  const who = policy.who === 'anyone' ? 'anyone' : policy.who.join(' ')
  const on = typeof policy.on === 'string' ? [] : [`on ${policy.on.rule.kind} of ${policy.on.id}`]
  return [who, ...on, ...(policy.beforePasswordChange ? ['before a new password'] : []), ...(wantsFreshLogin(call) ? ['fresh'] : [])].join(', ')
}
