import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { freshFolder, runServer, startServer } from '#tests/support/server-process.ts'

const ada = ['--name', 'Ada Byron', '--email', 'ada@school.example', '--username', 'ada', '--password', 'engine-1843']

describe('maintenance commands', () => {
  test('make an administrator, back up and refuse a restore while the server runs; restore once it has stopped', async () => {
    const folder = freshFolder()
    const settings = { DATA_DIR: join(folder, 'data') }
    const file = join(folder, 'backup')
    const server = await startServer(settings)

    expect(await runServer(settings, ['admin', 'create', ...ada])).toEqual(success('The administrator ada can sign in now.\n'))
    expect(await signIn(server.url, 'ada', 'engine-1843')).toEqual(200)
    expect(await runServer(settings, ['admin', 'create', ...ada])).toEqual(refusal('Username already exists\n'))
    expect(await runServer(settings, ['backup', file])).toEqual(success(expect.stringMatching(/^\d+ rows? w(?:ere|as) saved to \S+\.\n$/)))
    expect((statSync(file).mode & 0o777).toString(8)).toEqual('600')
    expect(await runServer(settings, ['restore', file])).toEqual(refusal(expect.stringContaining('is in use by another Lectern')))
    expect((await server.kill('SIGTERM')).code).toEqual(0)

    const elsewhere = { DATA_DIR: join(folder, 'elsewhere') }
    expect(await runServer(elsewhere, ['restore', file])).toEqual(success(expect.stringMatching(/^\d+ rows were restored\.\n$/)))
    const moved = await startServer(elsewhere)
    expect(await signIn(moved.url, 'ada', 'engine-1843')).toEqual(200)
    expect((await moved.kill('SIGTERM')).code).toEqual(0)
  })

  test('make the first administrator of a folder no server has used, with a password that keeps the rules', async () => {
    const folder = freshFolder()
    const settings = { DATA_DIR: join(folder, 'data') }
    expect(await runServer(settings, ['admin', 'create', ...ada.with(-1, 'engine')])).toEqual(refusal('Password must contain at least one number\n'))
    expect(await runServer(settings, ['admin', 'create', ...ada.with(-1, 'password1')])).toEqual(
      refusal('This password is too common. Choose another.\n'),
    )
    expect(await runServer(settings, ['admin', 'create', ...ada])).toEqual(success('The administrator ada can sign in now.\n'))
    expect(await runServer(settings, ['backup', join(folder, 'backup')])).toEqual(success(`1 row was saved to ${join(folder, 'backup')}.\n`))
  })

  test('say how they are used', async () => {
    const settings = { DATA_DIR: freshFolder() }
    const usage = expect.stringContaining('npm run admin -- create --name NAME --email EMAIL --username USERNAME --password PASSWORD')
    expect(await runServer(settings, ['admin', 'create', '--name', 'Ada'])).toEqual(refusal(expect.stringMatching(/^--email is missing\.\n/)))
    expect(await runServer(settings, ['admin'])).toEqual(refusal(usage))
    expect(await runServer(settings, ['backup'])).toEqual(refusal(usage))
    expect(await runServer(settings, ['dance'])).toEqual(refusal(usage))
    expect(await runServer(settings, ['backup', 'x'])).toEqual(refusal(`There is no database in ${settings.DATA_DIR} yet.\n`))
  })
})

function success(out: unknown) {
  return { code: 0, signal: null, out, err: '' }
}

function refusal(err: unknown) {
  return { code: 1, signal: null, out: '', err }
}

async function signIn(url: string, login: string, password: string): Promise<number> {
  const body = JSON.stringify({ login_identifier: login, password })
  return (await fetch(`${url}/api/auth/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).status
}
