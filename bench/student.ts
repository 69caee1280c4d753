import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { login } from '#contract/accounts/auth.ts'
import { ChatReply, skipQuestion, startChat, submitAnswer } from '#contract/chat/chat-sessions.ts'
import { pupilPassword, type Pupil, type Work } from './school.ts'

/** What one accepted answer cost: milliseconds from sending to the whole reply, and the reply's bytes. */
export type Cost = { ms: number; bytes: number }

/** A pupil at work over HTTP: answers sums, right at the first try, and moves on. */
export type Student = {
  token: string
  start: (work: Work) => Promise<void>
  /** Answers the question right after so many wrong tries and moves on; a finished session starts again. The cost of each try. */
  answer: (wrongTries?: number) => Promise<Cost[]>
  /** Asks for help, which adds two messages and costs no attempt. */
  ask: () => Promise<void>
  sessionId: () => number
}

/** Signs a pupil in. */
export async function signIn(address: string, pupil: Pupil): Promise<Student> {
  const token = await tokenOf(address, pupil.username)
  let current: { work: Work; reply: ChatReply } | undefined

  return { token, start, answer, ask, sessionId: () => session().agent.session_id }

  async function start(work: Work): Promise<void> {
    current = { work, reply: await chat(startChat.path, work) }
  }

  async function answer(wrongTries = 0): Promise<Cost[]> {
    const [, a, b] = /What is (\d+) \+ (\d+)/.exec(session().message) ?? []
    const costs: Cost[] = []
    for (let off = wrongTries; off >= 0; off -= 1) {
      const sent = { ...state(), answer: String(Number(a) + Number(b) + off) }
      const before = performance.now()
      const { body, bytes } = await post(submitAnswer.path, sent)
      costs.push({ ms: performance.now() - before, bytes })
      keep(v.parse(ChatReply, body))
    }
    const next = await chat(skipQuestion.path, state())
    keep(next)
    if (next.complete && current) await start(current.work)
    return costs
  }

  async function ask(): Promise<void> {
    const { message } = session()
    await chat(submitAnswer.path, { ...state(), answer: 'help' })
    keep({ ...session(), message })
  }

  function session(): ChatReply {
    if (!current) throw new Error('no session was started')
    return current.reply
  }

  function keep(reply: ChatReply): void {
    if (current) current = { work: current.work, reply }
  }

  function state() {
    return { session_id: session().agent.session_id, client_attempt_id: randomUUID() }
  }

  async function chat(path: string, body: unknown): Promise<ChatReply> {
    return v.parse(ChatReply, (await post(path, body)).body)
  }

  async function post(path: string, sent: unknown): Promise<{ body: unknown; bytes: number }> {
    const reply = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'time-zone': 'UTC',
        'accept-encoding': 'identity',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(sent),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text.slice(0, 300)}`)
    return { body: JSON.parse(text), bytes: text.length }
  }
}

/** Signs anybody of the bench in; their token. */
export async function tokenOf(address: string, username: string): Promise<string> {
  const body = JSON.stringify({ login_identifier: username, password: pupilPassword })
  const reply = await fetch(`${address}/api${login.path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (!reply.ok) throw new Error(`signing ${username} in answered ${reply.status}`)
  return v.parse(login.reply, await reply.json()).access_token
}
