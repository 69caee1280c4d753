import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as v from 'valibot'

const Names = v.record(v.string(), v.string())
const Manifest = v.object({ dependencies: Names, devDependencies: Names })
const Locked = v.object({
  version: v.optional(v.string()),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string()),
  inBundle: v.optional(v.boolean()),
  optional: v.optional(v.boolean()),
  os: v.optional(v.array(v.string())),
  hasInstallScript: v.optional(v.boolean()),
})
const Lock = v.object({ packages: v.record(v.string(), Locked) })

/** Packages that run a program of theirs when they are installed: each of them fetches or checks the binary for its platform. */
const mayRunAtInstall = ['esbuild', 'fsevents']

/** What secrets look like, each with a name. */
const secrets: [string, RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\n[\w+/=]{20}/],
  ['a key of a cloud', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a token of a code host', /\b(?:gh[pousr]_\w{36}|github_pat_\w{22,}|glpat-[\w-]{20})\b/],
  ['a token of a registry', /\bnpm_[A-Za-z0-9]{36}\b|_authToken=[\w-]{10}/],
  ['a key of a model', /\bsk-(?:ant-|proj-)?[A-Za-z0-9_-]{32,}\b/],
  ['a token of a chat', /\bxox[abprs]-[\w-]{10,}/],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{20,}\.[\w-]{20,}/],
  ['a password in an address', /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[^\s:/@'"`$<{]+:(?!password|…|secret)[^\s:/@'"`$<{]{12,}@(?!localhost|127\.0\.0\.1)[\w.-]+\.(?!example)/],
]

test('every package is asked for in one version, and locked with its digest', () => {
  const { dependencies, devDependencies } = v.parse(Manifest, JSON.parse(readFileSync('package.json', 'utf8')))
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
  expect(loose).toEqual([])
  const locked = lockedPackages()
  const unsure = locked.filter(([, one]) => !(isFromRegistry(one) && one.integrity?.startsWith('sha512-')) && !isOfAnotherPlatform(one))
  expect([locked.length > 500, unsure.map(([path]) => path)]).toEqual([true, []])
})

test('no package runs anything when it is installed, but those that are known to', () => {
  const running = lockedPackages().flatMap(([path, { hasInstallScript }]) => (hasInstallScript === true ? [path.slice(path.lastIndexOf('node_modules/') + 13)] : []))
  expect(running.filter((name) => !mayRunAtInstall.includes(name))).toEqual([])
})

test('no file of the repository holds a secret', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter((file) => file !== '' && statSync(file).size < 5_000_000)
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'latin1')
    return secrets.flatMap(([name, pattern]) => (pattern.test(text) ? [`${file}: ${name}`] : []))
  })
  expect([files.length > 2_000, found]).toEqual([true, []])
  const shapes = ['-----BEGIN PRIVATE ' + 'KEY-----\nMIIEvQIBADANBgkqhkiG9w0', 'AKIA' + 'ABCDEFGHIJKLMNOP', 'postgres://lectern:' + 'q8Zr4mWx0pLs@db.school.org/lectern']
  expect(shapes.map((shape) => secrets.some(([, pattern]) => pattern.test(shape)))).toEqual([true, true, true])
})

/** The lock leaves the registry out where it is the one that is asked. */
function isFromRegistry({ resolved = 'https://registry.npmjs.org/' }: v.InferOutput<typeof Locked>): boolean {
  return resolved.startsWith('https://registry.npmjs.org/')
}

/** Programs for platforms that the lock was not written on stand in it by their exact version alone, and parts of a bundle have its digest. */
function isOfAnotherPlatform({ inBundle, optional, os }: v.InferOutput<typeof Locked>): boolean {
  return inBundle === true || (optional === true && os !== undefined)
}

function lockedPackages(): [string, v.InferOutput<typeof Locked>][] {
  return Object.entries(v.parse(Lock, JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages).filter(([path]) => path !== '')
}
