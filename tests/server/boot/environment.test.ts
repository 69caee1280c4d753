import { describe, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { settleSecret } from '#server/secret.ts'
import { StartRefusal } from '#server/start-refusal.ts'

const secret = 'k'.repeat(32)

describe('the settings', () => {
  test('have a default for everything', () => {
    const defaults = {
      port: 3000,
      dataDir: '.data',
      databaseUrl: null,
      demoData: 'when_empty',
      jwtSecret: null,
      studentStartPassword: null,
      passwordPolicy: 'specification',
      registration: { mode: 'open', domains: [] },
      smtpUrl: null,
      publicUrl: 'http://localhost:3000',
      trustProxy: false,
      communityUrl: null,
      introVideoUrl: null,
      tutorBaseUrl: null,
      tutorModel: null,
      tutorApiKey: null,
      tutorDailyLimit: 2_000,
      tutorParallel: 8,
      tutorTeacherLimit: 300,
      tutorPrices: null,
      recordingRetentionDays: 30,
      retention: { replyDays: 7, auditDays: 1095, eventDays: 400 },
      databasePool: 10,
      databaseTimeoutMs: 30_000,
      rateLimits: true,
      logLevel: 'info',
    }
    expect(readEnvironment({})).toEqual(defaults)
    expect(readEnvironment({ PORT: '', DATABASE_URL: '', JWT_SECRET: '', TRUST_PROXY: '', UNRELATED: 'x' })).toEqual(defaults)
  })

  test('are taken from the environment', () => {
    const given = {
      PORT: '8080',
      DATA_DIR: '/var/lib/lectern',
      DATABASE_URL: 'postgres://lectern:pw@db:5432/school',
      DEMO_DATA: 'on',
      JWT_SECRET: secret,
      JWT_SECRET_PREVIOUS: `${secret}-before`,
      STUDENT_START_PASSWORD: 'welcome1',
      PASSWORD_POLICY: 'length',
      REGISTRATION: 'domains:School.example, other.example',
      SMTP_URL: 'smtps://user:pw@mail:465',
      PUBLIC_URL: 'https://school.example/',
      TRUST_PROXY: 'on',
      COMMUNITY_URL: 'https://chat.example/',
      INTRO_VIDEO_URL: 'https://video.example/1',
      TUTOR_BASE_URL: 'http://localhost:11434/v1',
      TUTOR_MODEL: 'some-model',
      TUTOR_API_KEY: 'key',
      TUTOR_PARALLEL: '2',
      TUTOR_DAILY_LIMIT: '50',
      TUTOR_TEACHER_LIMIT: '20',
      TUTOR_PRICES: '0.15/0.60',
      RECORDING_RETENTION_DAYS: '7',
      REPLY_RETENTION_DAYS: '3',
      AUDIT_RETENTION_DAYS: '365',
      EVENT_RETENTION_DAYS: '90',
      DATABASE_POOL: '30',
      DATABASE_TIMEOUT_SECONDS: '5',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      VITE_API_ROOT: 'https://api.example/api',
    }
    expect(readEnvironment(given)).toEqual({
      port: 8080,
      dataDir: '/var/lib/lectern',
      databaseUrl: 'postgres://lectern:pw@db:5432/school',
      demoData: true,
      jwtSecret: Buffer.from(secret),
      jwtSecretPrevious: Buffer.from(`${secret}-before`),
      studentStartPassword: 'welcome1',
      passwordPolicy: 'length',
      registration: { mode: 'domains', domains: ['school.example', 'other.example'] },
      smtpUrl: 'smtps://user:pw@mail:465',
      publicUrl: 'https://school.example',
      trustProxy: true,
      communityUrl: 'https://chat.example/',
      introVideoUrl: 'https://video.example/1',
      tutorBaseUrl: 'http://localhost:11434/v1',
      tutorModel: 'some-model',
      tutorApiKey: 'key',
      tutorDailyLimit: 50,
      tutorParallel: 2,
      tutorTeacherLimit: 20,
      tutorPrices: { input: 0.15, output: 0.6 },
      recordingRetentionDays: 7,
      retention: { replyDays: 3, auditDays: 365, eventDays: 90 },
      databasePool: 30,
      databaseTimeoutMs: 5_000,
      rateLimits: false,
      logLevel: 'warn',
      apiOrigin: 'https://api.example',
    })
  })

  test('leave the demo data out on a database server, unless asked for', () => {
    const url = 'postgres://db/school'
    expect([readEnvironment({ DATABASE_URL: url }).demoData, readEnvironment({ DATABASE_URL: url, DEMO_DATA: 'on' }).demoData]).toEqual([false, true])
    expect(readEnvironment({ DEMO_DATA: 'off' }).demoData).toEqual(false)
  })

  test('let teachers register by invitation alone on a database server, unless told otherwise', () => {
    const url = 'postgres://db/school'
    expect([readEnvironment({ DATABASE_URL: url }).registration.mode, readEnvironment({ DATABASE_URL: url, REGISTRATION: 'open' }).registration.mode]).toEqual(['invite', 'open'])
  })

  test.each([
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ DATABASE_URL: 'mysql://db/school' }, 'DATABASE_URL must look like postgres://user:password@host:5432/database.'],
    [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be on or off.'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters, chosen at random (openssl rand -base64 48).'],
    [{ STUDENT_START_PASSWORD: 'abc' }, 'STUDENT_START_PASSWORD must have at least 6 characters.'],
    [{ PASSWORD_POLICY: 'strict' }, 'PASSWORD_POLICY must be specification or length.'],
    [{ REGISTRATION: 'anybody' }, 'REGISTRATION must be open, invite, closed, or domains:school.example,other.example.'],
    [{ REGISTRATION: 'domains:' }, 'REGISTRATION must be open, invite, closed, or domains:school.example,other.example.'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must look like smtps://user:password@host:465.'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL must be an address that starts with http:// or https://.'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY must be on or off.'],
    [{ COMMUNITY_URL: 'chat' }, 'COMMUNITY_URL must be an address that starts with http:// or https://.'],
    [{ INTRO_VIDEO_URL: 'video' }, 'INTRO_VIDEO_URL must be an address that starts with http:// or https://.'],
    [{ TUTOR_PRICES: 'cheap' }, 'TUTOR_PRICES must be two prices of a million tokens, sent and received, as in 0.15/0.60.'],
    [{ TUTOR_BASE_URL: 'ftp://tutor' }, 'TUTOR_BASE_URL must be an address that starts with http:// or https://.'],
    [{ TUTOR_BASE_URL: 'http://tutor/v1' }, 'TUTOR_MODEL must name a model when TUTOR_BASE_URL is set.'],
    [{ RECORDING_RETENTION_DAYS: '0' }, 'RECORDING_RETENTION_DAYS must be a whole number from 1 to 3650.'],
    [{ REPLY_RETENTION_DAYS: '31' }, 'REPLY_RETENTION_DAYS must be a whole number from 1 to 30.'],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be a whole number from 2 to 200.'],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be on or off.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.'],
  ])('refuse %j in one line', (given, line) => {
    expect(() => readEnvironment(given)).toThrow(new StartRefusal(line))
  })

  test('ask for a secret with a database server', () => {
    const settings = { jwtSecret: null, dataDir: '.data', databaseUrl: 'postgres://db/school' }
    expect(() => settleSecret(settings)).toThrow(new StartRefusal('JWT_SECRET must be set with DATABASE_URL (openssl rand -base64 48 makes one).'))
  })
})
