import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endOf, freshFolder, launch, startServer } from '#tests/support/server-process.ts'
import { sized } from '#tests/support/sizes.ts'

const kills = sized(1, 30)

test(`kill -9 of a backup leaves no copy and no file that looks whole, and the server goes on, ${kills} times`, async () => {
  const folder = freshFolder()
  const settings = { DATA_DIR: join(folder, 'data') }
  const copy = join(settings.DATA_DIR, 'db.copy')
  const draft = join(folder, 'backup.part')
  const server = await startServer(settings)
  for (let round = 0; round < kills; round += 1) {
    rmSync(draft, { force: true })
    const backup = await launch(settings, ['backup', join(folder, 'backup')])
    const ended = endOf(backup)
    const sign = round % 2 === 0 ? copy : draft
    await expect.poll(() => existsSync(sign)).toEqual(true)
    backup.kill('SIGKILL')
    await ended
    await expect.poll(() => existsSync(copy)).toEqual(false)
    expect(existsSync(join(folder, 'backup'))).toEqual(false)
    expect((await fetch(`${server.url}/api/health`)).status).toEqual(200)
  }
  expect(await endOf(await launch(settings, ['backup', join(folder, 'whole')]))).toEqual({ code: 0, signal: null, out: expect.stringMatching(/saved/), err: '' })
  await expect.poll(() => readdirSync(settings.DATA_DIR).toSorted()).toEqual(['db', 'lock', 'secret'])
  expect((await server.kill('SIGTERM')).code).toEqual(0)
})
