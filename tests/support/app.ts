import * as v from 'valibot'
import { type BodyInput, type Endpoint, type PathParams, type QueryInput, type ReplyOf, pathOf } from '#contract/endpoint.ts'
import { ErrorBody } from '#contract/errors.ts'
import type { Role } from '#contract/classroom/people.ts'
import { type App, createApp } from '#server/app.ts'
import type { Db } from '#server/db/engine/db.ts'
import type { Deps } from '#server/deps.ts'
import { createLog } from '#server/log.ts'
import { pooledJudging } from '#server/judging/pooled-judging.ts'
import { perform } from '#server/judging/tasks.ts'
import { type AfterAnswer, runAfterAnswer } from '#server/http/after-answer.ts'
import type { Route } from '#server/http/route.ts'
import type { Clock } from '#server/ports/clock.ts'
import { randomIds } from '#server/ports/ids.ts'
import type { Judging } from '#server/ports/judging.ts'
import type { Mail } from '#server/ports/mailer.ts'
import type { Speech } from '#server/ports/speech.ts'
import type { Partner } from '#server/ports/partner.ts'
import type { Author } from '#server/ports/author.ts'
import type { Marker } from '#server/ports/marker.ts'
import type { Tutor } from '#server/ports/tutor.ts'
import { createWatching, type Watching } from '#server/ports/watching.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { sendWaitingMails } from '#server/use-cases/accounts/send-waiting-mails.ts'
import type { Inlined } from '#server/http/security-headers.ts'
import { issueAccessToken } from '#server/security/access-token.ts'
import type { Settings } from '#server/settings.ts'
import { defaultVoice } from '#server/speech/voice/voices.ts'
import { createTestDb } from './db.ts'
import { closeAfterFile, closeAfterTest } from './left-open.ts'
import { type Person, type PersonDetails, seedPerson, seedStudentOf } from '#tests/support/school/people.ts'

/** A clock a test turns by hand; it stands still otherwise. */
export type TestClock = Clock & { set: (moment: Date | string) => void; advance: (ms: number) => void }

/** How a call is sent: `as` a seeded person or with a token, and what its endpoint asks for. */
export type CallOptions<E extends Endpoint> = {
  as?: Person | string
  params?: PathParams<E['path']>
  query?: QueryInput<E>
  body?: BodyInput<E>
  headers?: Record<string, string>
}

/** A refusal as received: its status and its body, parsed. */
export type Refused = { status: number } & ErrorBody

/** The whole server on an empty database, with its clock, mails and callers in the test's hands. */
export type TestApp = {
  app: App
  deps: Deps
  db: Db
  clock: TestClock
  /** Every mail sent so far. */
  mail: Mail[]
  /** Lines of the server's log. */
  logLines: string[]
  /** A new access token of a seeded person. */
  tokenOf: (person: { id: number; role: Role; tokenVersion?: number }) => Promise<string>
  seedTeacher: (details?: PersonDetails) => Promise<Person>
  seedAdmin: (details?: PersonDetails) => Promise<Person>
  /** A student the teacher sees; without a teacher nobody but admins does. */
  seedStudent: (details?: PersonDetails & { teacher?: Person }) => Promise<Person>
  /** Sends a call and gives its parsed reply; throws when it is refused. */
  request: <E extends Endpoint>(call: E, options?: CallOptions<E>) => Promise<ReplyOf<E>>
  /** Sends a call and gives its parsed refusal; throws when it is accepted. */
  refused: <E extends Endpoint>(call: E, options?: CallOptions<E>) => Promise<Refused>
  /** Sends a call and gives the response as it is. */
  send: <E extends Endpoint>(call: E, options?: CallOptions<E>) => Promise<Response>
  /** Waits for work that runs after answers, such as mails. */
  whenIdle: () => Promise<void>
}

/** What a test may decide about its server. `isShared` by the tests of a file: it is closed after the last of them. */
export type TestAppOptions = {
  now?: Date | string
  settings?: Partial<Settings>
  tutor?: Tutor
  judging?: Judging
  marker?: Marker | null
  author?: Author | null
  /** When the work after an answer runs; at once unless told otherwise. */
  afterAnswer?: AfterAnswer
  partner?: Partner | null
  speech?: Speech
  /** Unless told, whoever watches is told once. */
  watching?: Watching
  routes?: readonly Route[]
  inlined?: Inlined
  isShared?: boolean
}

/** Calls that let a mail wait; tests find it sent when they are answered. */
const mailing = new Set(['/auth/register', '/auth/update_profile', '/auth/request_magic', '/auth/reset_password', '/auth/send_confirmation', '/teachers/invites', '/classes/:id/invites'])

