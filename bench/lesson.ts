import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { listAssignments } from '#contract/assignments/assignments.ts'
import { listNotes } from '#contract/assignments/notes.ts'
import { getProfile, login } from '#contract/accounts/auth.ts'
import { skipQuestion, startChat, submitAnswer } from '#contract/chat/chat-sessions.ts'
import { getStudentStart } from '#contract/dashboard/start.ts'
import { getPractice } from '#contract/sessions/practice.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { median, percentile, printTable } from './figures.ts'
import { pupilPassword, type Pupil, type Work } from './school.ts'

/** A running server with a school in it. `pid` is its process, whose processor time is read. */
export type LessonServer = { name: string; address: string; pid: number; pupils: Pupil[] }

type Kind = 'answers' | 'start pages'
type Run = { server: LessonServer; kind: Kind; seats: Seat[]; rates: number[]; cpu: number[]; times: number[] }

const students = 32
const rounds = 5
const roundMs = 6_000
const clockTicksPerSecond = 100

const Message = v.object({ verdict: v.optional(v.string()) })
const Turn = v.object({ message: v.string(), complete: v.boolean(), agent: v.object({ session_id: v.number(), full_context: v.array(Message) }) })
type Turn = v.InferOutput<typeof Turn>

/** One student at a desk: a call at a time on a connection that stays open. */
type Seat = { address: string; agent: Agent; token: string; work: Work; turn: Turn | null; start: readonly Endpoint[] }

/**
 * A lesson of 32 students, each in a closed loop: a wrong answer, the right one and Next, every verdict looked at; then the start
 * page: the page and all it asks for. Servers take turns, so that ratios between them hold on a busy machine.
 */
export async function benchLesson(servers: readonly LessonServer[]): Promise<void> {
  const runs: Run[] = []
  for (const server of servers) {
    const seats = await Promise.all(server.pupils.slice(0, students).map((pupil) => takeSeat(server.address, pupil)))
    for (const kind of ['answers', 'start pages'] as const) runs.push({ server, kind, seats, rates: [], cpu: [], times: [] })
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const run of round % 2 === 0 ? runs : runs.toReversed()) await play(run)
  }
  printTable(
    `A lesson of ${students} students (a unit is a wrong answer, a right one and Next; or a start page with all it asks for)`,
    ['server', 'what', 'units/s', 'p50 ms', 'p99 ms', 'server CPU ms/unit'],
    runs.map(({ server, kind, rates, cpu, times }) => [
      server.name,
      kind,
      median(rates).toFixed(0),
      median(times).toFixed(1),
      percentile(times, 99).toFixed(1),
      median(cpu).toFixed(2),
    ]),
  )
}

async function play({ server, kind, seats, rates, cpu, times }: Run): Promise<void> {
  const began = performance.now()
  const cpuBefore = processorMs(server.pid)
  const until = began + roundMs
  let units = 0
  await Promise.all(
    seats.map(async (seat) => {
      while (performance.now() < until) {
        times.push(...(kind === 'answers' ? await answerOnce(seat) : await openStartPage(seat)))
        units += 1
      }
    }),
  )
  rates.push((units * 1000) / (performance.now() - began))
  cpu.push((processorMs(server.pid) - cpuBefore) / units)
}

async function takeSeat(address: string, pupil: Pupil): Promise<Seat> {
  const seat: Seat = { address, agent: new Agent({ keepAlive: true, maxSockets: 1 }), token: '', work: pupil.short, turn: null, start: [getStudentStart] }
  const { body } = await call(seat, 'POST', `/api${login.path}`, { login_identifier: pupil.username, password: pupilPassword })
  seat.token = v.parse(v.object({ access_token: v.string() }), JSON.parse(body)).access_token
  // An older build asks for each part.
  const isOne = await call(seat, 'GET', `/api${getStudentStart.path}`).catch(() => null)
  return isOne ? seat : { ...seat, start: [getProfile, listAssignments, getPractice, listNotes] }
}

/** The milliseconds of the two answers; throws when a verdict is not what the answer deserves. */
async function answerOnce(seat: Seat): Promise<number[]> {
  const turn = seat.turn ?? (await chat(seat, startChat.path, seat.work)).turn
  const [, a, b] = /What is (\d+) \+ (\d+)/.exec(turn.message) ?? []
  const sum = Number(a) + Number(b)
  const state = () => ({ session_id: turn.agent.session_id, client_attempt_id: randomUUID() })
  const wrong = await chat(seat, submitAnswer.path, { ...state(), answer: String(sum + 1) })
  expectVerdict(wrong.turn, 'not_yet')
  const right = await chat(seat, submitAnswer.path, { ...state(), answer: String(sum) })
  expectVerdict(right.turn, 'right')
  const next = await chat(seat, skipQuestion.path, state())
  seat.turn = next.turn.complete ? null : next.turn
  return [wrong.ms, right.ms]
}

async function openStartPage(seat: Seat): Promise<number[]> {
  const began = performance.now()
  await call(seat, 'GET', '/student')
  await Promise.all(seat.start.map(({ path }) => call(seat, 'GET', `/api${path}`)))
  return [performance.now() - began]
}

function expectVerdict({ agent }: Turn, wanted: string): void {
  const verdict = agent.full_context.find((message) => message.verdict !== undefined)?.verdict
  if (verdict !== wanted) throw new Error(`the verdict was ${verdict ?? 'none'}, not ${wanted}`)
}

async function chat(seat: Seat, path: string, sent: unknown): Promise<{ turn: Turn; ms: number }> {
  const { body, ms } = await call(seat, 'POST', `/api${path}`, sent)
  return { turn: v.parse(Turn, JSON.parse(body)), ms }
}

function call({ address, agent, token }: Seat, method: string, path: string, sent?: unknown): Promise<{ body: string; ms: number }> {
  const began = performance.now()
  const body = sent === undefined ? undefined : JSON.stringify(sent)
  const headers = {
    'time-zone': 'UTC',
    'accept-encoding': 'identity',
    'accept': path.startsWith('/api') ? 'application/json' : 'text/html',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  }
  return new Promise((settle, fail) => {
    const asked = request(`${address}${path}`, { method, agent, headers }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (reply.statusCode === 200 || reply.statusCode === 201) settle({ body: text, ms: performance.now() - began })
        else fail(new Error(`${path} answered ${reply.statusCode ?? 0}: ${text.slice(0, 300)}`))
      })
    })
    asked.once('error', fail)
    asked.end(body)
  })
}

/** User and system milliseconds a process has run so far; 0 where the system does not tell. */
function processorMs(pid: number): number {
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? []
  return ((user + system) * 1000) / clockTicksPerSecond
}
