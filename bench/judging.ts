import { programBeside, workerPool } from '#server/judging/worker-pool.ts'
import type { Task } from '#server/judging/tasks.ts'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { parsePrompt } from '#server/grading/keys/question-format.ts'
import { freshQuestions } from '#tests/server/grading/fresh-answers.ts'
import { median, percentile, printTable } from './figures.ts'

/** The lengths at which answers are judged, in characters: as they were typed, and up to the longest that is taken. */
const lengths = [null, 100, 200, 600, 2_000] as const
const everyQuestion = 4

/** What one answer costs in a thread that judges, there and back, at every length that is taken. Goal: 99 of 100 within 5 ms. */
export async function benchJudging(): Promise<void> {
  const pool = workerPool({ file: programBeside(new URL('../server/judging/judging-threads.ts', import.meta.url).href, 'judge-worker'), deadlineMs: 60_000 })
  try {
    const tasks = freshQuestions().filter((_, index) => index % everyQuestion === 0).flatMap(({ prompt, subject, cases }) => {
      const question = fillIn(parsePrompt(prompt), {}, subject)
      return cases.map(({ text }) => ({ question, text }))
    })
    await costOf(tasks.slice(0, 200))
    const rows: string[][] = []
    for (const length of lengths) {
      const spent = await costOf(tasks.map(({ question, text }) => ({ question, text: length === null ? text : `${text}. `.repeat(Math.ceil(length / (text.length + 2))).slice(0, length) })))
      rows.push([length === null ? 'as typed' : String(length), String(spent.length), ...[median(spent), percentile(spent, 99), Math.max(...spent)].map((ms) => ms.toFixed(2))])
    }
    printTable('One answer in a judging thread, there and back (goal: p99 at most 5 ms)', ['characters', 'answers', 'p50 ms', 'p99 ms', 'most ms'], rows)
  } finally {
    await pool.stop()
  }

  async function costOf(asked: readonly { question: Extract<Task, { task: 'judge' }>['question']; text: string }[]): Promise<number[]> {
    const spent: number[] = []
    for (const { question, text } of asked) {
      const start = performance.now()
      await pool.run('bench', { task: 'judge', question, answer: text, context: { strictness: 'moderate', earlier: [] } })
      spent.push(performance.now() - start)
    }
    return spent
  }
}
