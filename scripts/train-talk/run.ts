import { readFileSync, writeFileSync } from 'node:fs'
import { trainingExamples } from './examples.ts'
import { learnt, sumOf } from './learn.ts'
import type { Row } from './learn.ts'
import { rowOf, tableOf } from './rows.ts'

// Trains the weights of talk and writes them; with `--check` it only says whether the weights that are shipped are those.

/** Into how many parts the examples are divided: each is weighed by what was learnt from the others. */
const folds = 5
const expected = ['figures', 'words', 'explanation'] as const
const place = new URL('../../server/grading/turn/talk/weights/weights.ts', import.meta.url)

const read = trainingExamples().map((example) => ({ example, row: rowOf(example) }))
const plain = read.filter(({ example: { isTalk, isFresh, weight }, row }) => row === null && !isTalk && isFresh && weight > 1).length
const rows = read.flatMap(({ row }) => row ?? [])
const table = tableOf(learnt(rows))

if (process.argv.includes('--check')) {
  const isShipped = readFileSync(place, 'utf8') === table
  process.stdout.write(isShipped ? 'The weights that are shipped are the trained ones.\n' : 'The weights that are shipped are not the trained ones: npm run train:talk\n')
  process.exitCode = isShipped ? 0 : 1
} else {
  report()
  writeFileSync(place, table)
}

function report(): void {
  const scored = Array.from({ length: folds }, (_, fold) => {
    const isTested = ({ group }: Row) => hashOf(group) % folds === fold
    const weights = learnt(rows.filter((row) => !isTested(row)))
    return rows.filter(isTested).map((row) => ({ row, sum: sumOf(row, weights) }))
  }).flat()
  process.stdout.write(`${plain} answers are plainly such\n`)
  for (const name of expected) {
    const mine = scored.filter(({ row }) => row.expected === name)
    const tries = mine.filter(({ row }) => isRealTry(row)).map(({ sum }) => sum)
    const talk = mine.filter(({ row }) => row.isTalk && row.isFresh).map(({ sum }) => sum)
    process.stdout.write(`${name}: ${talk.length} messages of talk, ${tries.length} answers that are not plainly such\n`)
    for (const from of [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 3]) {
      const known = talk.filter((sum) => sum >= from).length / talk.length
      const taken = tries.filter((sum) => sum >= from).length
      process.stdout.write(`  from ${from} on: ${(100 * known).toFixed(1)} % of the talk known, ${taken} answers taken for it\n`)
    }
  }
}

function isRealTry({ isTalk, weight, isFresh }: Row): boolean {
  return !isTalk && weight > 1 && isFresh
}

function hashOf(text: string): number {
  return [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003, 7)
}
