import { eq } from 'drizzle-orm'
import { startAccent } from '#contract/accent/accent-sessions.ts'
import { startChat, submitAnswer } from '#contract/chat/chat-sessions.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { createApp } from '#server/app.ts'
import { putInBin } from '#server/db/bin/bin.queries.ts'
import { classInvites } from '#server/db/schema/accounts.ts'
import { classes, classMembers, users } from '#server/db/schema/people.ts'
import { notes } from '#server/db/schema/notes.ts'
import { concerns } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import type { Deps } from '#server/deps.ts'
import { runAfterAnswer } from '#server/http/after-answer.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import type { Author } from '#server/ports/author.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '#tests/support/app.ts'
import type { Person } from '#tests/support/school/people.ts'
import { scriptedTutor } from '#tests/server/chat/classroom.ts'
import { seedAssignment, seedExercise } from '#tests/server/chat/exercises.ts'
import { threeScripts } from '#tests/server/accent/classroom.ts'
import { scriptedSpeech } from '#tests/server/accent/speech.ts'
import type { CallerName, SchoolObject } from './callers.ts'
import { seedLibrary } from './library.ts'

/** One request, ready to send. */
export type Sent = { method: string; path: string; headers: Record<string, string>; body?: string }

/**
 * A school with two teachers and the work of their pupils, for tests that try every door: the callers' tokens, the objects
 * of every kind by the name of its rule, and `undone`, which sends requests and takes back whatever they did.
 */
export type School = {
  app: TestApp
  people: Record<'student' | 'classmate' | 'newcomer' | 'stranger' | 'teacher' | 'other teacher' | 'admin', Person>
  tokens: Record<CallerName, string | null>
  objects: Record<string, SchoolObject[]>
  exerciseId: number
  spokenExerciseId: number
  undone: <Result>(work: (send: (sent: Sent) => Promise<Response>, deps: Deps) => Promise<Result>) => Promise<Result>
}

/** A language model that is there and says nothing of use. */
const silentAuthor: Author = { model: 'silent', suggest: () => Promise.resolve(null), explain: () => Promise.resolve(null) }

