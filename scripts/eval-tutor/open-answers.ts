import { freshQuestions } from '#tests/server/grading/fresh-answers.ts'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { instanceOf } from '#server/use-cases/chat/asked-question.ts'

/** An answer in sentences with the share of the points that a fair teacher gave it, and the built-in tutor's, null where it gave none. */
export type OpenAnswer = { question: string; answer: string; fair: number; builtIn: number | null }

/** So many answers to questions whose key is what to mention, spread over all of them. They were written and graded for this repository (CC0). */
export function openAnswers(count: number): OpenAnswer[] {
  const all = freshQuestions()
    .filter(({ prompt }) => /^Must mention:/m.test(prompt) && !/^Let:/m.test(prompt))
    .flatMap(({ prompt, subject, cases }) => cases.map((one) => ({ prompt, subject, ...one })))
    .flatMap(({ prompt, subject, text, fair }) => {
      const share = fair === 'right' ? 1 : fair === 'not yet' ? 0 : typeof fair === 'number' ? fair : null
      return share === null ? [] : [{ prompt, subject, text, share }]
    })
  const step = Math.max(1, all.length / count)
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => all[Math.floor(index * step)])
    .flatMap((one) => (one === undefined ? [] : [one]))
    .map(({ prompt, subject, text, share }) => {
      const { outcome, quality } = judgeBuiltIn(instanceOf({ prompt, subject }, {}), text, { strictness: 'moderate', earlier: [] })
      return { question: prompt, answer: text, fair: share, builtIn: outcome === 'graded' ? quality : null }
    })
}
