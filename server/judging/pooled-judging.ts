import * as v from 'valibot'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { lintQuestion } from '#contract/questions/question-lint.ts'
import { isTooCostly, judgeBuiltIn, refusedAsTooCostly } from '#server/grading/turn/judge.ts'
import type { Judgement } from '#server/grading/types.ts'
import type { Judging } from '#server/ports/judging.ts'
import { fairLine } from '#server/security/fair-line.ts'
import { isSmall, mostStepsHere } from './inline.ts'
import { reportOfTooCostly } from './lint-report.ts'
import type { Task } from './tasks.ts'
import { GaveUp } from './worker-pool.ts'

/** How many answers a thread looks at before the next asker has its turn. */
const comparedAtOnce = 50

/** How many texts of a model's sentence it looks at before a verdict may have its turn. */
const textsAtOnce = 20

/** As many texts of sentences may wait as words that are on their way. */
const mostWaiting = 600

/**
 * Judging in the threads of a pool, whose deadline bounds what one asker can hold up. Short answers to short questions are judged at once,
 * within few steps, and handed over when those are spent: the judgement is the same.
 */
export function pooledJudging({ run }: { run: (asker: string, task: Task) => Promise<unknown> }): Judging {
  // One at a time is in the line of the threads, so that verdicts never stand behind all that models say.
  const inTurn = fairLine({ atOnce: 1, most: mostWaiting })
  return {
    judge: async (question, answer, { asker = '', ...context }) => {
      const atOnce = isSmall(question, answer) ? judgeBuiltIn(question, answer, context, mostStepsHere) : null
      if (atOnce && !isTooCostly(atOnce)) return atOnce
      return done(asker, { task: 'judge', question, answer, context }, AJudgement, () => refusedAsTooCostly(answer))
    },
    lint: (body, asker) => done(asker, { task: 'lint', body }, AReport, () => reportOfTooCostly(body)),
    areRight: async (key, given, asker) => {
      const areRight: boolean[] = []
      for (let from = 0; from < given.length; from += comparedAtOnce) {
        const part = given.slice(from, from + comparedAtOnce)
        areRight.push(...(await done(asker, { task: 'compare', key, given: part }, Verdicts, () => part.map(() => false))))
      }
      return areRight
    },
    earnsAnything: async (question, texts, asker) => {
      for (let from = 0; from < texts.length; from += textsAtOnce) {
        const part = texts.slice(from, from + textsAtOnce)
        if (await inTurn(asker, () => done(asker, { task: 'earn', question, texts: part }, v.boolean(), () => true))) return true
      }
      return false
    },
  }

  async function done<Result>(asker: string, task: Task, result: v.GenericSchema<Result>, tooLong: () => Result): Promise<Result> {
    try {
      return v.parse(result, await run(asker, task))
    } catch (error) {
      if (error instanceof GaveUp) return tooLong()
      throw error
    }
  }
}

const AJudgement = v.custom<Judgement>((value) => isObject(value) && 'outcome' in value)
const AReport = v.custom<ReplyOf<typeof lintQuestion>>((value) => isObject(value) && 'lints' in value)
const Verdicts = v.array(v.boolean())

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
