import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'
import type { Db } from '#server/db/engine/db.ts'
import { forgetOld } from '#server/db/operations/retention.queries.ts'
import { magicLinks, revokedTokens } from '#server/db/schema/accounts.ts'
import { exercises, questions } from '#server/db/schema/library.ts'
import { audit, bin, events, idempotencyKeys, modelCalls, rateCounters } from '#server/db/schema/operations.ts'
import { classes, classMembers, teacherStudents, users } from '#server/db/schema/people.ts'
import { markSuggestions, messages, recordings, sessionReplies, sessions, type SessionSnapshot, tutorWords } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import { createTestDb, type TestDb } from '#tests/support/db.ts'
import { testRetention } from '#tests/support/retention.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const day = 86_400_000
const work = { replies: 0, recordings: 0, sentWords: 0 }
const nothing = { ...work, events: 0, modelCalls: 0, tokens: 0, idempotencyKeys: 0, counters: 0, links: 0, accounts: 0, bin: 0, audit: 0 }

let school: TestDb

describe('what has outlived its time', () => {
  beforeEach(async () => {
    school = await createTestDb()
    await school.db.insert(users).values([person(1, 'TEACHER'), person(2, 'STUDENT')])
    await school.db.insert(teacherStudents).values({ teacherId: 1, studentId: 2, tie: 'keeps' })
  })
  afterEach(() => school.close())

  test('goes, and what has not stays', async () => {
    const { db } = school
    await db.insert(events).values([-401, -399].map((days) => ({ name: 'a.b', details: {}, at: at(days) })))
    await db.insert(revokedTokens).values([{ jti: 'dead', expiresAt: at(-0.1) }, { jti: 'alive', expiresAt: at(0.1) }])
    await db.insert(idempotencyKeys).values([{ userId: 1, key: 'old', requestHash: '', at: at(-1.1) }, { userId: 1, key: 'new', requestHash: '', at: at(-0.9) }])
    await db.insert(rateCounters).values([
      { key: 'old', count: 1, windowStartedAt: at(-8), blockedUntil: at(-7.9) },
      { key: 'blocked', count: 100, windowStartedAt: at(-8), blockedUntil: at(1) },
      { key: 'new', count: 1, windowStartedAt: at(-6) },
    ])
    await db.insert(magicLinks).values([
      { userId: 2, tokenHash: 'expired', forNewPassword: false, expiresAt: at(-0.1) },
      { userId: 2, tokenHash: 'used', forNewPassword: false, expiresAt: at(0.1), usedAt: at(-0.01) },
      { userId: 2, tokenHash: 'open', forNewPassword: false, expiresAt: at(0.1) },
    ])
    await db.update(users).set({ expiresAt: at(0.1) })
    await db.insert(users).values({ ...person(3, 'STUDENT'), expiresAt: at(-0.1) })

    const removed = { ...nothing, events: 1, tokens: 1, idempotencyKeys: 1, counters: 1, links: 2, accounts: 1 }
    expect(await forgetOld(db, now, testRetention)).toEqual(removed)
    expect([
      (await db.select().from(events)).map((row) => row.at),
      (await db.select().from(revokedTokens)).map(({ jti }) => jti),
      (await db.select().from(idempotencyKeys)).map(({ key }) => key),
      (await db.select().from(rateCounters)).map(({ key }) => key).toSorted(),
      (await db.select().from(magicLinks)).map(({ tokenHash }) => tokenHash),
      (await db.select().from(users)).map(({ id }) => id),
    ]).toEqual([[at(-399)], ['alive'], ['new'], ['blocked', 'new'], ['open'], [1, 2]])
    expect(await forgetOld(db, now, testRetention)).toEqual(nothing)
  })

  test('is what the settings say; marks and who made them stay with their session', async () => {
    const { db } = school
    const session = await startSession()
    const line = { actorId: 1, action: 'mark', subjectId: session, at: at(-41) }
    await db.insert(audit).values([{ ...line, subjectKind: 'session' }, { ...line, subjectKind: 'student' }, { ...line, subjectKind: 'student', at: at(-39) }])
    await db.insert(events).values([-31, -29].map((days) => ({ name: 'a.b', details: {}, at: at(days) })))
    const reply = { sessionId: session, textHash: '', reply: {} }
    await db.insert(sessionReplies).values([{ ...reply, clientAttemptId: 'old', at: at(-3.1) }, { ...reply, clientAttemptId: 'new', at: at(-2.9) }])
    await db.insert(messages).values({ sessionId: session, position: 0, role: 'user', content: 'four', at: at(-5_000) })
    expect(await forgetOld(db, now, { replyDays: 3, auditDays: 40, eventDays: 30 })).toEqual({ ...nothing, audit: 1, events: 1, replies: 1 })
    expect([(await db.select().from(audit)).map(({ subjectKind }) => subjectKind), await db.$count(messages)]).toEqual([['session', 'student'], 1])
  })

  test('is what a language model was sent for a reply, never the words themselves', async () => {
    const { db } = school
    const sessionId = await startSession()
    const sent = { about: 'talk', question: 'q', grade: 5, subject: 'Maths', themes: [], hints: [], meanings: [], before: null, turns: [], answer: 'a', said: 's' } as const
    const line = { sessionId, position: 0, role: 'assistant', content: 'four', at: at(-500) } as const
    const rows = await db.insert(messages).values([line, line]).returning({ id: messages.id })
    const word = { sessionId, about: 'talk', teacherId: 1, sent, said: 's', words: 'four', outcome: 'said' } as const
    await db.insert(modelCalls).values([-401, -399].map((days) => ({ kind: 'words' as const, teacherId: 1, outcome: 'answered' as const, tookMs: 9, at: at(days) })))
    const mark = { reason: '', model: 'm', sent: { question: 'q', answer: 'a' } }
    await db.insert(markSuggestions).values(rows.map(({ id }, index) => ({ ...mark, messageId: id, at: at([-401, -399][index] ?? 0) })))
    await db.insert(tutorWords).values(rows.map(({ id }, index) => ({ ...word, messageId: id, at: now, askedAt: at([-401, -399][index] ?? 0) })))
    expect(await forgetOld(db, now, testRetention)).toEqual({ ...nothing, sentWords: 2, modelCalls: 1 })
    const kept = await db.select().from(tutorWords).orderBy(tutorWords.messageId)
    expect(kept.map(({ sent: told, words }) => [told, words])).toEqual([[null, 'four'], [sent, 'four']])
    expect(await forgetOld(db, now, testRetention)).toEqual(nothing)
  })

  test('goes even when another kind takes longer than a statement may, and that one goes the next time', async () => {
    const { db } = school
    await db.insert(events).values({ name: 'a.b', details: {}, at: at(-500) })
    await db.insert(revokedTokens).values({ jti: 'dead', expiresAt: at(-0.1) })
    await db.insert(rateCounters).values({ key: 'old', count: 1, windowStartedAt: at(-8) })
    await expect(forgetOld(slowAt(db, 1), now, testRetention)).rejects.toThrow('a statement took too long')
    expect([await db.$count(events), await db.$count(revokedTokens), await db.$count(rateCounters)]).toEqual([1, 0, 0])
    expect(await forgetOld(db, now, testRetention)).toEqual({ ...nothing, events: 1 })
  })

  test('goes in portions, however much it is', async () => {
    const old = Array.from({ length: 1_234 }, () => ({ name: 'a.b', details: {}, at: at(-500) }))
    await school.db.insert(events).values(old)
    expect(await forgetOld(school.db, now, testRetention)).toEqual({ ...nothing, events: 1_234 })
  })

  test('is the sound of a recording, never its scores; and the stored replies of a session', async () => {
    const { db } = school
    const session = await startSession()
    await db.insert(classes).values({ teacherId: 1, name: 'c', voiceConsentAt: at(-40) })
    await db.insert(classMembers).values({ classId: 1, studentId: 2 })
    const take = { sessionId: session, position: 0, userId: 2, wav: new Uint8Array([1]), durationMs: 1000, usable: true, overall: 0.8, engineVersion: '1' }
    await db.insert(recordings).values([{ ...take, at: at(-31), deleteAfter: at(-1) }, { ...take, at: at(-1), deleteAfter: at(29) }])
    const reply = { sessionId: session, textHash: '', reply: {} }
    await db.insert(sessionReplies).values([{ ...reply, clientAttemptId: 'old', at: at(-31) }, { ...reply, clientAttemptId: 'new', at: at(-1) }])
    expect(await forgetOld(db, now, testRetention)).toEqual({ ...nothing, recordings: 1, replies: 1 })
    const takes = await db.select().from(recordings).orderBy(recordings.id)
    expect(takes.map(({ wav, overall }) => [wav?.length ?? null, overall])).toEqual([[null, 0.8], [1, 0.8]])
  })

  test('is the sound of whoever has no class with consent left, except what may come back from the bin', async () => {
    const { db } = school
    const session = await startSession()
    await db.insert(classes).values([
      { teacherId: 1, name: 'kept', voiceConsentAt: at(-40) },
      { teacherId: 1, name: 'without' },
    ])
    await db.insert(classMembers).values([{ classId: 1, studentId: 2 }, { classId: 2, studentId: 2 }])
    const take = { sessionId: session, position: 0, durationMs: 1000, usable: true, overall: 0.8, engineVersion: '1', at: at(-1), deleteAfter: at(29) }
    await db.insert(recordings).values([{ ...take, userId: 2, wav: new Uint8Array([1]) }, { ...take, userId: 1, wav: new Uint8Array([1]) }])
    expect((await forgetOld(db, now, testRetention)).recordings).toEqual(1)
    await db.update(classes).set({ deletedAt: at(-1) }).where(eq(classes.id, 1))
    expect((await forgetOld(db, now, testRetention)).recordings).toEqual(0)
    await db.update(classes).set({ voiceConsentAt: null })
    expect((await forgetOld(db, now, testRetention)).recordings).toEqual(1)
    expect((await db.select().from(recordings)).map(({ wav, overall }) => [wav, overall])).toEqual([[null, 0.8], [null, 0.8]])
  })

  test('is what lay in the bin for 30 days, with a person all that is theirs; work that somebody did stays whole', async () => {
    const { db } = school
    await startSession()
    await db.insert(users).values({ ...person(3, 'STUDENT'), deletedAt: at(-30) })
    await db.insert(magicLinks).values({ userId: 3, tokenHash: 'x', forNewPassword: false, expiresAt: at(1) })
    await db.insert(audit).values({ actorId: 1, action: 'delete', subjectKind: 'student', subjectId: 3, at: at(-30) })
    await db.insert(questions).values({ ownerId: 1, title: 'q', prompt: '', subject: 'Maths', type: 'FREE_FORM', deletedAt: at(-30) })
    await db.update(exercises).set({ deletedAt: at(-30) })
    const entry = { ownerId: 1, title: '', deletedAt: at(-30), expiresAt: at(-0.1) }
    await db.insert(bin).values([
      { ...entry, kind: 'student', objectId: 3 },
      { ...entry, kind: 'question', objectId: 1 },
      { ...entry, kind: 'exercise', objectId: 1 },
      { ...entry, kind: 'assignment', objectId: 1, expiresAt: at(0.1) },
    ])
    expect(await forgetOld(db, now, testRetention)).toEqual({ ...nothing, bin: 3 })
    expect([
      (await db.select().from(users)).map(({ id }) => id), await db.$count(magicLinks), await db.$count(audit), await db.$count(questions),
      await db.$count(exercises), await db.$count(sessions), await db.$count(assignments), (await db.select().from(bin)).map(({ kind }) => kind),
    ]).toEqual([[1, 2], 0, 1, 0, 1, 1, 1, ['assignment']])
  })
})

