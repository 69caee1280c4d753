import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const sources = [
  'contract', 'machines', 'server', 'src', 'worker', 'public', 'index.html', 'scripts/build.mjs', 'scripts/build-steps',
  'package.json', 'package-lock.json', 'panda.config.ts', 'postcss.config.js', 'vite', 'vite.config.ts', 'tsconfig.base.json',
]
const generated = /^src[\\/](styled-system[\\/]|routeTree\.gen\.ts$)/
const stamp = join(root, 'dist', 'stamp.json')

/** What a build is made of, as one short text: the contents of every source, and the variables Vite builds in. */
export function sourceHash() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesIn).toSorted()) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  for (const name of Object.keys(process.env).filter((one) => one.startsWith('VITE_')).toSorted()) hash.update(`\0${name}=${process.env[name]}`)
  return hash.digest('hex')
}

/** Whether `dist` was built, whole, from the sources as they are now. */
export function isBuilt() {
  return existsSync(stamp) && JSON.parse(readFileSync(stamp, 'utf8')).sources === sourceHash()
}

/** Builds when the build is missing or older than its sources, and not otherwise; ends this process when that fails. */
export function ensureBuilt() {
  if (isBuilt()) return
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs')], { stdio: 'inherit', cwd: root })
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs the built server in this process, or one of its maintenance commands; `words` are its arguments. */
export async function runBuilt(words) {
  ensureBuilt()
  process.argv.splice(2, process.argv.length, ...words)
  await import(join(root, 'dist', 'server', 'main.js'))
}

function filesIn(path) {
  const place = join(root, path)
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [path]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !generated.test(file))
}
