import type { ReplyOf } from '#contract/endpoint.ts'
import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'
import type { startSample as endpoint } from '#contract/welcome/welcome.ts'
import { insertChat } from '#server/db/chat/chat-start.queries.ts'
import { countSamples, insertSampleExercise } from '#server/db/welcome/samples.queries.ts'
import { insertUser } from '#server/db/accounts/users.queries.ts'
import type { Deps } from '#server/deps.ts'
import { issueAccessToken } from '#server/security/access-token.ts'
import { hashPassword } from '#server/security/password-hash.ts'
import { tooMany } from '#server/security/rate-limits.ts'
import { newChat, snapshotOf } from '#server/use-cases/chat/new-chat.ts'
import { sampleExercise } from './sample-exercise.ts'

/** Seconds a sample lives from its first moment. */
export const sampleSeconds = 2 * 60 * 60
/** Sample accounts alive at once; a flood from many addresses stops here. */
const mostSamples = 2_000
const whenFull = 60_000
let hashOfNoPassword: Promise<string> | null = null

/**
 * Begins a session for a visitor: a student nobody has, with an exercise of their own that stands in no list. All of it hangs on
 * the account, which expires with its token and is then removed.
 */
export async function startSample(deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>): Promise<ReplyOf<typeof endpoint>> {
  const { db, clock, ids } = deps
  const now = clock.now()
  if ((await countSamples(db, now)) >= mostSamples) throw tooMany(whenFull, 'Too many people are trying it right now. Try again in a minute.')
  const name = ids.short()
  const passwordHash = await (hashOfNoPassword ??= hashPassword(ids.secret()))
  const { userId, exerciseId } = await db.transaction(async (tx) => {
    const userId = await insertUser(tx, {
      role: 'STUDENT',
      name: 'Sample Student',
      username: `sample-${name}`,
      email: `${name}@sample.invalid`,
      passwordHash,
      createdAt: now,
      expiresAt: new Date(now.getTime() + sampleSeconds * 1000),
    })
    const exercise = await insertSampleExercise(tx, { ...sampleExercise, config: defaultExerciseConfig, ownerId: userId, at: now })
    const person = { kind: 'chat' as const, userId, seed: ids.short(), stateToken: ids.short(), startedAt: now, timeFactor: 1 }
    const place = { exerciseId: exercise.id, assignmentId: null, isTest: false, practiceOf: null, late: false }
    await insertChat(tx, newChat(snapshotOf(exercise, 'admin'), { ...person, ...place }))
    return { userId, exerciseId: exercise.id }
  })
  const access_token = await issueAccessToken(deps, { id: userId, role: 'STUDENT', tokenVersion: 1, sample: true }, sampleSeconds)
  return { access_token, exercise_id: exerciseId }
}
