import { join } from 'node:path'
import * as v from 'valibot'
import { login } from '#contract/accounts/auth.ts'
import { ChatReply, skipQuestion, startChat, submitAnswer } from '#contract/chat/chat-sessions.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { openDirectory, openEmbedded } from '#server/db/engine/embedded.ts'
import { messages, sessionQuestions, sessionReplies, sessions } from '#server/db/schema/sessions.ts'
import { seedAssignment, seedExercise } from '#tests/server/chat/exercises.ts'
import { seedPerson, seedStudentOf, seededPassword } from '#tests/support/school/people.ts'
import type { ServerProcess } from '#tests/support/server-process.ts'

/** A student who answers one question after the other and remembers what was acknowledged, and what was not. */
export type Writer = {
  username: string
  assignmentId: number
  token: string
  number: number
  /** Reply by attempt id. */
  acknowledged: Map<string, ChatReply>
  /** Sent, and never answered: to be sent again as it is. */
  open: { call: Endpoint; body: Record<string, unknown> } | null
}

/** What is wrong with a database after its server was killed; empty lists when nothing is. */
export type Damage = { lostReplies: string[]; doubledAnswers: string[]; tornSessions: number[] }

/** Makes a school of `count` students in an empty folder, each with one assignment that can be done again and again. */
export async function foundSchool(dataDir: string, count: number): Promise<Writer[]> {
  const { db, close } = await openEmbedded(dataDir)
  const teacher = await seedPerson(db, 'TEACHER')
  const set = { numQuestions: 10, allowSkipping: true, attemptsBeforeMovingOn: 40, attemptsBeforeAnswers: 40 }
  const exercise = await seedExercise(db, teacher.id, [{ title: 'Sum', prompt: 'What is 1 + 1?\n\nAnswer: 2\nHint: Count.', set }])
  const writers: Writer[] = []
  for (let index = 0; index < count; index += 1) {
    const student = await seedStudentOf(db, teacher)
    const { id } = await seedAssignment(db, { teacherId: teacher.id, studentId: student.id, exerciseId: exercise.id, allowRedo: true })
    writers.push({ username: student.username, assignmentId: id, token: '', number: (index + 1) * 1_000_000, acknowledged: new Map(), open: null })
  }
  await close()
  return writers
}

/** Lets a student work until the server is gone. What the last server did not acknowledge is sent again first. */
export async function workUntilKilled(server: ServerProcess, writer: Writer): Promise<void> {
  if (writer.token === '') {
    const reply = await post(server, writer, login, { login_identifier: writer.username, password: seededPassword })
    if (reply === null) return
    writer.token = v.parse(login.reply, reply).access_token
  }
  let state = await start(server, writer)
  if (state && writer.open) state = await sendOpen(server, writer, state)
  while (state) {
    if (state.complete) {
      state = await start(server, writer)
      continue
    }
    writer.number += 1
    const isSkip = writer.number % 6 === 0
    const body = { session_id: state.agent.session_id, state_token: state.agent.state_token, client_attempt_id: `attempt ${writer.number}` }
    writer.open = isSkip ? { call: skipQuestion, body } : { call: submitAnswer, body: { ...body, answer: String(writer.number) } }
    state = await sendOpen(server, writer, state)
  }
}

/** Reads a killed server's database and compares it with what was acknowledged. */
export async function inspect(dataDir: string, writers: readonly Writer[]): Promise<Damage> {
  const { db, close } = await openDirectory(join(dataDir, 'db'))
  const replies = new Map((await db.select().from(sessionReplies)).map((row) => [row.clientAttemptId, JSON.stringify(v.parse(ChatReply, row.reply))]))
  const said = await db.select().from(messages)
  const asked = await db.select().from(sessionQuestions)
  const all = await db.select().from(sessions)
  await close()
  const answers = said.filter(({ role }) => role === 'user').map(({ content }) => content)
  const acknowledged = writers.flatMap((writer) => [...writer.acknowledged])
  return {
    lostReplies: acknowledged.filter(([id, reply]) => replies.get(`id:${id}`) !== JSON.stringify(reply)).map(([id]) => id),
    doubledAnswers: answers.filter((answer, index) => answers.indexOf(answer) !== index),
    tornSessions: all.filter((session) => isTorn(session)).map(({ id }) => id),
  }

  function isTorn({ id, scoreCenti, currentPosition, totalQuestions, status }: (typeof all)[number]): boolean {
    const questions = asked.filter(({ sessionId }) => sessionId === id)
    const log = said.filter(({ sessionId }) => sessionId === id)
    const tries = (position: number) => log.filter((one) => one.position === position && one.attempt !== null).length
    const cards = log.filter(({ role }) => role === 'assistant').length - log.filter(({ role }) => role === 'system').length
    return (
      questions.length !== totalQuestions ||
      questions.some(({ position, attempts }) => attempts !== tries(position)) ||
      scoreCenti !== questions.reduce((sum, one) => sum + one.scoreCenti, 0) ||
      cards !== currentPosition + 1 ||
      (status === 'complete') !== questions.every(({ status: state }) => state !== 'open')
    )
  }
}

async function start(server: ServerProcess, writer: Writer): Promise<ChatReply | null> {
  const reply = await post(server, writer, startChat, { assignment_id: writer.assignmentId })
  return reply === null ? null : v.parse(ChatReply, reply)
}

async function sendOpen(server: ServerProcess, writer: Writer, state: ChatReply): Promise<ChatReply | null> {
  if (!writer.open) return state
  const { call, body } = writer.open
  const reply = await post(server, writer, call, body)
  if (reply === null) return null
  const parsed = v.parse(ChatReply, reply)
  writer.acknowledged.set(String(body.client_attempt_id), parsed)
  writer.open = null
  return parsed
}

/** The answer's body, or null when the server is gone. Throws on a refusal: nobody but this student moves the session. */
async function post(server: ServerProcess, writer: Writer, call: Endpoint, body: Record<string, unknown>): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', ...(writer.token ? { Authorization: `Bearer ${writer.token}` } : {}) }
  const response = await fetch(`${server.url}/api${call.path}`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null)
  const text = await response?.text().catch(() => null)
  if (!response || text === null || text === undefined) return null
  if (!response.ok) throw new Error(`${call.path} answered ${response.status} ${text.slice(0, 300)}`)
  return JSON.parse(text)
}
