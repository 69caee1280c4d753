import { expect, test } from 'vitest'
import { foundSchool, inspect, workUntilKilled } from '#tests/hostile/kill-nine.ts'
import { freshFolder, startServer } from '#tests/support/server-process.ts'
import { sized } from '#tests/support/sizes.ts'

const rounds = sized(1, 200)
const students = 8

test(`kill -9 in the middle of answers loses none that was acknowledged and tears nothing, ${rounds} times`, { timeout: 90_000 + rounds * 30_000 }, async () => {
  const dataDir = freshFolder()
  const writers = await foundSchool(dataDir, students)
  const count = () => writers.reduce((sum, writer) => sum + writer.acknowledged.size, 0)
  for (let round = 1; round <= rounds; round += 1) {
    const before = count()
    const server = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
    const working = Promise.all(writers.map((writer) => workUntilKilled(server, writer)))
    await expect.poll(count, { interval: 3 + (round % 5), timeout: 25_000 }).toBeGreaterThan(before + 15 + (round % 7))
    await server.kill()
    await working
  }
  expect(await inspect(dataDir, writers)).toEqual({ lostReplies: [], doubledAnswers: [], tornSessions: [] })
  expect(count()).toBeGreaterThan(rounds * 15)
})
