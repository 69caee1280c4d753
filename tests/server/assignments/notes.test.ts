import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { dismissNote, listNotes, sendNotes } from '#contract/assignments/notes.ts'
import { countInWindow } from '#server/db/accounts/rate-counters.queries.ts'
import { mostNotes } from '#server/db/assignments/notes.queries.ts'
import { notes } from '#server/db/schema/notes.ts'
import { users } from '#server/db/schema/people.ts'
import { assignments } from '#server/db/schema/work.ts'
import type { Settings } from '#server/settings.ts'
import { mostNoteMails, noteMailsOf } from '#server/use-cases/assignments/notes/send-notes.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment } from '#tests/server/chat/exercises.ts'
import type { Person } from '#tests/support/school/people.ts'

const text = 'Please finish this today.\nI am in room 7 at lunch. <b>Really</b>'
const late = new Date('2026-11-18T12:00:00Z')
const nextWeek = new Date('2026-11-27T12:00:00Z')

/** Ana is overdue, Ben has time left, Cy has turned it in; a colleague has Dan, who is overdue as well. */
async function withBehind(settings: Partial<Settings> = {}) {
  const room = await createClassroom({ student: { name: 'Ana' }, settings })
  const { app, teacher, exercise, student: ana } = room
  const { db } = app
  await db.delete(assignments)
  const colleague = await app.seedTeacher()
  const [ben, cy] = [await app.seedStudent({ teacher, name: 'Ben' }), await app.seedStudent({ teacher, name: 'Cy' })]
  const dan = await app.seedStudent({ teacher: colleague, name: 'Dan' })
  const give = async (by: Person, to: Person, more: object) =>
    (await seedAssignment(db, { teacherId: by.id, studentId: to.id, exerciseId: exercise.id, title: 'Fractions', ...more })).id
  const ids = [
    await give(teacher, ana, { dueDate: late }),
    await give(teacher, ben, { dueDate: nextWeek }),
    await give(teacher, cy, { dueDate: late, complete: true, score: 80 }),
    await give(colleague, dan, { dueDate: late }),
  ]
  const say = (words: string, as = teacher) => ({ as, body: { assignment_ids: ids, to: 'unfinished' as const, text: words } })
  const send = (to: 'overdue' | 'unfinished', as = teacher) => app.request(sendNotes, { as, body: { assignment_ids: ids, to, text } })
  const read = async (as: Person) => (await app.request(listNotes, { as })).results
  return { ...room, colleague, people: { ana, ben, cy, dan }, ids, give, send, say, read }
}

