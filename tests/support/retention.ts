import { readEnvironment } from '#server/environment.ts'

/** For how long things are kept where nobody set it otherwise. */
export const testRetention = readEnvironment({}).retention
