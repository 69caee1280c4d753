import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { printTable } from './figures.ts'

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    isEntry: v.optional(v.boolean()),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
)
type Manifest = v.InferOutput<typeof Manifest>

/** Routes that are watched: the route files whose components load with them, and the goals in kilobytes of JavaScript. */
const watched: { name: string; files: string[]; goal: number; stretch?: number }[] = [
  { name: '/studentlogin', files: ['studentlogin'], goal: 130, stretch: 115 },
  { name: '/student', files: ['_signedIn', '_signedIn/_shell', '_signedIn/_shell/student.index'], goal: 155, stretch: 140 },
  { name: '/chat/:exercise_id', files: ['_signedIn', '_signedIn/chat.$exercise_id'], goal: 165, stretch: 150 },
  { name: '/accent/:exercise_id', files: ['_signedIn', '_signedIn/accent.$exercise_id'], goal: 180 },
  { name: '/', files: ['_signedIn', '_signedIn/_shell', '_signedIn/_shell/index'], goal: 205 },
  { name: '/classroom', files: ['_signedIn', '_signedIn/_shell', '_signedIn/_shell/classroom.index'], goal: 205 },
]

/** The goals for everything there is: JavaScript without the library of formulas, and styles. */
const whole = [
  { name: 'all JavaScript but KaTeX', is: (file: string) => file.endsWith('.js'), without: /katex/, goal: 700 },
  { name: 'all styles but KaTeX', is: (file: string) => file.endsWith('.css'), without: /katex/, goal: 26 },
]

/** The JavaScript (gzip -9) a browser fetches before each watched route can be used, by walking the build's manifest, and the size of it all. */
export function benchBytes(folder: string): void {
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))
  const rows = watched.map(({ name, files, goal, stretch }) => {
    const kilobytes = sizeOf(folder, filesBefore(manifest, files))
    const met = kilobytes <= (stretch ?? 0) ? 'stretch' : kilobytes <= goal ? 'goal' : 'OVER'
    return [name, kilobytes.toFixed(1), String(goal), stretch === undefined ? '' : String(stretch), met]
  })
  printTable('Initial JavaScript per route, kB after gzip -9 (lower is better)', ['route', 'kB', 'goal', 'stretch', 'met'], rows)
  const all = new Map(Object.values(manifest).flatMap(({ file, name, css }) => [file, ...css].map((one) => [one, `${name ?? ''} ${one}`])))
  printTable(
    'All of the web app, kB after gzip -9 (lower is better)',
    ['what', 'kB', 'goal', 'met'],
    whole.map(({ name, is, without, goal }) => {
      const kilobytes = sizeOf(folder, [...all].flatMap(([file, words]) => (is(file) && !without.test(words) ? [file] : [])))
      return [name, kilobytes.toFixed(1), String(goal), kilobytes <= goal ? 'goal' : 'OVER']
    }),
  )
}

function filesBefore(manifest: Manifest, files: string[]): string[] {
  const keys = Object.keys(manifest)
  const entries = keys.filter((key) => manifest[key]?.isEntry)
  const parts = files.map((file) => keys.find((key) => key.startsWith(`src/routes/${file}.tsx?tsr-split=component`)) ?? missing(file))
  const chunks = new Set<string>()
  for (const key of [...entries, ...parts]) collect(manifest, key, chunks)
  return [...chunks]
}

function sizeOf(folder: string, files: string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0) / 1000
}

function missing(file: string): never {
  throw new Error(`the build has no chunk for the route file ${file}`)
}

function collect(manifest: Manifest, key: string, chunks: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk || chunks.has(chunk.file)) return
  chunks.add(chunk.file)
  for (const imported of chunk.imports) collect(manifest, imported, chunks)
}
