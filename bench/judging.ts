import { perform } from '#server/judging/tasks.ts'
import { warmUp } from '#server/judging/warm-up.ts'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { parsePrompt } from '#server/grading/keys/question-format.ts'
import { freshQuestions } from '#tests/server/grading/fresh-answers.ts'
import { median, percentile, printTable } from './figures.ts'

/** The lengths at which answers are judged, in characters: as they were typed, and up to the longest that is taken. */
const lengths = [null, 100, 200, 600, 2_000] as const
const everyQuestion = 20

/** What the work of a judging thread takes for one answer, at every length that is taken. Goal: 99 of 100 within 5 ms. */
export function benchJudging(): void {
  const asked = freshQuestions().filter((_, index) => index % everyQuestion === 0).flatMap(({ prompt, subject, cases }) => {
    const question = fillIn(parsePrompt(prompt), {}, subject)
    return cases.map(({ text }) => ({ question, text }))
  })
  for (const _ of warmUp());
  const rows = lengths.map((length) => {
    const spent = asked.map(({ question, text }) => {
      const answer = length === null ? text : `${text}. `.repeat(Math.ceil(length / (text.length + 2))).slice(0, length)
      const start = performance.now()
      perform({ task: 'judge', question, answer, context: { strictness: 'moderate', earlier: [] } })
      return performance.now() - start
    })
    return [length === null ? 'as typed' : String(length), String(spent.length), ...[median(spent), percentile(spent, 99), Math.max(...spent)].map((ms) => ms.toFixed(2))]
  })
  printTable('One answer as a judging thread works it out (goal: p99 at most 5 ms)', ['characters', 'answers', 'p50 ms', 'p99 ms', 'most ms'], rows)
}
