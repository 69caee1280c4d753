import type { Strictness } from '#contract/exercises/exercises.ts'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { formIsAskedFor } from '#server/grading/keys/other-form.ts'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { parsePrompt } from '#server/grading/keys/question-format.ts'
import type { EarlierAnswer, Instance, Judgement } from '#server/grading/types.ts'
import { variationRows } from '#server/grading/keys/variations.ts'
import type { AnsweredQuestion, ExpectedVerdict } from './answered-question.ts'

/**
 * How often judge and examiner agree about some questions; each disagreement is one line that names the rule it breaks. `turned` are the
 * answers that a looser level gave less than a stricter one.
 */
export type Agreement = { verdicts: number; disagreements: readonly string[]; turned: readonly string[] }

const levels = ['loose', 'moderate', 'strict'] as const satisfies readonly Strictness[]

/** Judges every answer at every strictness and compares with what is expected. */
export function agreementOn(questions: readonly AnsweredQuestion[]): Agreement {
  let verdicts = 0
  const disagreements: string[] = []
  const turned: string[] = []
  for (const { prompt, subject, earlier = [], cases } of questions) {
    const question = drawnInstance(prompt, subject)
    const least = new Map<string, number>()
    for (const strictness of levels) {
      const before = earlier.map((answer) => judgeBuiltIn(question, answer, { strictness, earlier: [] }))
      const tried = before.filter(({ outcome }) => outcome === 'graded').map(asTried)
      const last = before.at(-1)
      const askedFor = last?.outcome === 'unclear' && last.rule === formIsAskedFor ? (['form'] as const) : []
      for (const [answer, loose, moderate, strict, rule] of cases) {
        const expected = { loose, moderate, strict }[strictness]
        const judgement = judgeBuiltIn(question, answer, { strictness, earlier: tried, askedFor })
        const worth = judgement.quality ?? 0
        if (worth > (least.get(answer) ?? 1) && earlier.length === 0) turned.push(`${shortened(answer)} to ${shortened(prompt)}: more at ${strictness}`)
        least.set(answer, worth)
        if (expected === null) continue
        const judged = verdictOf(judgement)
        verdicts += 1
        if (judged === expected || isAsFree(judged, expected)) continue
        const broken = rule === undefined ? '' : `, rule ${rule}`
        const asked = `${shortened(answer)} to ${shortened(prompt)}`
        disagreements.push(`${asked}: ${strictness} ${judged} (${judgement.rule}), expected ${expected}${broken}`)
      }
    }
  }
  return { verdicts, disagreements, turned }
}

/** Share of verdicts agreed on, 0 to 1; nothing judged is full agreement. */
export function accuracyOf({ verdicts, disagreements }: Agreement): number {
  return verdicts === 0 ? 1 : 1 - disagreements.length / verdicts
}

function shortened(text: string): string {
  return JSON.stringify(text.slice(0, 90))
}

/** A prompt as a question of a subject, with the values of its first row. */
export function drawnInstance(prompt: string, subject = ''): Instance {
  const parsed = parsePrompt(prompt)
  return fillIn(parsed, variationRows(parsed, 1, 'answers').rows[0] ?? {}, subject)
}

function asTried({ normalised, quality }: Judgement): EarlierAnswer {
  return { normalised, quality: quality ?? 0 }
}

/** Talk and steps are free, as what was examined as unclear or help is: to be understood is the kinder reading. */
function isAsFree(judged: ExpectedVerdict, expected: ExpectedVerdict): boolean {
  return (judged === 'talk' || judged === 'step') && ['unclear', 'help', 'step', 'talk'].includes(String(expected))
}

function verdictOf({ outcome, quality }: Judgement): ExpectedVerdict {
  if (outcome !== 'graded') return outcome
  if (quality === 1) return 'right'
  return quality === null || quality === 0 ? 'not yet' : Math.round(quality * 10_000) / 10_000
}
