import type { BodyOf } from '#contract/endpoint.ts'
import type { KeptGradebookSettings, saveGradebookSettings as endpoint } from '#contract/progress/gradebook.ts'
import { findGradebookSettings, writeGradebookSettings } from '#server/db/progress/gradebook.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import { freshGradebookSettings } from './read-gradebook.ts'

/** Keeps how a class's term mark is reckoned; refuses with what is kept when somebody else changed it since `version`. */
export async function saveGradebookSettings(
  { db }: Pick<Deps, 'db'>,
  classId: number,
  { version, ...settings }: BodyOf<typeof endpoint>,
): Promise<KeptGradebookSettings> {
  const kept = await writeGradebookSettings(db, classId, settings, version)
  if (kept === null) throw fail('stale_version', { current: (await findGradebookSettings(db, classId)) ?? freshGradebookSettings })
  return kept
}
