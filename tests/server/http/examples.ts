import type { Contents } from './school.ts'
import { seededPassword } from '#tests/support/people.ts'

/** Contents that each route accepts; the object a route names is put in by the test. Every route of the server needs its line. */
export const examples: Record<string, Contents> = {
  'GET /openapi.json': {},
  'GET /health': {},
  'POST /events': { body: { name: 'page.viewed', details: { page: 'home', seconds: 3 } } },
  'POST /auth/login': { body: { login_identifier: 'somebody', password: seededPassword } },
  'POST /auth/register': { body: { name: 'New Teacher', username: 'newteacher', email: 'new@school.example', password: 'lantern-boat-23', age: 40 } },
  'POST /auth/register_student': { body: { name: 'New Pupil', username: 'newpupil', email: 'pupil@school.example', password: 'lantern-boat-23', age: 9 } },
  'GET /auth/profile': {},
  'POST /auth/update_profile': { body: { name: 'Another Name', password: seededPassword } },
  'POST /auth/update_password': { body: { new_password: 'lantern-boat-23', current_password: seededPassword } },
  'POST /auth/request_magic': { body: { email: 'student@school.example' } },
  'POST /auth/verify_magic': { body: { token: 'a-token-nobody-sent' } },
  'POST /auth/reset_password': { body: { username: 'somebody' } },
  'POST /auth/logout': {},
  'POST /verify-password': { body: { password: seededPassword } },
  'GET /assignments': { query: { status: 'open', limit: 5, sort: '-due_date' } },
  'GET /assignments/:id': {},
  'POST /chat/start': { body: {} },
  'POST /chat/submit': { body: { answer: 'q1', client_attempt_id: 'a1' } },
  'POST /chat/skip': { body: {} },
  'POST /chat/force_end_exercise': { body: {} },
  'GET /chat/clock': {},
  'GET /session': { query: { limit: 5 } },
  'GET /session/:id': {},
  'POST /session/set': { body: { grade_level: 4 } },
}
