import * as v from 'valibot'
import { Registration } from '#contract/accounts/registration.ts'
import type { Settings } from './settings.ts'
import { StartRefusal } from './start-refusal.ts'

/** What the environment says, checked, with every default in place. Without a `jwtSecret` of its own the server keeps one in `dataDir`. */
export type Environment = Omit<Settings, 'jwtSecret'> & { jwtSecret: Uint8Array | null }

/**
 * Reads the settings out of environment variables; an empty one counts as not set. A bad value throws a `StartRefusal`
 * whose one line names the variable and what it takes, and never repeats a value that may be a secret.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = v.safeParse(Variables, given, { abortPipeEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new StartRefusal(`${String(issue.path?.[0]?.key)} ${issue.message}`)
  }
  const read = parsed.output
  return {
    port: read.PORT,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    demoData: read.DEMO_DATA ?? (read.DATABASE_URL === null ? 'when_empty' : false),
    jwtSecret: read.JWT_SECRET,
    ...(read.JWT_SECRET_PREVIOUS === null ? {} : { jwtSecretPrevious: read.JWT_SECRET_PREVIOUS }),
    studentStartPassword: read.STUDENT_START_PASSWORD,
    passwordPolicy: read.PASSWORD_POLICY,
    registration: read.REGISTRATION ?? { mode: read.DATABASE_URL === null ? 'open' : 'invite', domains: [] },
    smtpUrl: read.SMTP_URL,
    publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ''),
    trustProxy: read.TRUST_PROXY,
    communityUrl: read.COMMUNITY_URL,
    introVideoUrl: read.INTRO_VIDEO_URL,
    tutorBaseUrl: read.TUTOR_BASE_URL,
    tutorModel: read.TUTOR_MODEL,
    tutorApiKey: read.TUTOR_API_KEY,
    tutorParallel: read.TUTOR_PARALLEL,
    tutorDailyLimit: read.TUTOR_DAILY_LIMIT,
    tutorTeacherLimit: read.TUTOR_TEACHER_LIMIT,
    tutorPrices: read.TUTOR_PRICES,
    recordingRetentionDays: read.RECORDING_RETENTION_DAYS,
    retention: { replyDays: read.REPLY_RETENTION_DAYS, auditDays: read.AUDIT_RETENTION_DAYS, eventDays: read.EVENT_RETENTION_DAYS },
    databasePool: read.DATABASE_POOL,
    databaseTimeoutMs: read.DATABASE_TIMEOUT_SECONDS * 1000,
    rateLimits: read.RATE_LIMITS,
    logLevel: read.LOG_LEVEL,
    ...(read.VITE_API_ROOT === null ? {} : { apiOrigin: new URL(read.VITE_API_ROOT).origin }),
  }
}

const Switch = v.pipe(
  v.picklist(['on', 'off'], 'must be on or off.'),
  v.transform((value) => value === 'on'),
)
const WebAddress = address(['http:', 'https:'], 'must be an address that starts with http:// or https://.')

const Prices = v.pipe(
  v.string(),
  v.regex(/^\d+(?:\.\d+)?\/\d+(?:\.\d+)?$/, 'must be two prices of a million tokens, sent and received, as in 0.15/0.60.'),
  v.transform((text) => {
    const [input = 0, output = 0] = text.split('/').map(Number)
    return { input, output }
  }),
)

const Variables = v.pipe(
  v.object({
    PORT: v.optional(integer(0, 65_535), '3000'),
    DATA_DIR: v.optional(v.string(), '.data'),
    DATABASE_URL: v.optional(address(['postgres:', 'postgresql:'], 'must look like postgres://user:password@host:5432/database.'), null),
    DEMO_DATA: v.optional(Switch),
    JWT_SECRET: v.optional(v.nullable(secret()), null),
    JWT_SECRET_PREVIOUS: v.optional(v.nullable(secret()), null),
    STUDENT_START_PASSWORD: v.optional(v.nullable(v.pipe(v.string(), v.minLength(6, 'must have at least 6 characters.'), v.maxLength(128, 'must have at most 128 characters.'))), null),
    PASSWORD_POLICY: v.optional(v.picklist(['specification', 'length'], 'must be specification or length.'), 'specification'),
    REGISTRATION: v.optional(registration()),
    SMTP_URL: v.optional(address(['smtp:', 'smtps:'], 'must look like smtps://user:password@host:465.'), null),
    PUBLIC_URL: v.optional(WebAddress),
    TRUST_PROXY: v.optional(Switch, 'off'),
    COMMUNITY_URL: v.optional(WebAddress, null),
    INTRO_VIDEO_URL: v.optional(WebAddress, null),
    TUTOR_BASE_URL: v.optional(WebAddress, null),
    TUTOR_MODEL: v.optional(v.nullable(v.string()), null),
    TUTOR_API_KEY: v.optional(v.nullable(v.string()), null),
    TUTOR_PARALLEL: v.optional(integer(1, 100), '8'),
    TUTOR_DAILY_LIMIT: v.optional(integer(0, 100_000), '2000'),
    TUTOR_TEACHER_LIMIT: v.optional(integer(0, 100_000), '300'),
    TUTOR_PRICES: v.optional(v.nullable(Prices), null),
    RECORDING_RETENTION_DAYS: v.optional(integer(1, 3_650), '30'),
    REPLY_RETENTION_DAYS: v.optional(integer(1, 30), '7'),
    AUDIT_RETENTION_DAYS: v.optional(integer(30, 3_650), '1095'),
    EVENT_RETENTION_DAYS: v.optional(integer(30, 3_650), '400'),
    DATABASE_POOL: v.optional(integer(2, 200), '10'),
    DATABASE_TIMEOUT_SECONDS: v.optional(integer(1, 600), '30'),
    RATE_LIMITS: v.optional(Switch, 'on'),
    LOG_LEVEL: v.optional(
      v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be fatal, error, warn, info, debug, trace or silent.'),
      'info',
    ),
    VITE_API_ROOT: v.optional(WebAddress, null),
  }),
  v.forward(
    v.check(({ TUTOR_BASE_URL, TUTOR_MODEL }) => TUTOR_BASE_URL === null || TUTOR_MODEL !== null, 'must name a model when TUTOR_BASE_URL is set.'),
    ['TUTOR_MODEL'],
  ),
)

function integer(from: number, to: number) {
  const message = `must be a whole number from ${from} to ${to}.`
  return v.pipe(v.string(), v.regex(/^\d{1,6}$/, message), v.transform(Number), v.minValue(from, message), v.maxValue(to, message))
}

function address(protocols: readonly string[], message: string) {
  return v.nullable(
    v.pipe(
      v.string(),
      v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message),
    ),
  )
}

function registration() {
  const message = 'must be open, invite, closed, or domains:school.example,other.example.'
  return v.pipe(
    v.string(),
    v.transform((text): unknown => {
      const [mode, domains] = /^domains:(.*)$/s.exec(text) ? ['domains', text.slice('domains:'.length).split(',')] : [text, []]
      return { mode, domains }
    }),
    v.check((read) => v.is(Registration, read), message),
    Registration,
  )
}

function secret() {
  return v.pipe(
    v.string(),
    v.transform((text): Uint8Array => Buffer.from(text, 'utf8')),
    v.check((bytes) => bytes.length >= 32, 'must have at least 32 characters, chosen at random (openssl rand -base64 48).'),
  )
}
