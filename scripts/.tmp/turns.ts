import { readdirSync, readFileSync } from 'node:fs'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { worryIn } from '#server/grading/turn/worry.ts'
import { drawnInstance } from '#tests/server/grading/answers/agreement.ts'
import { moreTurns, turnsByAuthor } from '#tests/server/grading/turns/turns-by-author.ts'
const dir = new URL('../../tests/server/grading/fresh-hands/', import.meta.url)
const only = process.argv[2] ?? ''
const all = only === 'own' ? [...turnsByAuthor, ...moreTurns] : readdirSync(dir).filter((n) => n.startsWith('turns-') && n.includes(only)).toSorted().flatMap((n) => JSON.parse(readFileSync(new URL(n, dir), 'utf8')))
let last = ''
const n: Record<string, [number, number]> = {}
const add = (k: string, ok: boolean) => { n[k] ??= [0, 0]; n[k][1]++; if (ok) n[k][0]++ }
for (const { prompt, text, kind, costs } of all as any[]) {
  const instance = drawnInstance(prompt)
  const j = judgeBuiltIn(instance, text, { strictness: 'moderate', earlier: [] })
  const o = worryIn(text, instance) !== null ? 'worry' : j.outcome
  const word = o === 'graded' ? `graded ${j.quality}` : o
  let ok = true
  if (kind === 'talk' || kind === 'question') { ok = ['talk', 'help', 'worry'].includes(o); add('talk recall', ok) }
  else if (kind === 'try' || kind === 'correction') { ok = !['talk', 'step', 'help', 'worry'].includes(o); add('tries not talk', o !== 'talk'); add('tries ok', ok) }
  else if (kind === 'step') { ok = o === 'step'; add('steps', ok); add('steps free', o !== 'graded' && o !== 'pending') }
  else { ok = o !== 'graded' && o !== 'pending'; add(kind, ok) }
  if (!costs && kind !== 'try' && kind !== 'correction') add('free turns cost nothing', o !== 'graded')
  if (!ok) { if (prompt !== last) { console.log('## ' + prompt.replaceAll('\n', ' ⏎ ')); last = prompt } console.log(`   [${kind}] ${JSON.stringify(text)} > ${word} ${j.rule ?? ''}`) }
}
console.log(Object.entries(n).map(([k, [a, b]]) => `${k} ${a}/${b} ${(100 * a / b).toFixed(1)}`).join('\n'))
