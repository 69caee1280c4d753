import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openDirectory } from '#server/db/engine/embedded.ts'
import { events } from '#server/db/schema/operations.ts'
import { freshFolder, type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { sized } from '#tests/support/sizes.ts'

const rounds = sized(1, 50)
const writers = 8

describe('kill -9 of the server', () => {
  test(`loses none of the writes it acknowledged, ${rounds} times in a row`, async () => {
    const dataDir = freshFolder()
    const acknowledged: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
      const writing = Array.from({ length: writers }, (_, writer) => write(server, `round.${round}.writer.${writer}`, acknowledged))
      await expect.poll(() => acknowledged.length, { interval: 5, timeout: 20_000 }).toBeGreaterThan(round * 40 + 20)
      await server.kill()
      await Promise.all(writing)
    }
    const { db, close } = await openDirectory(join(dataDir, 'db'))
    const kept = new Set((await db.select({ name: events.name }).from(events)).map(({ name }) => name))
    await close()
    expect(acknowledged.length).toBeGreaterThan(rounds * 20)
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
  })
})

/** Sends one event after the other until the server is gone, noting each that was acknowledged. */
async function write(server: ServerProcess, prefix: string, acknowledged: string[]): Promise<void> {
  for (let number = 0; ; number += 1) {
    const name = `${prefix}.${number}`
    const response = await send(server.url, name)
    if (response === null) return
    if (response.status === 204) acknowledged.push(name)
  }
}

async function send(url: string, name: string): Promise<Response | null> {
  try {
    const body = JSON.stringify({ name })
    return await fetch(`${url}/api/events`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  } catch {
    return null
  }
}
