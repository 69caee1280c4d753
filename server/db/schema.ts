import * as accounts from './schema/accounts.ts'
import * as library from './schema/library.ts'
import * as notes from './schema/notes.ts'
import * as operations from './schema/operations.ts'
import * as people from './schema/people.ts'
import * as sessions from './schema/sessions.ts'
import * as work from './schema/work.ts'

/** All tables together, for who opens a database or walks through all of it. */
export const schema = { ...people, ...accounts, ...library, ...work, ...sessions, ...notes, ...operations }
