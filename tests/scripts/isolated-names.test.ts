import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isolated } from '#src/ui/text/isolated.ts'

const named = /\$\{[\w.]*\b(?:name|className|who)(?:\.trim\(\))?\}/
/** What is no sentence to look at: words for screen readers, keys, files, captions of figures of our own. */
const unseen = /aria-label|key=|saveFile|const label =|nameOf:|return `\$\{line\.name\}|'Lectern'|questions`|title: loaderData|id: one\.id|who\} in/

test('a name that runs from right to left is held apart from the sentence around it, any other is left as it is', () => {
  expect([isolated('Maya'), isolated('ליאור כהן'), isolated('أحمد')]).toEqual(['Maya', '\u2068ליאור כהן\u2069', '\u2068أحمد\u2069'])
})

test('every sentence with a name in it holds the name apart', () => {
  const all = ['src/app', 'src/screens'].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  const files = all.filter((file) => /\.tsx?$/.test(file) && !file.includes('example'))
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n').map((line) => ({ file, line })))
  const found = lines.filter(({ line }) => named.test(line) && !unseen.test(line)).map(({ file, line }) => `${file}: ${line.trim()}`)
  expect(found).toEqual([])
})