/** A database that gives up one of the statements it is asked for. */
function slowAt(db: Db, which: number): Db {
  let asked = 0
  const execute: Db['execute'] = (query) => {
    asked += 1
    if (asked === which) throw Object.assign(new Error('a statement took too long'), { code: '57014' })
    return db.execute(query)
  }
  return Object.assign(Object.create(db), { execute })
}

async function startSession(): Promise<number> {
  const config = defaultExerciseConfig
  await school.db.insert(exercises).values({ ownerId: 1, title: 'e', config })
  await school.db.insert(assignments).values({ teacherId: 1, studentId: 2, exerciseId: 1, title: 'a' })
  const snapshot = { exerciseTitle: 'e', exerciseOwner: 'user', gradeLevel: 5, themes: [], config, sets: [] } satisfies SessionSnapshot
  const values = { kind: 'chat', userId: 2, exerciseId: 1, assignmentId: 1, snapshot, seed: 's', stateToken: 't', totalCenti: 0, totalQuestions: 0 } as const
  const [row] = await school.db.insert(sessions).values({ ...values, startedAt: at(-31) }).returning({ id: sessions.id })
  return row?.id ?? 0
}

function at(days: number): Date {
  return new Date(now.getTime() + days * day)
}

function person(id: number, role: 'TEACHER' | 'STUDENT') {
  return { id, role, name: `Person ${id}`, username: `person${id}`, email: `person${id}@school.example`, passwordHash: 'x' }
}
