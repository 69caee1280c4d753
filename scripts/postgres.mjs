import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Starts a throw-away PostgreSQL on a free loopback port and answers `{ url, stop }`; as root on Debian it installs the
 * package when there is none. Undefined where there is no PostgreSQL and none can be installed. Tests, which lose nothing
 * with it, run it without waiting for the disk (`isDurable: false`).
 */
export async function startPostgres({ isDurable = true } = {}) {
  const programs = findPrograms() ?? installPrograms()
  if (!programs) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'lectern-postgres-'))
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' } }
  const made = spawnSync(join(programs, 'initdb'), ['-D', data, '-U', 'lectern', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options)
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder, max_connections: 200, ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }) }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const killAtExit = () => server.kill('SIGQUIT')
  process.once('exit', killAtExit)
  await readiness(server)
  return {
    url: `postgres://lectern@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT')
      await ended
      process.off('exit', killAtExit)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findPrograms() {
  const packaged = '/usr/lib/postgresql'
  const versions = existsSync(packaged) ? readdirSync(packaged).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(packaged, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

function installPrograms() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const updated = spawnSync('apt-get', ['update'], options).status === 0
  if (updated) spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], options)
  return findPrograms()
}

// The server refuses to run as root.
function unprivilegedUser() {
  const name = idOf('-u', 'postgres') === undefined ? 'nobody' : 'postgres'
  return { uid: idOf('-u', name), gid: idOf('-g', name) }
}

function idOf(flag, name) {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return answer.status === 0 ? Number(answer.stdout) : undefined
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

function readiness(server) {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr.on('data', (chunk) => {
      log += chunk
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)))
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [command, ...args] = process.argv.slice(2)
  const database = await startPostgres()
  if (!database || !command) {
    console.error(database ? 'Usage: node scripts/postgres.mjs <command> [arguments]' : 'No PostgreSQL here and none could be installed.')
    process.exitCode = 1
  } else {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, DATABASE_URL: database.url } })
    process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  }
  await database?.stop()
}
