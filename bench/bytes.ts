import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { printTable } from './figures.ts'

/** What the build says of itself: its pieces, and what its pages begin with. */
const Manifest = v.record(v.string(), v.object({ file: v.string(), name: v.optional(v.string()), css: v.optional(v.array(v.string()), []) }))
const Pages = v.object({ everywhere: v.array(v.string()), pages: v.record(v.string(), v.array(v.string())) })

/** Pages that are watched: their route files, and the goals in kilobytes of JavaScript. */
const watched: { name: string; route: string; goal: number; stretch?: number }[] = [
  { name: '/studentlogin', route: 'studentlogin', goal: 130, stretch: 115 },
  { name: '/student', route: '_signedIn/_shell/student.index', goal: 155, stretch: 140 },
  { name: '/chat/:exercise_id', route: '_signedIn/chat.$exercise_id', goal: 165, stretch: 150 },
  { name: '/accent/:exercise_id', route: '_signedIn/accent.$exercise_id', goal: 180 },
  { name: '/', route: '_signedIn/_shell/index', goal: 205 },
  { name: '/classroom', route: '_signedIn/_shell/classroom.index', goal: 205 },
]

/** The goals for everything there is: JavaScript without the library of formulas, and styles. */
const whole = [
  { name: 'all JavaScript but KaTeX', is: (file: string) => file.endsWith('.js'), without: /katex/, goal: 700 },
  { name: 'all styles but KaTeX', is: (file: string) => file.endsWith('.css'), without: /katex/, goal: 26 },
]

/** The JavaScript (gzip -9) a browser fetches before each watched page can be used, in how many files, and the size of it all. */
export function benchBytes(folder: string): void {
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))
  const { everywhere, pages } = v.parse(Pages, JSON.parse(readFileSync(join(folder, '.vite/pages.json'), 'utf8')))
  const rows = watched.map(({ name, route, goal, stretch }) => {
    const files = [...everywhere, ...(pages[route] ?? missing(route))]
    const kilobytes = sizeOf(folder, files)
    const met = kilobytes <= (stretch ?? 0) ? 'stretch' : kilobytes <= goal ? 'goal' : 'OVER'
    return [name, String(files.length), kilobytes.toFixed(1), String(goal), stretch === undefined ? '' : String(stretch), met]
  })
  printTable('Initial JavaScript per route, kB after gzip -9 (lower is better)', ['route', 'files', 'kB', 'goal', 'stretch', 'met'], rows)
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

function sizeOf(folder: string, files: string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0) / 1000
}

function missing(file: string): never {
  throw new Error(`the build has no page of the route file ${file}`)
}
