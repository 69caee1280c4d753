import type { Registration } from '#contract/accounts/registration.ts'

/** For how many days is kept what answers repeated calls, who changed what, and what was counted of usage or sent to a language model. */
export type Retention = { replyDays: number; auditDays: number; eventDays: number }

/** The environment as the server uses it; read once in main.ts, checked there, passed down. */
export type Settings = {
  port: number
  dataDir: string
  databaseUrl: string | null
  demoData: boolean | 'when_empty'
  /** At least 256 bits. Keys for each purpose are derived from it. */
  jwtSecret: Uint8Array
  /** The secret before it, while what was made with that one is still good. */
  jwtSecretPrevious?: Uint8Array
  studentStartPassword: string | null
  passwordPolicy: 'specification' | 'length'
  /** Who may register as a teacher, until an administrator decides otherwise. */
  registration: Registration
  smtpUrl: string | null
  publicUrl: string
  /** Origin of another API the web app was built against; the page's policy then lets it be called. */
  apiOrigin?: string
  trustProxy: boolean
  communityUrl: string | null
  introVideoUrl: string | null
  tutorBaseUrl: string | null
  tutorModel: string | null
  tutorApiKey: string | null
  /** How many calls of a language model run at once; more wait for their turn. */
  tutorParallel: number
  /** How often a language model is asked in a day (UTC) at most, whatever for. */
  tutorDailyLimit: number
  /** How many replies a language model words in a day in the work of one teacher, with what they ask for themselves. */
  tutorTeacherLimit: number
  /** What the provider asks for a million tokens sent and received, in the school's own currency; null where it is not known. */
  tutorPrices: { input: number; output: number } | null
  recordingRetentionDays: number
  retention: Retention
  /** Connections to a PostgreSQL server at most. */
  databasePool: number
  /** How long a statement may take on a PostgreSQL server. */
  databaseTimeoutMs: number
  rateLimits: boolean
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}
