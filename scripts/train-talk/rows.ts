import { budgetOf, mostSteps } from '#server/grading/budget.ts'
import { byKeysAlone } from '#server/grading/turn/judge.ts'
import { questionOf } from '#server/grading/turn/ladder.ts'
import { readHelp } from '#server/grading/turn/help.ts'
import { chatTextOf } from '#server/grading/turn/talk/chat-words.ts'
import { features } from '#server/grading/turn/talk/weights/features.ts'
import { expectedOf } from '#server/grading/turn/talk/asked-for.ts'
import { seenIn } from '#server/grading/turn/talk/weights/model.ts'
import { looksLikeAnswer } from '#server/grading/turn/talk/weights/plain-answer.ts'
import { topicOf } from '#server/grading/turn/talk/topic.ts'
import { askedOf } from '#server/grading/turn/understand.ts'
import { drawnInstance } from '#tests/server/grading/answers/agreement.ts'
import type { Example } from './examples.ts'
import { always } from './learn.ts'
import type { Row, Weights } from './learn.ts'

/** An example as the learner sees it; `null` where it is plainly an answer, `undefined` where nothing is to be learnt from it. */
export function rowOf({ prompt, subject, text, isTalk, weight, group, isFresh }: Example): Row | null | undefined {
  const instance = drawnInstance(prompt, subject)
  const question = questionOf(instance, 'moderate', budgetOf(mostSteps))
  const chat = chatTextOf(text)
  if (chat.words.length === 0 || readHelp(text, question.prompt).kind !== 'none') return undefined
  const asked = askedOf(question, byKeysAlone(question, text))
  const seen = seenIn(text, chat, topicOf(instance), asked)
  if (looksLikeAnswer(seen, asked)) return null
  const holds = features.flatMap((feature, place) => (feature.holds(seen) ? [place] : []))
  return { holds, expected: expectedOf(asked), isTalk, weight, group, isFresh }
}

/** The text of `weights.ts`; the same weights give the same text. */
export function tableOf(weights: Weights): string {
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
