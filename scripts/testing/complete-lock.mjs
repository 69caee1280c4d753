import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

// A registry that keeps a tool's program for one platform only makes `npm install` leave the other platforms out of
// package-lock.json, and then `npm ci` refuses the lock, on every platform. This adds what is missing: run it after `npm install`.
// The added entries carry no checksum, which npm takes from the registry where that platform is installed.

/** The optional packages that a lock's packages name and the lock itself does not hold: `[{ path, name, version }]`. */
export function missingFrom(lock) {
  const missing = new Map()
  for (const [from, { optionalDependencies = {}, dev, devOptional }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!isLocked(lock, from, name)) missing.set(name, { path: `node_modules/${name}`, name, version, isForDevelopment: Boolean(dev || devOptional) })
    }
  }
  return [...missing.values()]
}

/** A lock entry for the platform a package's name ends with, as `@oxlint/binding-linux-arm64-musl`. */
export function entryOf({ name, version, isForDevelopment }) {
  const [, system, processor, variant = ''] = /(android|darwin|freebsd|linux|openharmony|win32)-([a-z0-9]+)(?:-([a-z]+))?$/.exec(name) ?? []
  if (system === undefined) throw new Error(`${name} names no platform that is known here: add it to the lock by hand.`)
  const libc = system !== 'linux' ? undefined : variant.startsWith('musl') ? 'musl' : variant.startsWith('gnu') ? 'glibc' : undefined
  return { version, cpu: [processor], ...(isForDevelopment ? { dev: true } : {}), ...(libc ? { libc: [libc] } : {}), optional: true, os: [system] }
}

function isLocked(lock, from, name) {
  return lock.packages[`node_modules/${name}`] !== undefined || lock.packages[`${from}/node_modules/${name}`] !== undefined
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const missing = missingFrom(lock)
  for (const one of missing) lock.packages[one.path] = entryOf(one)
  const [root, ...others] = Object.entries(lock.packages)
  lock.packages = Object.fromEntries([root, ...others.toSorted(([one], [other]) => one.localeCompare(other, 'en'))])
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
  console.log(missing.length === 0 ? 'The lock is complete.' : `Added to the lock: ${missing.map(({ name }) => name).join(', ')}`)
}