/** Builds the school. */
export async function createSchool(options: TestAppOptions = {}): Promise<School> {
  const app = await createTestApp({ tutor: scriptedTutor, speech: scriptedSpeech, author: silentAuthor, ...options })
  const { seedStudent, seedTeacher, tokenOf, db, clock } = app
  const [teacher, otherTeacher, admin] = [await seedTeacher(), await seedTeacher(), await app.seedAdmin()]
  const [student, classmate] = [await seedStudent({ teacher }), await seedStudent({ teacher })]
  const newcomer = await seedStudent({ teacher, shouldChangePassword: true })
  const [stranger, gone] = [await seedStudent({ teacher: otherTeacher }), await seedStudent({ teacher })]
  const exercise = await seedExercise(db, teacher.id)
  const theirs = await seedExercise(db, otherTeacher.id)

  const work = async (by: Person, of: Person, exerciseId: number) => seedAssignment(db, { teacherId: by.id, studentId: of.id, exerciseId })
  const play = async (as: Person, body: { assignment_id?: number; exercise_id?: number }) => {
    const { agent } = await app.request(startChat, { as, body })
    return agent.session_id
  }
  const [ofStudent, ofClassmate] = [await work(teacher, student, exercise.id), await work(teacher, classmate, exercise.id)]
  const ofStranger = await work(otherTeacher, stranger, theirs.id)
  const binned = await work(teacher, student, exercise.id)
  await db.update(assignments).set({ deletedAt: clock.now() }).where(eq(assignments.id, binned.id))
  const sessions = {
    student: await play(student, { assignment_id: ofStudent.id }),
    classmate: await play(classmate, { assignment_id: ofClassmate.id }),
    stranger: await play(stranger, { assignment_id: ofStranger.id }),
    test: await play(teacher, { exercise_id: exercise.id }),
    theirTest: await play(otherTeacher, { exercise_id: theirs.id }),
  }
  const spokenExercise = await seedExercise(db, teacher.id, threeScripts, { title: 'Small Talk' })
  const speak = async (as: Person) => {
    const { id } = await work(teacher, as, spokenExercise.id)
    const { agent } = await app.request(startAccent, { as, body: { assignment_id: id } })
    return agent.session_id
  }
  const spoken = { student: await speak(student), classmate: await speak(classmate) }
  const pending = async (as: Person, session_id: number) => {
    const { agent } = await app.request(submitAnswer, { as, body: { session_id, answer: 'pending' } })
    return agent.full_context[0]?.id ?? 0
  }
  const waiting = { classmate: await pending(classmate, sessions.classmate), stranger: await pending(stranger, sessions.stranger) }
  const worrying = await db
    .insert(concerns)
    .values([
      { sessionId: sessions.classmate, messageId: waiting.classmate, kind: 'harmed', at: clock.now() },
      { sessionId: sessions.stranger, messageId: waiting.stranger, kind: 'harmed', at: clock.now() },
    ])
    .returning({ id: concerns.id })
  const [ofGone, expired] = [await tokenOf(gone), await tokenOf(student)]
  await db.update(users).set({ deletedAt: clock.now() }).where(eq(users.id, gone.id))
  const [ofTeacher, ofOther, gone5A, ofAdmin] = await db
    .insert(classes)
    .values([
      { teacherId: teacher.id, name: 'Class 5A' },
      { teacherId: otherTeacher.id, name: 'Class 5B' },
      { teacherId: teacher.id, name: 'Class 5C', deletedAt: clock.now() },
      { teacherId: admin.id, name: 'Class 5D' },
    ])
    .returning({ id: classes.id })
  if (!ofTeacher || !ofOther || !gone5A || !ofAdmin) throw new Error('the classes were not stored')
  await db.insert(classMembers).values([
    { classId: ofTeacher.id, studentId: student.id },
    { classId: ofOther.id, studentId: stranger.id },
  ])
  clock.advance(13 * 3600_000)
  const inBin = {
    student: await putInBin(db, { kind: 'student', objectId: gone.id, title: gone.name, ownerId: teacher.id }, clock.now()),
    class: await putInBin(db, { kind: 'class', objectId: gone5A.id, title: 'Class 5C', ownerId: teacher.id }, clock.now()),
    theirs: await putInBin(db, { kind: 'assignment', objectId: binned.id, title: 'Work', ownerId: otherTeacher.id }, clock.now()),
  }

  const invited = await db
    .insert(classInvites)
    .values(['nobody@school.example', teacher.email].map((email) => ({ classId: ofAdmin.id, email, invitedBy: admin.id, expiresAt: new Date('2027-01-01') })))
    .returning({ id: classInvites.id })
  await seedTeacher({ email: 'invited@school.example' })
  const written = await db
    .insert(notes)
    .values([
      { teacherId: teacher.id, studentId: student.id, about: 'Work', text: 'Come and see me.' },
      { teacherId: otherTeacher.id, studentId: stranger.id, about: 'Work', text: 'Come and see me.' },
    ])
    .returning({ id: notes.id })
  const library = await seedLibrary(db, { teacher, otherTeacher, admin }, { teacher: exercise.id, otherTeacher: theirs.id }, clock.now())
  const played = (seen: Record<keyof typeof sessions, readonly CallerName[]>): SchoolObject[] => [
    { name: "the student's", id: sessions.student, seenBy: seen.student },
    { name: "the classmate's", id: sessions.classmate, seenBy: seen.classmate },
    { name: "another teacher's pupil's", id: sessions.stranger, seenBy: seen.stranger },
    { name: "the teacher's test run", id: sessions.test, seenBy: seen.test },
    { name: "another teacher's test run", id: sessions.theirTest, seenBy: seen.theirTest },
  ]
  const byPlayer = played({ student: ['student'], classmate: ['classmate'], stranger: [], test: ['teacher'], theirTest: ['other teacher'] })
  return {
    app,
    people: { student, classmate, newcomer, stranger, teacher, 'other teacher': otherTeacher, admin },
    tokens: {
      nobody: null,
      student: await tokenOf(student),
      classmate: await tokenOf(classmate),
      newcomer: await tokenOf(newcomer),
      teacher: await tokenOf(teacher),
      'other teacher': await tokenOf(otherTeacher),
      admin: await tokenOf(admin),
      deleted: ofGone,
      expired,
    },
    objects: {
      assignment: [
        { name: "the student's", id: ofStudent.id, seenBy: ['student', 'teacher', 'admin'] },
        { name: "the classmate's", id: ofClassmate.id, seenBy: ['classmate', 'teacher', 'admin'] },
        { name: "another teacher's", id: ofStranger.id, seenBy: ['other teacher', 'admin'] },
        { name: 'one in the bin', id: binned.id, seenBy: [] },
      ],
      session: played({
        student: ['student', 'teacher', 'admin'],
        classmate: ['classmate', 'teacher', 'admin'],
        stranger: ['other teacher', 'admin'],
        test: ['teacher', 'admin'],
        theirTest: ['other teacher', 'admin'],
      }),
      'answer to review': [
        { name: "the classmate's", id: waiting.classmate, seenBy: ['teacher', 'admin'] },
        { name: "another teacher's pupil's", id: waiting.stranger, seenBy: ['other teacher', 'admin'] },
        { name: 'what the tutor said', id: waiting.classmate + 2, seenBy: [] },
      ],
      reply: [
        { name: 'one to the classmate', id: waiting.classmate + 2, seenBy: ['classmate'] },
        { name: "one to another teacher's pupil", id: waiting.stranger + 2, seenBy: [] },
        { name: 'what the classmate said', id: waiting.classmate, seenBy: [] },
      ],
      concern: [
        { name: "the classmate's", id: worrying[0]?.id ?? 0, seenBy: ['teacher', 'admin'] },
        { name: "another teacher's pupil's", id: worrying[1]?.id ?? 0, seenBy: ['other teacher', 'admin'] },
      ],
      teacher: [{ name: 'a teacher', id: otherTeacher.id, seenBy: ['admin'] }],
      student: [
        { name: 'the student', id: student.id, seenBy: ['teacher', 'admin'] },
        { name: "another teacher's pupil", id: stranger.id, seenBy: ['other teacher', 'admin'] },
        { name: 'one in the bin', id: gone.id, seenBy: [] },
        { name: 'a teacher', id: teacher.id, seenBy: [] },
      ],
      class: [
        { name: "the teacher's", id: ofTeacher.id, seenBy: ['teacher', 'admin'] },
        { name: "another teacher's", id: ofOther.id, seenBy: ['other teacher', 'admin'] },
        { name: 'one in the bin', id: gone5A.id, seenBy: [] },
      ],
      'class invite': [
        { name: 'one to nobody', id: invited[0]?.id ?? 0, seenBy: [] },
        { name: 'one to the teacher', id: invited[1]?.id ?? 0, seenBy: ['teacher'] },
      ],
      'bin entry': [
        { name: "the teacher's student", id: inBin.student, seenBy: ['teacher', 'admin'] },
        { name: "the teacher's class", id: inBin.class, seenBy: ['teacher', 'admin'] },
        { name: "another teacher's", id: inBin.theirs, seenBy: ['other teacher', 'admin'] },
      ],
      ...library,
      'spoken session': [
        { name: "the student's", id: spoken.student, seenBy: ['student'] },
        { name: "the classmate's", id: spoken.classmate, seenBy: ['classmate'] },
        { name: "the student's chat", id: sessions.student, seenBy: [] },
      ],
      'chat session': byPlayer,
      'session clock': byPlayer,
      note: [
        { name: 'one to the student', id: written[0]?.id ?? 0, seenBy: ['student'] },
        { name: "one to another teacher's pupil", id: written[1]?.id ?? 0, seenBy: [] },
      ],
    },
    exerciseId: exercise.id,
    spokenExerciseId: spokenExercise.id,
    undone: takesBack(app),
  }
}

