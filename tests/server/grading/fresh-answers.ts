import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Strictness } from '#contract/exercises/exercises.ts'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { worryIn } from '#server/grading/turn/worry.ts'
import type { EarlierAnswer } from '#server/grading/types.ts'
import { drawnInstance } from './answers/agreement.ts'
import { answersByKind } from './answers/answers-by-kind.ts'

const Verdict = v.union([v.number(), v.picklist(['right', 'not yet', 'unclear', 'help', 'pending', 'step', 'talk', 'worry'])])
const Case = v.object({ text: v.string(), loose: Verdict, moderate: Verdict, strict: Verdict, fair: Verdict, rule: v.nullable(v.number()) })
const Questions = v.array(
  v.object({ prompt: v.string(), subject: v.string(), kind: v.string(), earlier: v.optional(v.array(v.string()), []), cases: v.array(Case) }),
)
type Question = v.InferOutput<typeof Questions>[number] & { half: FreshAnswer['half'] }

/** One answer of fresh hands and what became of it. `1`, `0` and shares are credit; `free` costs no try; `pending` waits for the teacher. */
export type FreshAnswer = {
  /** Whether it is among the newest, which were measured before anybody looked at what the judge makes of them. */
  half: 'older' | 'newest'
  kind: string
  rule: number | null
  expected: Record<Strictness | 'fair', Outcome>
  judged: Record<Strictness, Outcome>
}

type Outcome = number | 'free' | 'pending'

/**
 * Figures of a group of answers: shares of 0 to 1, those of costs and false accepts at the moderate level. The judge agrees also
 * where it is as kind as the fair teacher and the documents are not: at loose, where parts count 1.15 times, at moderate, and at strict where the
 * documents make no difference between the levels; what the fair teacher takes is no false accept.
 */
export type Figures = { answers: number; loose: number; moderate: number; strict: number; fair: number; lost: number; accepted: number }

/**
 * The answers to every `step`th question of fresh hands, judged at three levels. They were written and labelled by people who had
 * not read the judge.
 */
export function freshAnswers(step = 1): FreshAnswer[] {
  return freshQuestions()
    .filter((_, index) => index % step === 0)
    .flatMap((question) => judgedCases(question).map((answer) => ({ ...answer, half: question.half })))
}

/** The questions of fresh hands with their labelled answers. */
export function freshQuestions(): Question[] {
  const folder = new URL('./fresh-hands/', import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.startsWith('answers-'))
    .flatMap((name) => {
      const half = newest.test(name) ? ('newest' as const) : ('older' as const)
      return v.parse(Questions, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))).map((question) => ({ ...question, half }))
    })
}

const newest = /^answers-35-/

const acceptedBy: Readonly<Record<number, string>> = { 42: 'talk', 43: 'step', 44: 'unclear' }

/** How many answers of fresh hands and of the graded corpus name each rule: taken as the rule takes them, and not. */
export function answersByRule(): ReadonlyMap<number, { taken: number; others: number }> {
  const fresh = freshQuestions().flatMap(({ cases }) => cases.map(({ rule, moderate }) => ({ rule, moderate })))
  const graded = Object.values(answersByKind).flat().flatMap(({ cases }) => cases.map(([, , moderate, , rule = null]) => ({ rule, moderate })))
  const counts = new Map<number, { taken: number; others: number }>()
  for (const { rule, moderate } of [...fresh, ...graded]) {
    if (rule === null) continue
    const isTaken = moderate === (acceptedBy[rule] ?? 'right') || (rule < 42 && typeof moderate === 'number')
    const { taken, others } = counts.get(rule) ?? { taken: 0, others: 0 }
    counts.set(rule, isTaken ? { taken: taken + 1, others } : { taken, others: others + 1 })
  }
  return counts
}

/** How often the judge agrees with the documents and with a fair teacher; right answers that cost a try, and wrong ones accepted. */
export function figuresOf(answers: readonly FreshAnswer[]): Figures {
  const share = (of: readonly FreshAnswer[], holds: (answer: FreshAnswer) => boolean) => (of.length === 0 ? 0 : of.filter(holds).length / of.length)
  const agreedAt = (level: Strictness) => share(answers, ({ expected, judged }) => {
    const fair = level === 'loose' && typeof expected.fair === 'number' ? rounded(Math.min(1, expected.fair * 1.15)) : expected.fair
    const isOpen = level !== 'strict' || (expected.strict === expected.moderate && expected.moderate === expected.loose)
    return expected[level] === judged[level] || (isOpen && isOneOf(judged[level], [fair, expected.fair]) && isKinder(expected.fair, expected[level]))
  })
  return {
    answers: answers.length,
    loose: agreedAt('loose'),
    moderate: agreedAt('moderate'),
    strict: agreedAt('strict'),
    fair: share(answers, ({ expected, judged }) => expected.fair === judged.moderate),
    lost: share(answers.filter(({ expected }) => expected.moderate === 1), ({ judged }) => typeof judged.moderate === 'number' && judged.moderate < 1),
    accepted: share(answers.filter(({ expected }) => expected.moderate === 0 && expected.fair !== 1), ({ judged }) => judged.moderate === 1),
  }
}

/** Parts of loose are compared to the hundredth they were rounded to. */
function isOneOf(outcome: Outcome, wanted: readonly Outcome[]): boolean {
  const isNear = (one: Outcome) => typeof one === 'number' && typeof outcome === 'number' && Math.abs(one - outcome) < 0.011
  return wanted.some((one) => one === outcome || isNear(one))
}

/** Whether one verdict is better for the student than another: credit before what is free or waits, that before a lost try. */
function isKinder(one: Outcome, other: Outcome): boolean {
  const worth = (outcome: Outcome) => (typeof outcome === 'number' ? outcome : 0.001)
  return worth(one) > worth(other)
}

function judgedCases({ prompt, subject, kind, earlier, cases }: Question): Omit<FreshAnswer, 'half'>[] {
  const instance = drawnInstance(prompt, subject)
  const judge = (text: string, strictness: Strictness, tried: readonly EarlierAnswer[]) =>
    judgeBuiltIn(instance, text, { strictness, earlier: tried })
  const triedAt = (strictness: Strictness) =>
    earlier
      .map((text) => judge(text, strictness, []))
      .filter(({ outcome }) => outcome === 'graded')
      .map(({ normalised, quality }) => ({ normalised, quality: quality ?? 0 }))
  const tried = { loose: triedAt('loose'), moderate: triedAt('moderate'), strict: triedAt('strict') }
  return cases.map((labels) => {
    const outcomeAt = (level: Strictness): Outcome => {
      const { outcome, quality } = judge(labels.text, level, tried[level])
      if (worryIn(labels.text, instance) !== null) return 'free'
      return outcome === 'graded' ? rounded(quality ?? 0) : outcome === 'pending' ? 'pending' : 'free'
    }
    return {
      kind,
      rule: labels.rule,
      expected: { loose: labelled(labels.loose), moderate: labelled(labels.moderate), strict: labelled(labels.strict), fair: labelled(labels.fair) },
      judged: { loose: outcomeAt('loose'), moderate: outcomeAt('moderate'), strict: outcomeAt('strict') },
    }
  })
}

function labelled(verdict: v.InferOutput<typeof Verdict>): Outcome {
  if (typeof verdict === 'number') return rounded(verdict)
  if (verdict === 'right') return 1
  if (verdict === 'not yet') return 0
  return verdict === 'pending' ? 'pending' : 'free'
}

/** Shares of credit are compared in hundredths. */
function rounded(quality: number): number {
  return Math.round(quality * 100) / 100
}
