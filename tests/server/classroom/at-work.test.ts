import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type AtWork, AtWork as AtWorkReply, readAtWork, watchAtWork } from '#contract/classroom/at-work.ts'
import { deleteClass } from '#contract/classroom/classes.ts'
import { logout } from '#contract/accounts/auth.ts'
import { saveDraft } from '#contract/chat/chat-sessions.ts'
import { createWatching, mostStreams, type Watching } from '#server/ports/watching.ts'
import { classes, classMembers, users } from '#server/db/schema/people.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment } from '#tests/server/chat/exercises.ts'
import { countStatements } from '#tests/server/chat/statements.ts'
import type { Person } from '#tests/support/school/people.ts'

const minute = 60_000

/** A class at one exercise, with as many students as are named; the first has the classroom's own assignment. */
async function withClass({ names, watching }: { names: readonly string[]; watching?: Watching }) {
  const [first = 'Ana', ...others] = names
  const room = await createClassroom({ student: { name: first }, ...(watching ? { watching } : {}) })
  const { app, teacher, exercise, student } = room
  const { db } = app
  const people: Record<string, Person> = { [first]: student }
  const assignmentOf: Record<string, number> = { [first]: room.assignment.id }
  for (const name of others) {
    const person = await app.seedStudent({ teacher, name })
    people[name] = person
    assignmentOf[name] = (await seedAssignment(db, { teacherId: teacher.id, studentId: person.id, exerciseId: exercise.id })).id
  }
  const [group] = await db.insert(classes).values({ teacherId: teacher.id, name: 'Year 5' }).returning()
  const classId = group?.id ?? 0
  await db.insert(classMembers).values(Object.values(people).map(({ id }) => ({ classId, studentId: id })))
  const begin = (name: string) => room.start(people[name], { assignment_id: assignmentOf[name] ?? 0 })
  const look = () => app.request(readAtWork, { as: teacher, params: { id: classId } })
  return { ...room, classId, params: { id: classId }, begin, look, people }
}

function told({ students }: AtWork) {
  return students.map(({ name, state, question, tries }) => [name, state, question, tries])
}

describe('a class at its work', () => {
  test('is told by who is stuck, works, is away, has not started or has finished, with the question each is on', async () => {
    const { app, begin, look, exercise } = await withClass({ names: ['Ana', 'Ben', 'Cy', 'Dan', 'Eve'] })
    const away = await begin('Cy')
    const finished = await begin('Dan')
    for (const _ of away.latest().agent.tasks) await finished.turn('q1').then(() => finished.turn('next')).catch(() => null)
    app.clock.advance(6 * minute)
    const stuck = await begin('Ana')
    for (const word of ['one', 'two', 'three']) await stuck.turn(`q0 ${word}`)
    const working = await begin('Ben')
    await working.turn('q1')
    await working.turn('next')
    app.clock.advance(minute)
    const seen = await look()
    expect(told(seen)).toEqual([
      ['Ana', 'stuck', 1, 3],
      ['Ben', 'working', 2, 0],
      ['Cy', 'away', 1, 0],
      ['Eve', 'not_started', null, 0],
      ['Dan', 'finished', null, 0],
    ])
    expect(seen.works).toEqual([{ exercise_id: exercise.id, title: seen.works[0]?.title, assigned: 5, working: 3, finished: 1 }])
    expect(seen.questions.slice(0, 2).map(({ here, stuck: count, done }) => [here, count, done])).toEqual([[2, 1, 2], [1, 0, 1]])
    expect(seen.questions.map(({ places }) => places && [places.first, places.last])).toEqual([[1, 1], [2, 2], [3, 4]])
  })

  test('calls who is long on one question stuck while they give a sign, and away once they give none', async () => {
    const { app, begin, look, people } = await withClass({ names: ['Ana'] })
    const session = await begin('Ana')
    const states = []
    for (const _ of [1, 2, 3]) {
      app.clock.advance(4 * minute)
      states.push((await look()).students[0]?.state)
      await app.request(saveDraft, { as: people['Ana'], body: { session_id: session.session_id, text: 'half a thought', state_token: session.token() } })
    }
    app.clock.advance(5 * minute)
    expect([...states, (await look()).students[0]?.state]).toEqual(['working', 'stuck', 'stuck', 'away'])
  })

  test('never holds a word that a student typed, sent or not', async () => {
    const { app, begin, teacher, params, people, classId } = await withClass({ names: ['Ana'] })
    const session = await begin('Ana')
    await session.turn('q.5 zebra crossing')
    await app.request(saveDraft, { as: people['Ana'], body: { session_id: session.session_id, text: 'quagga in the rain', state_token: session.token() } })
    const texts = []
    for (const call of [readAtWork, watchAtWork]) texts.push(await (await app.send(call, { as: teacher, params })).text())
    expect(texts.map((text) => [text.includes(`"id":${classId}`), /zebra|quagga/.test(text)])).toEqual([[true, false], [true, false]])
  })

  test('costs the same statements for two students and for thirty', async () => {
    const costs = []
    for (const size of [2, 30]) {
      const { begin, look } = await withClass({ names: Array.from({ length: size }, (_, index) => `Student ${index}`) })
      await begin('Student 0')
      const count = countStatements()
      await look()
      costs.push(count())
    }
    expect(costs).toEqual([costs[0], costs[0]])
    expect(costs[0]).toBeLessThanOrEqual(5)
  })

  test('is of another class or another teacher’s work for nobody: what is not its own is left out', async () => {
    const { app, look, people, classId } = await withClass({ names: ['Ana', 'Ben'] })
    const colleague = await app.seedTeacher()
    const [other] = await app.db.insert(classes).values({ teacherId: colleague.id, name: 'Chess' }).returning()
    await app.db.insert(classMembers).values({ classId: other?.id ?? 0, studentId: people['Ana']?.id ?? 0 })
    const refused = await app.refused(readAtWork, { as: colleague, params: { id: classId } })
    const theirs = await app.request(readAtWork, { as: colleague, params: { id: other?.id ?? 0 } })
    expect([refused.status, theirs.works, theirs.students, (await look()).students.length]).toEqual([404, [], [], 2])
  })
})