/** A request of a call with these contents. */
export function requestOf(call: Endpoint, token: string | null, { params = {}, query = {}, body }: Contents): Sent {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name]).toWellFormed()))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  const type = call.accepts ? `${call.accepts.type}; boundary=${boundary}` : 'application/json'
  return {
    method: call.method,
    path: `/api${path}${search === '' ? '' : `?${search}`}`,
    headers: { ...(token === null ? {} : { Authorization: `Bearer ${token}` }), ...(body === undefined ? {} : { 'Content-Type': type }) },
    ...(body === undefined ? {} : { body: call.accepts ? formOf(body) : JSON.stringify(body) }),
  }
}

const boundary = 'between'

/** A form whose files are plain text: enough to be let in, and refused for what it is. */
function formOf(body: unknown): string {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  const parts = fields.map(([name, value]) => {
    const file = name === 'file' ? '; filename="recording.wav"' : ''
    return `--${boundary}\r\nContent-Disposition: form-data; name="${encodeURIComponent(name.toWellFormed())}"${file}\r\n\r\n${String(value)}\r\n`
  })
  return `${parts.join('')}--${boundary}--\r\n`
}

/** What a request carries. */
export type Contents = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

class TakenBack extends Error {}

/** Takes turns: the one app below works in the transaction that is open, and within it in another one where it is called again. */
function takesBack(app: TestApp): School['undone'] {
  const deps: Deps = { ...app.deps }
  const afterAnswer = runAfterAnswer(() => 0)
  const within = createApp(deps, allRoutes, { checkReplies: true, afterAnswer })
  return async <Result>(work: (send: (sent: Sent) => Promise<Response>, deps: Deps) => Promise<Result>) => {
    const around = deps.db
    const done: Result[] = []
    try {
      await around.transaction(async (db) => {
        deps.db = db
        done.push(await work(async ({ path, ...init }) => within.request(path, init), deps))
        await afterAnswer.whenIdle()
        throw new TakenBack()
      })
    } catch (error) {
      if (!(error instanceof TakenBack)) throw error
    } finally {
      deps.db = around
    }
    for (const result of done) return result
    throw new Error('nothing was taken back')
  }
}
