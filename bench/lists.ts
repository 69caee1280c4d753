import { median, printTable } from './figures.ts'
import { pupilPassword } from './school.ts'
import type { RunningServer } from './server.ts'

/** A server with a school of so many rows. */
export type Sized = { rows: number; running: RunningServer }

/** What is asked for, and as whom (a username of `writeLibrary` or `writeCrowd`). */
export type ListCall = { as: string; path: string }

const rounds = 30
const goal = 'goal: slope at most 0.10'

/** Prints what calls cost in a small and a large school, the servers asked in turn. */
export async function benchLists(title: string, calls: Record<string, ListCall>, sized: Sized[]): Promise<void> {
  const names = [...new Set(Object.values(calls).map(({ as }) => as))]
  const tokens = new Map<string, string>()
  for (const [index, { running }] of sized.entries()) {
    for (const name of names) tokens.set(`${name} ${index}`, await signIn(running.address, name))
  }
  const times = new Map<string, number[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const [call, { as, path }] of Object.entries(calls)) {
      for (const [index, { running }] of sized.entries()) {
        const before = performance.now()
        const answer = await fetch(`${running.address}${path}`, { headers: { Authorization: `Bearer ${tokens.get(`${as} ${index}`) ?? ''}` } })
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
        await answer.arrayBuffer()
        times.set(`${call} ${index}`, [...(times.get(`${call} ${index}`) ?? []), performance.now() - before])
      }
    }
  }
  const [few, many] = sized
  const growth = (many?.rows ?? 1) / (few?.rows ?? 1)
  printTable(
    `${title}, ms (${goal} from ${few?.rows ?? 0} to ${many?.rows ?? 0})`,
    ['', ...sized.map(({ rows }) => String(rows)), 'ratio', 'slope'],
    Object.keys(calls).map((call) => {
      const ms = sized.map((_, index) => median(times.get(`${call} ${index}`) ?? []))
      const ratio = (ms[1] ?? Number.NaN) / (ms[0] ?? Number.NaN)
      return [call, ...ms.map((one) => one.toFixed(1)), ratio.toFixed(2), (Math.log(ratio) / Math.log(growth)).toFixed(2)]
    }),
  )
}

/** Inserts rows a thousand at a time and answers what each part answered. */
export async function inParts<One, Row>(all: One[], write: (part: One[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for (let from = 0; from < all.length; from += 1_000) rows.push(...(await write(all.slice(from, from + 1_000))))
  return rows
}

async function signIn(address: string, name: string): Promise<string> {
  const body = JSON.stringify({ login_identifier: name, password: pupilPassword })
  const answer = await fetch(`${address}/api/auth/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  const reply: unknown = await answer.json()
  if (typeof reply !== 'object' || reply === null || !('access_token' in reply)) throw new Error(`signing in: ${answer.status}`)
  return String(reply.access_token)
}
