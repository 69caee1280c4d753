import { readdirSync, readFileSync } from 'node:fs'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { drawnInstance } from '#tests/server/grading/answers/agreement.ts'
import { answersByKind } from '#tests/server/grading/answers/answers-by-kind.ts'
import { isEnglishWord, isAboutEnglish } from '#server/grading/text/words/english-words.ts'
import { isNearlyEnglish } from '#server/grading/text/guessed-name.ts'
import { functionWords } from '#server/grading/text/words/function-words.ts'
import { wordsOf } from '#server/grading/text/words/words.ts'
import { cleaned } from '#server/grading/text/cleaning.ts'
const dir = new URL('../../tests/server/grading/fresh-hands/', import.meta.url)
const qs: any[] = readdirSync(dir).filter((n) => n.startsWith('answers-')).flatMap((n) => JSON.parse(readFileSync(new URL(n, dir), 'utf8')))
for (const { prompt, subject, cases } of [...qs, ...Object.values(answersByKind).flat().map((q: any) => ({ ...q, cases: q.cases.map((c: any) => ({ text: c[0], moderate: c[2], fair: '?' })) }))]) {
  const instance = drawnInstance(prompt, subject)
  if (!isAboutEnglish(prompt)) continue
  for (const c of cases) {
    const words = wordsOf(cleaned(c.text))
    if (words.length === 0 || words.length > 4 || /\d/.test(c.text)) continue
    if (!words.every(({ text }) => text.length > 2 && !isEnglishWord(text) && !functionWords.has(text) && !isEnglishWord(text.replace(/(?:e?s|ed|ing)$/, '')))) continue
    const j = judgeBuiltIn(instance, c.text, { strictness: 'moderate', earlier: [] })
    if (j.outcome !== 'graded' || j.quality !== 0 || j.rule === 'a known mistake') continue
    console.log(`${words.some(({ text }) => isNearlyEnglish(text)) ? 'near' : 'far '} ${c.text} | fair ${c.fair} doc ${c.moderate} [${j.rule}] ${prompt.split('\n')[0].slice(0, 60)}`)
  }
}
