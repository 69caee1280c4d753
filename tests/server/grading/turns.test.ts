import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { worryIn } from '#server/grading/turn/worry.ts'
import { drawnInstance } from './answers/agreement.ts'
import { moreTurns, turnsByAuthor } from './turns/turns-by-author.ts'

const kinds = ['try', 'step', 'correction', 'question', 'plea', 'talk', 'worry', 'nonsense'] as const
const Turns = v.array(v.object({ author: v.string(), prompt: v.string(), text: v.string(), kind: v.picklist(kinds), costs: v.boolean() }))

const folder = new URL('./fresh-hands/', import.meta.url)
const fresh = readdirSync(folder)
  .filter((name) => name.startsWith('turns-'))
  .flatMap((file) => v.parse(Turns, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))).map((turn) => ({ ...turn, file })))
/** The newest authors; the weights of talk are never trained on them. */
const newestFiles = /^turns-18-/
const [older, newest] = [false, true].map((isNewest) => fresh.filter(({ file }) => newestFiles.test(file) === isNewest))
const own = turnsByAuthor

type Turn = Omit<(typeof fresh)[number], 'file'>

// Each turn is judged once, which takes seconds: what is printed is what the bounds are held to.
const groups = { own: figuresOf(own), 'on topic': figuresOf(moreTurns), older: figuresOf(older ?? []), newest: figuresOf(newest ?? []) }
process.stdout.write(`${Object.entries(groups).map(([name, figures]) => report(name, figures)).join('\n')}\n`)

describe('turns', () => {
  test('are labelled by fourteen people or more', () => {
    expect(fresh.length + own.length).toBeGreaterThan(1500)
    expect(new Set([...fresh, ...own].map(({ author }) => author)).size).toBeGreaterThanOrEqual(14)
  })
  test.each([
    ['own', 0.95, 0.005],
    ['on topic', 0.8, 0.06],
    ['older', 0.82, 0.005],
    ['newest', 0.75, 0.025],
  ] as const)('of talk are known as such, and answers are not: %s', (name, leastRecall, mostTaken) => {
    const { talk, taken } = groups[name]
    expect([talk >= leastRecall, taken <= mostTaken], report(name, groups[name])).toEqual([true, true])
  })
})

function outcomeOf({ prompt, text }: Pick<Turn, 'prompt' | 'text'>): string {
  const instance = drawnInstance(prompt)
  const { outcome } = judgeBuiltIn(instance, text, { strictness: 'moderate', earlier: [] })
  if (worryIn(text, instance) !== null) return 'worry'
  return outcome
}

function figuresOf(turns: readonly Turn[]) {
  const judged = turns.map((turn) => ({ ...turn, outcome: outcomeOf(turn) }))
  const share = (of: typeof judged, holds: (turn: (typeof judged)[number]) => boolean) => (of.length === 0 ? 1 : of.filter(holds).length / of.length)
  const said = judged.filter(({ kind }) => kind === 'talk' || kind === 'question')
  const tries = judged.filter(({ kind }) => kind === 'try' || kind === 'correction')
  const steps = judged.filter(({ kind }) => kind === 'step')
  return {
    count: turns.length,
    talk: share(said, ({ outcome }) => ['talk', 'help', 'worry'].includes(outcome)),
    taken: share(tries, ({ outcome }) => outcome === 'talk'),
    steps: share(steps, ({ outcome }) => outcome === 'step'),
    lost: share(judged.filter(({ costs }) => !costs), ({ outcome, kind }) => outcome === 'graded' && kind !== 'try' && kind !== 'correction'),
  }
}

function report(name: string, { count, talk, taken, steps, lost }: ReturnType<typeof figuresOf>): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const shares = `talk known ${percent(talk)}, answers taken for talk ${percent(taken)}, steps known ${percent(steps)}`
  return `${name.padEnd(10)}${count} turns: ${shares}, free turns that cost ${percent(lost)}`
}