describe('a note to everyone who is behind', () => {
  test('reaches who is overdue, or who has not turned it in, and nobody else: not who is done, not a colleague’s student', async () => {
    const { people, send, read, teacher, app } = await withBehind()
    const { ana, ben, cy, dan } = people
    const toOverdue = await send('overdue')
    const afterFirst = [await read(ana), await read(ben), await read(cy), await read(dan)].map((one) => one.length)
    const toUnfinished = await send('unfinished')
    const afterSecond = [await read(ana), await read(ben), await read(cy), await read(dan)].map((one) => one.length)
    expect([toOverdue, afterFirst, toUnfinished, afterSecond]).toEqual([{ sent: 1, mailed: 0 }, [1, 0, 0, 0], { sent: 2, mailed: 0 }, [2, 1, 0, 0]])
    const [row] = await app.db.select().from(users).where(eq(users.id, teacher.id))
    expect(await read(ben)).toEqual([{ id: expect.any(Number), from: row?.name, about: 'Fractions', text, at: app.clock.now().toISOString() }])
  })

  test('is one note for a student who is behind with several pieces, about the one that was due first', async () => {
    const { app, teacher, people, ids, give, read } = await withBehind()
    const earlier = await give(teacher, people.ana, { dueDate: new Date('2026-11-10T12:00:00Z'), title: 'Decimals' })
    await app.request(sendNotes, { as: teacher, body: { assignment_ids: [...ids, earlier], to: 'overdue', text } })
    expect((await read(people.ana)).map(({ about }) => about)).toEqual(['Decimals'])
  })

  test('is put away for good by its student, and by nobody else', async () => {
    const { app, people, send, read } = await withBehind()
    await send('unfinished')
    const [note] = await read(people.ana)
    const params = { id: note?.id ?? 0 }
    const refused = await app.refused(dismissNote, { as: people.ben, params })
    await app.request(dismissNote, { as: people.ana, params })
    const again = await app.refused(dismissNote, { as: people.ana, params })
    expect([refused.status, await read(people.ana), again.status]).toEqual([404, [], 404])
  })

  test('does not reach students of a colleague, who are taken away, or work that is not seen yet', async () => {
    const { app, people, colleague, send, read, ids } = await withBehind()
    expect(await send('unfinished', colleague)).toEqual({ sent: 1, mailed: 0 })
    expect((await read(people.ana)).length).toBe(0)
    await app.db.update(assignments).set({ assignAt: nextWeek }).where(eq(assignments.id, ids[0] ?? 0))
    await app.db.update(users).set({ deletedAt: app.clock.now() }).where(eq(users.id, people.ben.id))
    expect(await send('unfinished')).toEqual({ sent: 0, mailed: 0 })
  })

  test('takes the place of the oldest where a student has as many as there is room for, and goes with its student', async () => {
    const { app, people, send, read } = await withBehind()
    for (let count = 0; count < mostNotes + 2; count += 1) await send('overdue')
    const kept = await read(people.ana)
    await app.db.delete(users).where(eq(users.id, people.ana.id))
    expect([kept.length, await app.db.$count(notes)]).toEqual([mostNotes, 0])
  })

  test('is refused when it says nothing, says too much, or comes too often', async () => {
    const { app, teacher, ids, send } = await withBehind()
    const refusal = (words: string) => app.refused(sendNotes, { as: teacher, body: { assignment_ids: ids, to: 'overdue', text: words } })
    expect([(await refusal('  ')).status, (await refusal('a'.repeat(601))).status]).toEqual([422, 422])
    for (let count = 0; count < 30; count += 1) await send('overdue')
    expect((await refusal('once more')).code).toBe('too_many_requests')
  })

  test('is mailed as plain text where the school mails, and not any more once it was put away', async () => {
    const { app, people, send, read, mail } = await withBehind({ smtpUrl: 'smtp://mail.example' }).then((room) => ({ ...room, mail: room.app.mail }))
    expect(await send('unfinished')).toEqual({ sent: 2, mailed: 2 })
    const [note] = await read(people.ben)
    await app.request(dismissNote, { as: people.ben, params: { id: note?.id ?? 0 } })
    await app.whenIdle()
    expect(mail.map(({ to, subject }) => [to.address, subject])).toEqual([[people.ana.email, 'A message from your teacher']])
    expect([mail[0]?.text.includes(text), mail[0]?.html.includes('<b>')]).toEqual([true, false])
  })

  test('makes no mail a way to somewhere else: nothing in it is a link but the one to the start page, whoever typed it', async () => {
    const { app, people, teacher, say } = await withBehind({ smtpUrl: 'smtp://mail.example' })
    const bad = 'Win at https://evil.example/x, www.evil．example, evil。example, me@evil.example or evil\u200b.example. It costs 3.5 euros. Good luck!'
    await app.db.update(users).set({ name: 'evil.example https://evil.example' }).where(eq(users.id, teacher.id))
    await app.db.update(users).set({ name: 'Ana evil.example' }).where(eq(users.id, people.ana.id))
    await app.db.update(assignments).set({ title: 'See https://evil.example/y' })
    await app.request(sendNotes, say(bad))
    await app.whenIdle()
    const mail = app.mail.find(({ to }) => to.address === people.ana.email)
    expect([mail?.to.name, mail?.text.match(/https?:\/\/\S+/g)?.length, /evil[.。]\S|@evil/.test(mail?.text ?? 'evil.x')]).toEqual(['Ana evil. example', 1, false])
    expect(mail?.text).toContain('It costs 3.5 euros. Good luck!')
  })

  test('is mailed to so many an hour and no more', async () => {
    const { app, teacher, send, say } = await withBehind({ smtpUrl: 'smtp://mail.example' })
    await countInWindow(app.db, noteMailsOf(teacher.id), 3_600_000, app.clock.now(), mostNoteMails - 1)
    expect((await app.refused(sendNotes, say('Please finish.'))).status).toEqual(429)
    app.clock.advance(3_600_001)
    expect((await send('unfinished')).mailed).toEqual(2)
  })
})