/** Streams whose pauses end when the test says so, also when it says so before they begin. */
function byHand() {
  const waiting: (() => void)[] = []
  let early = 0
  const watching = createWatching(async (signal) => {
    if (early > 0) early -= 1
    else {
      await new Promise<void>((go) => {
        waiting.push(go)
        signal.addEventListener('abort', () => go())
      })
    }
  })
  const next = () => {
    const go = waiting.shift()
    if (go === undefined) early += 1
    else go()
  }
  return { watching, next }
}

/** Reads events one by one: the report, or null for a comment, and undefined at the end. */
function eventsOf(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  return {
    next: async () => {
      const { done, value = '' } = (await reader?.read()) ?? { done: true, value: '' }
      if (done) return undefined
      return value.startsWith('data: ') ? v.parse(AtWorkReply, JSON.parse(value.slice('data: '.length))) : null
    },
    leave: async () => reader?.cancel(),
  }
}

type Room = Awaited<ReturnType<typeof withClass>>

describe('who watches a class', () => {
  test('hears at once how it stands, then each change, and between them only that the line holds', async () => {
    const { watching, next } = byHand()
    const { app, teacher, params, begin } = await withClass({ names: ['Ana'], watching })
    const session = await begin('Ana')
    const response = await app.send(watchAtWork, { as: teacher, params })
    const events = eventsOf(response)
    const heard = [await events.next()]
    next()
    heard.push(await events.next())
    await session.turn('q0 a try')
    next()
    heard.push(await events.next())
    watching.stop()
    await events.leave()
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(heard.map((one) => one && told(one))).toEqual([[['Ana', 'working', 1, 0]], null, [['Ana', 'working', 1, 1]]])
  })

  test.each([
    ['the class is deleted', (room: Room) => room.app.request(deleteClass, { as: room.teacher, params: room.params })],
    ['they sign out', (room: Room, token: string) => room.app.request(logout, { as: token })],
    ['they are kept out', ({ app, teacher }: Room) => app.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, teacher.id))],
  ])('hears no more once %s', async (_, change) => {
    const { watching, next } = byHand()
    const room = await withClass({ names: ['Ana'], watching })
    const token = await room.app.tokenOf(room.teacher)
    const events = eventsOf(await room.app.send(watchAtWork, { as: token, params: room.params }))
    await events.next()
    await change(room, token)
    next()
    expect(await events.next()).toBeUndefined()
  })

  test('has so many streams at once, and one more when one of them is left', async () => {
    const { watching, next } = byHand()
    let tellFreed: () => void = () => undefined
    const freed = new Promise<void>((resolve) => (tellFreed = resolve))
    const begin = (personId: number) => {
      const end = watching.begin(personId)
      if (end === null) return null
      return () => {
        end()
        tellFreed()
      }
    }
    const { app, teacher, params } = await withClass({ names: ['Ana'], watching: { ...watching, begin } })
    const open = []
    for (let count = 0; count < mostStreams; count += 1) open.push(eventsOf(await app.send(watchAtWork, { as: teacher, params })))
    for (const one of open) await one.next()
    const refused = await app.refused(watchAtWork, { as: teacher, params })
    const left = open[0]?.leave()
    for (const _ of open) next()
    await Promise.all([left, freed])
    const again = await app.send(watchAtWork, { as: teacher, params })
    watching.stop()
    expect([refused.status, refused.code, again.status]).toEqual([429, 'too_many_requests', 200])
  })

  test('has no stream open where a call asked for its head alone, or was left before it was read', async () => {
    const watching = createWatching()
    const { app, teacher, classId } = await withClass({ names: ['Ana'], watching })
    const headers = { Authorization: `Bearer ${await app.tokenOf(teacher)}` }
    const path = `/api/classes/${classId}/at_work/events`
    const statuses = []
    for (let turn = 0; turn <= mostStreams; turn += 1) {
      const leaving = new AbortController()
      const response = await app.app.request(new Request(`http://school.example${path}`, { method: 'HEAD', headers, signal: leaving.signal }))
      const left = await app.app.request(path, { headers })
      await left.body?.cancel()
      leaving.abort()
      statuses.push(response.status, left.status)
    }
    expect(statuses).toEqual(Array.from({ length: mostStreams + 1 }, () => [405, 200]).flat())
    watching.stop()
  })

  test('is let go when the server ends, and nobody is let in any more', async () => {
    const { watching } = byHand()
    const { app, teacher, params } = await withClass({ names: ['Ana'], watching })
    const events = eventsOf(await app.send(watchAtWork, { as: teacher, params }))
    await events.next()
    watching.stop()
    expect([await events.next(), (await app.refused(watchAtWork, { as: teacher, params })).status]).toEqual([undefined, 429])
  })

  test('costs five statements a look, however many students there are', async () => {
    const { watching, next } = byHand()
    const { app, teacher, params } = await withClass({ names: Array.from({ length: 12 }, (_, index) => `Student ${index}`), watching })
    const events = eventsOf(await app.send(watchAtWork, { as: teacher, params }))
    await events.next()
    const count = countStatements()
    next()
    await events.next()
    expect(count()).toBe(5)
    watching.stop()
    await events.leave()
  })
})
