import type { Deps } from '#server/deps.ts'
import { findExerciseWithSets, type ExerciseWithSets } from '#server/db/chat/chat-start.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import { demoAccounts, type DemoAccount } from './people.ts'
import { playWork, type DemoSession } from './play-work.ts'
import { demoHashes, storeSchool, type StoredSchool } from './store-school.ts'
import { giveWork, storeSessions } from './store-work.ts'

/**
 * Fills an empty database with a living school: its people, library and classes, eight weeks of sessions played by the real
 * engine, and work in every state counted from today. All or nothing; the same school on the same day.
 */
export async function loadDemoData({ db, clock }: Pick<Deps, 'db' | 'clock' | 'ids'>): Promise<{ accounts: readonly DemoAccount[] }> {
  const now = clock.now()
  const hashes = await demoHashes()
  await db.transaction(async (tx) => {
    const school = await storeSchool(tx, hashes, now)
    const exercises = await readExercises(tx, school)
    const given = await giveWork(tx, school, exercises, now)
    const sessions: DemoSession[] = []
    for (const one of given) if (one.exercise.sets.some((set) => set.type === 'FREE_FORM')) sessions.push(...(await playWork(one, school.questionsBySet, now)))
    await storeSessions(tx, sessions)
  })
  return { accounts: demoAccounts }
}

async function readExercises(tx: Transaction, school: StoredSchool): Promise<Map<number, ExerciseWithSets>> {
  const found = new Map<number, ExerciseWithSets>()
  for (const id of school.exercises.values()) {
    const exercise = await findExerciseWithSets(tx, id)
    if (exercise) found.set(id, exercise)
  }
  return found
}
