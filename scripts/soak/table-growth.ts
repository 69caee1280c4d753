import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { schema } from '#server/db/schema.ts'

/** What a busy student does in a year, and what comes with it: replies of a language model, usage, changes, counters. */
export const yearOfAStudent = {
  ...{ answer: 2_000, session: 250, take: 300, assignment: 150 },
  ...{ reply: 500, event: 4_000, change: 300, counter: 200 },
} as const

/**
 * What keeps a table from growing for ever. `people` make and delete rows by hand, or have a few for each other thing. `work` leaves them with
 * the work they tell of, and `age` takes them out after some days; `bytes` is what one comes to at most with its indexes, for each of `per`.
 * What is gone within days of its use has no size.
 */
export type Growth =
  | { by: 'people' }
  | { by: 'work'; per: keyof typeof yearOfAStudent; bytes: number }
  | { by: 'age'; size: { per: keyof typeof yearOfAStudent; bytes: number; days: number } | null }

type TableKey = { [Key in keyof typeof schema]: (typeof schema)[Key] extends PgTable ? Key : never }[keyof typeof schema]

const people: Growth = { by: 'people' }
const brief: Growth = { by: 'age', size: null }

/** Every table with what bounds it; a new one does not compile until it is named here. */
const tableGrowth: Record<TableKey, Growth> = {
  ...{ users: people, teacherStudents: people, formerStudents: people, classes: people, classMembers: people, classTeachers: people },
  ...{ questions: people, exercises: people, questionSets: people, questionShares: people, exerciseShares: people },
  ...{ classAssignments: people, workGiven: people, piecesGiven: people, notes: people },
  ...{ gradebooks: people, schoolSettings: people, libraryCounts: people, themes: people },
  assignments: { by: 'work', per: 'assignment', bytes: 800 },
  sessions: { by: 'work', per: 'session', bytes: 10_000 },
  sessionQuestions: { by: 'work', per: 'answer', bytes: 1_200 },
  messages: { by: 'work', per: 'answer', bytes: 1_500 },
  concerns: { by: 'work', per: 'answer', bytes: 20 },
  markSuggestions: { by: 'work', per: 'answer', bytes: 50 },
  tutorWords: { by: 'work', per: 'reply', bytes: 900 },
  recordings: { by: 'work', per: 'take', bytes: 12_000 },
  sessionReplies: { by: 'age', size: { per: 'answer', bytes: 4_000, days: 7 } },
  events: { by: 'age', size: { per: 'event', bytes: 300, days: 400 } },
  modelCalls: { by: 'age', size: { per: 'answer', bytes: 250, days: 400 } },
  audit: { by: 'age', size: { per: 'change', bytes: 500, days: 1_095 } },
  rateCounters: { by: 'age', size: { per: 'counter', bytes: 200, days: 7 } },
  ...{ magicLinks: brief, emailConfirmations: brief, teacherInvites: brief, joinCodes: brief, parentLinks: brief, waitingMails: brief },
  ...{ classInvites: brief, revokedTokens: brief, idempotencyKeys: brief, bin: brief },
}

/** What bounds each table, by its name in the database. */
export const bounds: readonly { name: string; growth: Growth }[] = Object.entries(schema).flatMap(([key, table]) =>
  is(table, PgTable) ? Object.entries(tableGrowth).flatMap(([name, growth]) => (name === key ? [{ name: getTableName(table), growth }] : [])) : [],
)

/** The rows of the table in docs/operating.md: what each table with a size takes for a student, and what of it is there at any time. */
export function statedSizes(): string[] {
  return bounds.flatMap(({ name, growth }) => {
    if (growth.by === 'people') return []
    const size = growth.by === 'work' ? { ...growth, days: null } : growth.size
    if (size === null) return []
    const written = size.bytes * yearOfAStudent[size.per]
    return [`| \`${name}\` | ${mebibytes(written)} a year | ${size.days === null ? 'stays' : mebibytes((written * size.days) / 365)} |`]
  })
}

function mebibytes(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(2)} MiB`
}