/** The server of one test: an empty database, a standing clock (2026-11-20T12:00Z), mails kept in a list. Closed after the test. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { now = '2026-11-20T12:00:00.000Z', settings, tutor = noTutor, judging = judgingHere, marker = null, partner = null, author = null, afterAnswer = runAfterAnswer(() => 0), speech = noSpeech, watching = createWatching(() => Promise.reject(new Error('told once'))), routes = allRoutes, inlined, isShared = false } = options
  const { db, close } = await createTestDb()
  const clock = testClock(now)
  const mail: Mail[] = []
  const logLines: string[] = []
  const deps: Deps = {
    db,
    clock,
    ids: randomIds,
    mailer: {
      send: async (one) => {
        mail.push(one)
      },
      forget: () => Promise.resolve(0),
    },
    tutor,
    judging,
    marker,
    author,
    partner,
    speech,
    watching,
    settings: { ...testSettings, ...settings },
    log: createLog('debug', { write: (line) => logLines.push(line) }),
  }
  const app = createApp(deps, routes, { checkReplies: true, afterAnswer, ...(inlined ? { inlined } : {}) })
  const closeLater = isShared ? closeAfterFile : closeAfterTest
  closeLater(async () => {
    await afterAnswer.whenIdle()
    await close()
  })

  async function tokenOf(person: { id: number; role: Role; tokenVersion?: number }): Promise<string> {
    return issueAccessToken(deps, { tokenVersion: 1, ...person })
  }

  async function deliver(call: Endpoint, { as, params, query, body, headers }: LooseOptions = {}): Promise<Response> {
    const token = typeof as === 'object' ? await tokenOf(as) : as
    const search = query ? `?${new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))}` : ''
    const isForm = call.accepts !== undefined && body !== undefined
    const response = await app.request(`/api${pathOf(call, params ?? {})}${search}`, {
      method: call.method,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? formOf(body) : JSON.stringify(body) }),
    })
    if (mailing.has(call.path)) await sendWaitingMails(deps)
    return response
  }

  async function send<E extends Endpoint>(call: E, options?: CallOptions<E>): Promise<Response>
  async function send(call: Endpoint, options?: LooseOptions): Promise<Response> {
    return deliver(call, options)
  }

  async function request<E extends Endpoint>(call: E, options?: CallOptions<E>): Promise<ReplyOf<E>>
  async function request(call: Endpoint, options?: LooseOptions): Promise<unknown> {
    const response = await deliver(call, options)
    if (response.status !== call.status) {
      throw new Error(`${call.method} ${call.path} answered ${response.status} ${await response.text()}\n${logLines.at(-1) ?? ''}`)
    }
    return call.reply ? v.parse(call.reply, call.produces ? await response.text() : await response.json()) : null
  }

  async function refused<E extends Endpoint>(call: E, options?: CallOptions<E>): Promise<Refused>
  async function refused(call: Endpoint, options?: LooseOptions): Promise<Refused> {
    const response = await deliver(call, options)
    if (response.ok) throw new Error(`${call.method} ${call.path} was accepted with ${response.status}`)
    return { status: response.status, ...v.parse(ErrorBody, await response.json()) }
  }

  return {
    app,
    deps,
    db,
    clock,
    mail,
    logLines,
    tokenOf,
    seedTeacher: (details) => seedPerson(db, 'TEACHER', details),
    seedAdmin: (details) => seedPerson(db, 'ADMIN', details),
    seedStudent: ({ teacher, ...details } = {}) => seedStudentOf(db, teacher, details),
    request,
    refused,
    send,
    whenIdle: async () => {
      await afterAnswer.whenIdle()
      await sendWaitingMails(deps)
    },
  }
}

function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(v.parse(v.record(v.string(), v.unknown()), body))) {
    if (value instanceof Blob) form.append(name, value, 'recording.wav')
    else if (value !== undefined) form.append(name, String(value))
  }
  return form
}

/** What the calls below need of their options, whatever the endpoint. */
type LooseOptions = { as?: Person | string; params?: Record<string, number>; query?: object; body?: unknown; headers?: Record<string, string> }

function testClock(start: Date | string): TestClock {
  let now = new Date(start)
  return {
    now: () => new Date(now),
    set: (moment) => {
      now = new Date(moment)
    },
    advance: (ms) => {
      now = new Date(now.getTime() + ms)
    },
  }
}

const noTutor: Tutor = {
  judge: { judge: () => Promise.reject(new Error('this test gave createTestApp no tutor')) },
  speaker: { say: () => Promise.reject(new Error('this test gave createTestApp no tutor')) },
}

/** Judges in this thread, however long that takes. */
const judgingHere = pooledJudging({ run: async (_, task) => perform(task) })

const noSpeech: Speech = {
  choose: () => ({ voice: defaultVoice }),
  read: () => Promise.reject(new Error('this test gave createTestApp no speech')),
  score: () => Promise.reject(new Error('this test gave createTestApp no speech')),
  forget: () => Promise.resolve(0),
}

const testSettings: Settings = {
  port: 0,
  dataDir: '/nonexistent',
  databaseUrl: null,
  demoData: false,
  jwtSecret: new TextEncoder().encode('a secret of the tests, 32 bytes+'),
  studentStartPassword: null,
  passwordPolicy: 'specification',
  registration: { mode: 'open', domains: [] },
  smtpUrl: null,
  publicUrl: 'https://school.example',
  trustProxy: false,
  communityUrl: null,
  introVideoUrl: null,
  tutorBaseUrl: null,
  tutorModel: null,
  tutorDailyLimit: 1_000,
  tutorParallel: 8,
  tutorTeacherLimit: 300,
  tutorPrices: null,
  tutorApiKey: null,
  recordingRetentionDays: 30,
  retention: { replyDays: 7, auditDays: 1095, eventDays: 400 },
  databasePool: 10,
  databaseTimeoutMs: 30_000,
  rateLimits: true,
  logLevel: 'debug',
}
