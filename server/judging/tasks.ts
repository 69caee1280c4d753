import type { BodyOf } from '#contract/endpoint.ts'
import type { lintQuestion as endpoint } from '#contract/questions/question-lint.ts'
import { mayEarn } from '#server/grading/turn/may-earn.ts'
import { isSameAnswer, judgeBuiltIn } from '#server/grading/turn/judge.ts'
import type { Instance } from '#server/grading/types.ts'
import type { Given } from '#server/ports/judging.ts'
import type { JudgeContext } from '#server/ports/tutor.ts'
import { lintReport } from './lint-report.ts'

/** A piece of work for a thread, safe to send there. */
export type Task =
  | { task: 'judge'; question: Instance; answer: string; context: JudgeContext }
  | { task: 'lint'; body: BodyOf<typeof endpoint> }
  | { task: 'earn'; question: Instance; texts: readonly string[] }
  | { task: 'compare'; key: string; given: readonly Given[] }

/** Does a piece of work, wherever it is called. Pure. */
export function perform(work: Task) {
  switch (work.task) {
    case 'judge':
      return judgeBuiltIn(work.question, work.answer, work.context)
    case 'lint':
      return lintReport(work.body)
    case 'earn':
      return work.texts.some((text) => mayEarn(work.question, text))
    case 'compare':
      return work.given.map(({ question, strictness, answer }) => isSameAnswer(question, work.key, answer, strictness))
  }
}
