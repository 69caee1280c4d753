import { writeFileSync } from 'node:fs'
import { budgetOf, mostSteps } from '#server/grading/budget.ts'
import { byKeysAlone } from '#server/grading/turn/judge.ts'
import { questionOf } from '#server/grading/turn/ladder.ts'
import { readHelp } from '#server/grading/turn/help.ts'
import { chatTextOf } from '#server/grading/turn/talk/chat-words.ts'
import { features } from '#server/grading/turn/talk/features.ts'
import { expectedOf } from '#server/grading/turn/talk/asked-for.ts'
import { seenIn } from '#server/grading/turn/talk/model.ts'
import { looksLikeAnswer } from '#server/grading/turn/talk/plain-answer.ts'
import { topicOf } from '#server/grading/turn/talk/topic.ts'
import { askedOf } from '#server/grading/turn/understand.ts'
import { drawnInstance } from '#tests/server/grading/answers/agreement.ts'
import { trainingExamples } from './examples.ts'
import type { Example } from './examples.ts'
import { always, learnt, sumOf } from './learn.ts'
import type { Row, Weights } from './learn.ts'

/** Into how many parts the examples are divided: each is weighed by what was learnt from the others. */
const folds = 5
const expected = ['figures', 'words', 'explanation'] as const

const guarded = { figures: 0, words: 0, explanation: 0 }
const rows = trainingExamples().flatMap(rowOf)
const scored = Array.from({ length: folds }, (_, fold) => {
  const isTested = ({ group }: Row) => hashOf(group) % folds === fold
  const weights = learnt(rows.filter((row) => !isTested(row)))
  return rows.filter(isTested).map((row) => ({ row, sum: sumOf(row, weights) }))
}).flat()

for (const name of expected) {
  const mine = scored.filter(({ row }) => row.expected === name)
  const tries = mine.filter(({ row }) => isRealTry(row)).map(({ sum }) => sum)
  const talk = mine.filter(({ row }) => row.isTalk && row.isFresh).map(({ sum }) => sum)
  process.stdout.write(`${name}: ${talk.length} messages of talk, ${guarded[name] + tries.length} answers, ${guarded[name]} of them plainly so\n`)
  for (const from of [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 3]) {
    const known = talk.filter((sum) => sum >= from).length / talk.length
    const taken = tries.filter((sum) => sum >= from).length
    process.stdout.write(`  from ${from} on: ${(100 * known).toFixed(1)} % of the talk known, ${taken} answers taken for it\n`)
  }
}

writeFileSync(new URL('../../server/grading/turn/talk/weights.ts', import.meta.url), tableOf(learnt(rows)))

function rowOf({ prompt, subject, text, isTalk, weight, group, isFresh }: Example): Row[] {
  const instance = drawnInstance(prompt, subject)
  const question = questionOf(instance, 'moderate', budgetOf(mostSteps))
  const chat = chatTextOf(text)
  if (chat.words.length === 0 || readHelp(text, question.prompt).kind !== 'none') return []
  const asked = askedOf(question, byKeysAlone(question, text))
  const seen = seenIn(text, chat, topicOf(instance), asked)
  if (looksLikeAnswer(seen, asked)) {
    if (!isTalk && weight > 1 && isFresh) guarded[expectedOf(asked)] += 1
    return []
  }
  const holds = features.flatMap((feature, place) => (feature.holds(seen) ? [place] : []))
  return [{ holds, expected: expectedOf(asked), isTalk, weight, group, isFresh }]
}

function isRealTry({ isTalk, weight, isFresh }: Row): boolean {
  return !isTalk && weight > 1 && isFresh
}

function tableOf(weights: Weights): string {
  const lines = [...features.map(({ name }) => name), 'always'].map((name, place) => {
    const at = name === 'always' ? always : place
    const cells = [weights.figures, weights.words, weights.explanation].map((column) => (column[at] ?? 0).toFixed(1).replace('-0.0', '0.0'))
    return `  ${JSON.stringify(name).replaceAll('"', "'")}: [${cells.join(', ')}],`
  })
  return `// Written by \`npm run train:talk\`.

/** How much each feature speaks for talk (a positive weight) or for an answer, where figures, a few words, or an explanation are asked. */
export const weights: Readonly<Record<string, readonly [figures: number, words: number, explanation: number]>> = {
${lines.join('\n')}
}
`
}

function hashOf(text: string): number {
  return [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003, 7)
}
