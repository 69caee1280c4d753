import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { worryIn } from '#server/grading/turn/worry.ts'
import { drawnInstance } from '#tests/server/grading/answers/agreement.ts'
const dir = new URL('../../tests/server/grading/fresh-hands/', import.meta.url)
const only = process.argv[2] ?? ''
const out: string[] = []
const stats = new Map<string, number[]>()
const free = new Set(['unclear','help','step','talk','worry'])
const lab = (v: any) => typeof v === 'number' ? Math.round(v*100)/100 : v === 'right' ? 1 : v === 'not yet' ? 0 : v === 'pending' ? 'pending' : 'free'
for (const name of readdirSync(dir).filter((n) => n.startsWith('answers-') && n.includes(only)).toSorted()) {
  const questions = JSON.parse(readFileSync(new URL(name, dir), 'utf8'))
  for (const { prompt, subject, kind, earlier = [], cases } of questions) {
    const instance = drawnInstance(prompt, subject)
    const lines: string[] = []
    const at = (text: string, strictness: any, tried: any[]) => {
      const j = judgeBuiltIn(instance, text, { strictness, earlier: tried })
      const worry = worryIn(text, instance) !== null
      const o = worry ? 'free' : j.outcome === 'graded' ? Math.round((j.quality ?? 0)*100)/100 : j.outcome === 'pending' ? 'pending' : 'free'
      return { o, word: worry ? 'worry' : j.outcome === 'graded' ? o === 1 ? 'right' : o === 0 ? 'not yet' : String(o) : j.outcome, j }
    }
    const tried: Record<string, any[]> = {}
    for (const level of ['loose','moderate','strict']) tried[level] = earlier.map((t: string) => at(t, level, []).j).filter((j: any) => j.outcome === 'graded').map((j: any) => ({ normalised: j.normalised, quality: j.quality ?? 0 }))
    for (const c of cases) {
      const m = at(c.text, 'moderate', tried['moderate']!)
      const marks: string[] = []
      for (const level of ['loose','moderate','strict'] as const) {
        const r = level === 'moderate' ? m : at(c.text, level, tried[level]!)
        if (r.o !== lab(c[level]) && !(level !== 'strict' && r.o === lab(c.fair))) marks.push(`${level[0]}:${c[level]}>${r.word}`)
      }
      if (m.o !== lab(c.fair)) marks.push(`FAIR ${c.fair} (doc ${c.moderate})>${m.word}`)
      if (marks.length) lines.push(`   ${JSON.stringify(c.text)}  ${marks.join('  ')}  [${m.j.rule ?? ''}] r${c.rule} ${c.why ?? ''}`)
    }
    if (lines.length) out.push(`## ${name.slice(8, 10)} ${kind} ${subject}: ${prompt.replaceAll('\n', ' ⏎ ')}\n${lines.join('\n')}`)
  }
}
console.log(out.join('\n'))
