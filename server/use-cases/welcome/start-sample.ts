import type { ReplyOf } from '#contract/endpoint.ts'
import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'
import type { startSample as endpoint } from '#contract/welcome/welcome.ts'
import { insertChat } from '#server/db/chat/chat-start.queries.ts'
import { countSamples, insertSampleExercise } from '#server/db/welcome/samples.queries.ts'
import { firstTokenVersion, insertUser } from '#server/db/accounts/users.queries.ts'
import type { Deps } from '#server/deps.ts'
import { issueAccessToken } from '#server/security/access-token.ts'
import { signatureOf } from '#server/security/keys.ts'
import { hashPassword } from '#server/security/password-hash.ts'
import { tooMany } from '#server/security/rate-limits.ts'
import { newChat, snapshotOf } from '#server/use-cases/chat/new-chat.ts'
import { sampleExercise } from './sample-exercise.ts'

/** Seconds a sample lives from its first moment. */
export const sampleSeconds = 2 * 60 * 60
/** Sample accounts alive at once, in all and of one address, where a whole class may sit. */
const mostSamples = { all: 2_000, ofAddress: 100 }
const whenFull = 60_000
let hashOfNoPassword: Promise<string> | null = null

/**
 * Begins a session for a visitor at an address: a student nobody has, with an exercise of their own that stands in no list. All of it
 * hangs on the account, which expires with its token and is then removed. Refuses what is too many at once.
 */
export async function startSample(deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>, address: string): Promise<ReplyOf<typeof endpoint>> {
  const { db, clock, ids, settings } = deps
  const now = clock.now()
  const name = ids.short()
  const passwordHash = await (hashOfNoPassword ??= hashPassword(ids.secret()))
  const sampleFrom = signatureOf('sample_address', settings.jwtSecret, address, 12)
  const tokenVersion = firstTokenVersion()
  const { userId, exerciseId } = await db.transaction(async (tx) => {
    const running = await countSamples(tx, now, sampleFrom)
    if (running.all >= mostSamples.all || running.ofAddress >= mostSamples.ofAddress) throw tooMany(whenFull, 'Too many people are trying it right now. Try again in a minute.')
    const userId = await insertUser(tx, {
      role: 'STUDENT',
      name: 'Sample Student',
      username: `sample-${name}`,
      email: `${name}@sample.invalid`,
      passwordHash,
      createdAt: now,
      sampleFrom,
      expiresAt: new Date(now.getTime() + sampleSeconds * 1000),
      tokenVersion,
    })
    const exercise = await insertSampleExercise(tx, { ...sampleExercise, config: defaultExerciseConfig, ownerId: userId, at: now })
    const person = { kind: 'chat' as const, userId, seed: ids.short(), stateToken: ids.short(), startedAt: now, timeFactor: 1 }
    const place = { exerciseId: exercise.id, assignmentId: null, isTest: false, practiceOf: null, late: false }
    await insertChat(tx, newChat(snapshotOf(exercise, 'admin'), { ...person, ...place }))
    return { userId, exerciseId: exercise.id }
  })
  const access_token = await issueAccessToken(deps, { id: userId, role: 'STUDENT', tokenVersion, sample: true }, sampleSeconds)
  return { access_token, exercise_id: exerciseId }
}
