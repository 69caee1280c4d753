import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'
import type { Db } from '#server/db/engine/db.ts'
import { messages, sessionQuestions, sessions } from '#server/db/schema/sessions.ts'
import { seedAssignment } from '#tests/server/chat/exercises.ts'

type Session = typeof sessions.$inferInsert
type Question = { credit?: number; unaccepted?: number; status?: 'done' | 'partly' | 'skipped' | 'open' | 'pending'; questionId?: number }

/** What a test decides about one stored session: `score` of 100 points, `at` its end, and its questions of 10 points each. */
export type Played = Partial<Session> & {
  userId: number
  exerciseId: number
  assignmentId: number
  at: string
  score?: number
  questions?: readonly Question[]
}

/** Stores a session that took ten minutes, finished unless told otherwise. */
export async function seedSession(db: Db, { at, score = 0, questions = [], ...rest }: Played): Promise<number> {
  const endedAt = new Date(at)
  const startedAt = new Date(endedAt.getTime() - 600_000)
  const [session] = await db
    .insert(sessions)
    .values({
      kind: 'chat',
      status: 'complete',
      snapshot: {
        exerciseTitle: 'Plants',
        exerciseOwner: 'user',
        gradeLevel: 5,
        themes: [],
        config: defaultExerciseConfig,
        sets: [],
      },
      seed: 'x',
      stateToken: 'x',
      startedAt,
      endedAt,
      deadlineAt: endedAt,
      scoreCenti: score * 100,
      totalCenti: 10_000,
      totalQuestions: questions.length,
      ...rest,
    })
    .returning({ id: sessions.id })
  if (!session) throw new Error('the session was not stored')
  for (const [position, { credit = 1, unaccepted = 0, status = 'done', questionId = 1 }] of questions.entries()) {
    const isDone = status === 'done'
    await db.insert(sessionQuestions).values({
      sessionId: session.id,
      position,
      setIndex: 0,
      questionIndex: position,
      questionId,
      state: { attempts: unaccepted + Number(isDone), unaccepted, accepted: isDone, acceptedBeforeAnswer: isDone, isPending: status === 'pending' },
      status,
      attempts: unaccepted + Number(isDone),
      scoreCenti: credit * 1000,
      pointsCenti: 1000,
    })
  }
  await db.insert(messages).values({ sessionId: session.id, position: 0, role: 'user', content: 'x', at: endedAt })
  return session.id
}

type Given = { teacherId: number; studentId: number; exerciseId: number; title?: string }

/** Stores finished work of a student with its first attempt. */
export async function seedDone(db: Db, given: Given, at: string, score: number, questions: readonly Question[] = []) {
  const work = await seedAssignment(db, { ...given, complete: true, completedOn: new Date(at), score })
  await seedSession(db, { userId: given.studentId, exerciseId: given.exerciseId, assignmentId: work.id, at, score, questions })
  return work
}
