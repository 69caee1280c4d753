import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { acceptPictures, comparePictures } from './compare.ts'
import { gather } from './gather.ts'
import { pageOf, summaryOf } from './page.ts'
import { styleOf } from './style.ts'

// Writes `report/index.html` from what the last runs left in `.cache`. With `--accept` the present pictures become the accepted
// ones. Those are kept in `.cache` too: they are large, and another machine's fonts and browser draw the same page a little otherwise.

const walks = '.cache/walks'
const folders = { now: join(walks, 'pictures'), accepted: join(walks, 'accepted') }
const typeface = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'

if (process.argv.includes('--accept')) console.log(`${acceptPictures(folders)} pictures are accepted now.`)
const machines = await gather({ scenes: join(walks, 'results'), vitest: '.cache/reports/vitest.json' })
const names = machines.flatMap(({ scenes }) => scenes.flatMap(({ pictures }) => pictures))
const pictures = new Map(
  names.flatMap((name) => {
    const compared = comparePictures(name, folders)
    return compared === null ? [] : [[name, compared] as const]
  }),
)
const style = styleOf(readFileSync(createRequire(import.meta.url).resolve(typeface)))
mkdirSync('report', { recursive: true })
writeFileSync('report/index.html', pageOf({ machines, pictures, style, madeAt: new Date().toISOString() }))
console.log(`${summaryOf({ machines, pictures })}\nreport/index.html`)
