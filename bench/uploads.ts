import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { startAccent, submitTake, TakeReply } from '#contract/accent/accent-sessions.ts'
import { login } from '#contract/accounts/auth.ts'
import { createExercise } from '#contract/exercises/exercise-library.ts'
import { createQuestion } from '#contract/questions/questions.ts'
import { readWithFlite } from '#server/speech/voice/flite.ts'
import { wavOf } from '#server/speech/wav.ts'
import { malformedRecordings } from '#tests/server/accent/malformed-recordings.ts'
import { printTable } from './figures.ts'
import { pupilPassword, schoolTeacher } from './school.ts'

const script = 'The children walked along the river.'
const rounds = 5
const noises = 50
const mostGrowthMiB = 32

/**
 * What a server and its speech process hold after each round of more than three hundred files that are no recordings and fifty
 * that are noise; the first round loads what is loaded once. Prints what was answered otherwise than by a refusal, and whether
 * a good recording is still scored.
 */
export async function benchUploads(name: string, { address, pid }: { address: string; pid: number }): Promise<void> {
  const { send, sessionId } = await spokenSession(address)
  const files = [...malformedRecordings().map(({ bytes }) => bytes), ...Array.from({ length: noises }, (_, index) => noise(index))]
  const rows: string[][] = []
  const held: { server: number; speech: number }[] = []
  let unrefused = 0
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, bytes] of files.entries()) {
      const { status, usable } = await send(sessionId, bytes)
      const isRefused = index < files.length - noises ? [413, 415, 422].includes(status) : status === 200 && !usable
      if (!isRefused) unrefused += 1
    }
    const now = { server: residentMiB(pid), speech: Math.max(0, ...childrenOf(pid).map(residentMiB)) }
    held.push(now)
    rows.push([`after ${round * files.length}`, now.server.toFixed(0), now.speech.toFixed(0)])
  }
  const { sound } = await readWithFlite(script, 'awb', 1)
  const good = await send(sessionId, wavOf(sound))
  const grown = (part: 'server' | 'speech') => (held.at(-1)?.[part] ?? 0) - (held[0]?.[part] ?? 0)
  const isFlat = Math.max(grown('server'), grown('speech')) <= mostGrowthMiB
  rows.push(['growth since the first', grown('server').toFixed(0), grown('speech').toFixed(0)])
  printTable(
    `Memory after malformed uploads, MiB (${name}; growth at most ${mostGrowthMiB}: ${isFlat ? 'goal' : 'OVER'}; ` +
      `not refused: ${unrefused}; a good one afterwards: ${good.usable ? 'scored' : `NOT SCORED, ${good.status}`})`,
    ['uploads', 'server', 'speech process'],
    rows,
  )
}

async function spokenSession(address: string) {
  const { access_token } = v.parse(login.reply, await call(login.path, { login_identifier: schoolTeacher, password: pupilPassword }, ''))
  const question = { title: 'River', prompt: script, subject: 'English', type: 'accent_training' }
  const { id } = v.parse(createQuestion.reply, await call(createQuestion.path, question, access_token))
  const made = v.parse(createExercise.reply, await call(createExercise.path, { title: 'River', grade_level: 5, themes: [], question_ids: [id] }, access_token))
  const { agent } = v.parse(startAccent.reply, await call(startAccent.path, { exercise_id: made.exercise_id }, access_token))
  return { sessionId: agent.session_id, send }

  async function call(path: string, body: unknown, token: string): Promise<unknown> {
    const headers = { 'content-type': 'application/json', 'time-zone': 'UTC', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) }
    const reply = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return reply.json()
  }

  async function send(session: number, bytes: Uint8Array<ArrayBuffer>): Promise<{ status: number; usable: boolean }> {
    const body = new FormData()
    body.set('session_id', String(session))
    body.set('file', new Blob([bytes]), 'recording.wav')
    const reply = await fetch(`${address}/api${submitTake.path}`, { method: 'POST', headers: { authorization: `Bearer ${access_token}` }, body })
    const taken = v.safeParse(TakeReply, await reply.json())
    return { status: reply.status, usable: taken.success && taken.output.feedback.usable }
  }
}

/** Half a second of noise, of its own in each file. */
function noise(seed: number): Uint8Array<ArrayBuffer> {
  return wavOf({ samples: Float32Array.from({ length: 8000 }, (_, index) => 0.2 * Math.sin(index * index * (seed + 1))), sampleRate: 16_000 })
}

/** What a process holds in memory, as Linux tells it. */
function residentMiB(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return list.split(' ').filter((one) => one !== '').map(Number)
}
