import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { endOf, freshFolder, launch, runServer, startServer } from '#tests/support/server-process.ts'


describe('starting the server', () => {
  test('an empty folder becomes a school that answers; meanwhile no second server gets in; the next start finds it again', async () => {
    const dataDir = freshFolder()
    const first = await startServer({ DATA_DIR: dataDir, REGISTRATION: 'invite' })
    const secret = readFileSync(join(dataDir, 'secret'), 'utf8')
    expect(await health(first.url)).toEqual({ status: 'ok', db: 'ok' })
    expect((statSync(join(dataDir, 'secret')).mode & 0o777).toString(8)).toEqual('600')
    expect(Buffer.from(secret.trim(), 'base64url').length).toEqual(32)

    expect(await runServer({ DATA_DIR: dataDir, PORT: '0' })).toEqual(
      refusal(`${dataDir} is in use by another Lectern (process ${first.pid}). Stop that one first, or set DATA_DIR.\n`),
    )
    expect(await health(first.url)).toEqual({ status: 'ok', db: 'ok' })
    expect(await first.kill('SIGTERM')).toEqual({ code: 0, signal: null, out: `Lectern is ready at ${first.url}\n`, err: '' })

    const second = await startServer({ DATA_DIR: dataDir })
    expect(await health(second.url)).toEqual({ status: 'ok', db: 'ok' })
    expect((await second.kill('SIGINT')).code).toEqual(0)
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toEqual(secret)
    expect(readdirSync(dataDir).toSorted()).toEqual(['db', 'lock', 'secret'])
  })

  test('a port in use stops the start with one sentence, and leaves the folder free', async () => {
    const dataDir = freshFolder()
    const other = createServer().listen(0)
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    const refused = await runServer({ DATA_DIR: dataDir, PORT: port, DEMO_DATA: 'off' })
    other.close()
    expect(refused).toEqual(refusal(`Port ${port} is already in use. Stop whatever is using it, or set PORT to another number.\n`))
    const next = await startServer({ DATA_DIR: dataDir })
    expect((await next.kill('SIGTERM')).code).toEqual(0)
  })

  test('a bad setting stops the start with one line that names it', async () => {
    expect(await runServer({ DATA_DIR: freshFolder(), PORT: 'eighty' })).toEqual(refusal('PORT must be a whole number from 0 to 65535.\n'))
  })

  test('a folder that cannot be made stops the start with one line', async () => {
    const file = join(freshFolder(), 'file')
    writeFileSync(file, '')
    expect(await runServer({ DATA_DIR: join(file, 'data') })).toEqual(refusal(expect.stringMatching(/^The folder \S+ cannot be used: [^\n]+\n$/)))
  })

  test('a first start that is killed at any moment leaves a folder the next start can use', async () => {
    const dataDir = freshFolder()
    const milestones = ['lock', 'db.loading', 'db.loading/base', 'db', 'secret']
    for (const index of milestones.keys()) {
      const isThere = () => milestones.slice(index).some((one) => existsSync(join(dataDir, one)))
      const child = await launch({ DATA_DIR: dataDir, PORT: '0', DEMO_DATA: 'off' }, [])
      const ended = endOf(child)
      await expect.poll(isThere, { interval: 1, timeout: 20_000 }).toEqual(true)
      child.kill('SIGKILL')
      await ended
    }
    const server = await startServer({ DATA_DIR: dataDir })
    expect(await health(server.url)).toEqual({ status: 'ok', db: 'ok' })
    expect((await server.kill('SIGTERM')).code).toEqual(0)
    expect(readdirSync(dataDir).toSorted()).toEqual(['db', 'lock', 'secret'])
  })

  test('a database that cannot be opened stops the start with one line', async () => {
    const dataDir = freshFolder()
    await (await startServer({ DATA_DIR: dataDir })).kill('SIGTERM')
    writeFileSync(join(dataDir, 'db', 'PG_VERSION'), '12\n')
    const refused = await runServer({ DATA_DIR: dataDir, PORT: '0' })
    expect(refused).toEqual(refusal(expect.stringMatching(/^The database in \S+ cannot be opened: [^\n]+\n$/)))
  })
})

function refusal(err: unknown) {
  return { code: 1, signal: null, out: '', err }
}

async function health(url: string): Promise<unknown> {
  return (await fetch(`${url}/api/health`)).json()
}
