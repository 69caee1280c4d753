import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { migrateDatabase } from '#server/db/migrations.ts'
import type { Db } from '#server/db/engine/db.ts'
import { schoolSettings, teacherInvites } from '#server/db/schema/accounts.ts'
import { audit } from '#server/db/schema/operations.ts'
import { classes, classMembers, teacherStudents, users } from '#server/db/schema/people.ts'
import { databaseAt, stepOf } from './database-at.ts'

type Mode = 'open' | 'domains' | 'invite' | 'closed'

function day(number: number): Date {
  return new Date(Date.UTC(2026, 0, number))
}

/** A school before the upgrade, with these changes of its doors, in their order, as its log still knows them. */
async function schoolWith(changes: readonly [day: number, mode: Mode][], stored: Mode | null = changes.at(-1)?.[1] ?? null) {
  const db = await databaseAt(stepOf('0034'))
  const changedAt = day(changes.at(-1)?.[0] ?? 20)
  if (stored !== null) await db.insert(schoolSettings).values({ name: 'registration', value: { mode: stored, domains: [] }, changedAt })
  for (const [at, mode] of changes) {
    await db.insert(audit).values({ action: 'registration.changed', subjectKind: 'school', details: { mode }, at: day(at) })
  }
  return db
}

async function seed(db: Db, username: string, person: Partial<typeof users.$inferInsert> = {}): Promise<number> {
  const email = `${username}@school.example`
  const [made] = await db.insert(users).values({ role: 'TEACHER', name: username, username, email, passwordHash: '', ...person }).returning({ id: users.id })
  return made?.id ?? 0
}

/** Who is vouched for once the upgrade is done. */
async function vouchedIn(db: Db): Promise<string[]> {
  await migrateDatabase(db)
  const rows = await db.select({ name: users.username }).from(users).where(eq(users.isVouchedFor, true)).orderBy(asc(users.id))
  return rows.map(({ name }) => name)
}

test.each<[string, readonly [number, Mode][], Mode | null, boolean, string[]]>([
  ['closed its doors once, when strangers had come', [[10, 'invite']], 'invite', true, ['pressed', 'usedInvite', 'late']],
  ['closed them so long ago that the log forgot it', [], 'invite', true, ['pressed', 'usedInvite']],
  ['opened and closed them again', [[5, 'invite'], [7, 'open'], [10, 'closed']], 'closed', false, ['late']],
  ['has them open', [[5, 'invite'], [10, 'domains']], 'domains', false, []],
  ['never decided', [], null, false, []],
])('a school that %s vouches for whom it chose', async (_, changes, stored, wasVouchedFor, expected) => {
  const db = await schoolWith(changes, stored)
  await seed(db, 'early', { createdAt: day(2), isVouchedFor: wasVouchedFor })
  const pressed = await seed(db, 'pressed', { createdAt: day(2), isVouchedFor: wasVouchedFor })
  if (wasVouchedFor) await db.insert(audit).values({ action: 'teacher.vouched_for', subjectKind: 'user', subjectId: pressed, at: day(3) })
  await seed(db, 'usedInvite', { createdAt: day(2), isVouchedFor: wasVouchedFor })
  await db.insert(teacherInvites).values({ email: 'UsedInvite@school.example', tokenHash: 'x', expiresAt: day(16), usedAt: day(2) })
  await seed(db, 'late', { createdAt: day(12), isVouchedFor: wasVouchedFor })
  await seed(db, 'unconfirmed', { createdAt: day(12), mustConfirmEmail: true })
  expect(await vouchedIn(db)).toEqual(expected)
})

/** Links a teacher to a student as the database of that time had it. */
function link(db: Db, teacherId: number, studentId: number, keepsAccount: boolean) {
  return db.execute(sql`insert into teacher_students (teacher_id, student_id, keeps_account) values (${teacherId}, ${studentId}, ${keepsAccount})`)
}

/** The links of a school once the upgrade is done: whose, and how the account is kept. */
async function linksIn(db: Db) {
  await migrateDatabase(db)
  const rows = await db
    .select({ name: users.username, tie: teacherStudents.tie })
    .from(teacherStudents)
    .innerJoin(users, eq(users.id, teacherStudents.studentId))
    .orderBy(asc(users.id))
  return rows.map(({ name, tie }) => [name, tie])
}

test.each<[string, boolean, string]>([
  ['a stranger keeps none of the accounts that a code brought since, but those they made or were given later', false, 'sees'],
  ['whom an administrator vouched for keeps those that a code brought by that word, and those they made or were given later by themself', true, 'keeps_by_vouch'],
])('%s', async (_, isPressed, expected) => {
  const db = await schoolWith([[10, 'invite']])
  const teacher = await seed(db, 'teacher', { createdAt: day(2), isVouchedFor: true })
  if (isPressed) await db.insert(audit).values({ action: 'teacher.vouched_for', subjectKind: 'user', subjectId: teacher, at: day(3) })
  const [group] = await db.insert(classes).values({ teacherId: teacher, name: 'Free points' }).returning({ id: classes.id })
  const brought = async (name: string, note: Partial<typeof audit.$inferInsert> | null, isByCode = true) => {
    const studentId = await seed(db, name, { role: 'STUDENT' })
    await link(db, teacher, studentId, true)
    await db.insert(classMembers).values({ classId: group?.id ?? 0, studentId, isByCode, joinedAt: day(8) })
    if (note) await db.insert(audit).values({ action: '', subjectKind: 'user', subjectId: studentId, at: day(9), ...note })
  }
  await brought('lured', null)
  await brought('made', { action: 'student.created', actorId: teacher })
  await brought('given', { action: 'student.given' })
  await brought('luredAfter', { action: 'student.given', at: day(7) })
  await brought('hadBefore', null, false)
  expect(await linksIn(db)).toEqual([
    ['lured', expected],
    ['made', 'keeps'],
    ['given', 'keeps'],
    ['luredAfter', expected],
    ['hadBefore', 'keeps'],
  ])
})

test('who was invited keeps the students they have, as if somebody had vouched for them', async () => {
  const db = await schoolWith([[3, 'open'], [10, 'invite']])
  const invited = await seed(db, 'invited', { createdAt: day(12) })
  await link(db, invited, await seed(db, 'mia', { role: 'STUDENT' }), false)
  expect(await linksIn(db)).toEqual([['mia', 'keeps_by_vouch']])
})

test('whom an administrator stopped vouching for stays so', async () => {
  const db = await schoolWith([[3, 'open'], [10, 'invite']])
  const doubted = await seed(db, 'doubted', { createdAt: day(12) })
  await db.insert(audit).values({ action: 'teacher.no_longer_vouched_for', subjectKind: 'user', subjectId: doubted, at: day(14) })
  await link(db, doubted, await seed(db, 'mia', { role: 'STUDENT' }), false)
  expect(await vouchedIn(db)).toEqual([])
  expect(await linksIn(db)).toEqual([['mia', 'sees']])
})
