/** A package that a lock's package names as optional and the lock itself does not hold. */
export type MissingPackage = { path: string; name: string; version: string; isForDevelopment: boolean }

/** The optional packages that are named in a lock (the parsed package-lock.json) but not in it. */
export function missingFrom(lock: unknown): MissingPackage[]

/** The lock's entry for one of them, for the platform its name ends with. Throws where the name tells none. */
export function entryOf(missing: MissingPackage): Record<string, unknown>
