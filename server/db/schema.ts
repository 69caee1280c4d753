// The tables, by what they hold.
export * from './schema/people.ts'
export * from './schema/accounts.ts'
export * from './schema/library.ts'
export * from './schema/work.ts'
export * from './schema/sessions.ts'
export * from './schema/operations.ts'
