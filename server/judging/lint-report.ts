import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import type { lintQuestion as endpoint, TriedAnswer } from '#contract/questions/question-lint.ts'
import { verdictOf } from '#server/grading/turn/engine.ts'
import { judgeBuiltIn, refusedAsTooCostly } from '#server/grading/turn/judge.ts'
import { lintPrompt } from '#server/grading/keys/lint.ts'
import { studentPrompt } from '#server/grading/keys/question-format.ts'
import { summaryOf } from '#server/grading/keys/prompt-summary.ts'
import type { Judgement } from '#server/grading/types.ts'

/** What an author should look at in a prompt, and the verdicts on answers tried on one of its variations. Pure. */
export function lintReport(body: BodyOf<typeof endpoint>): ReplyOf<typeof endpoint> {
  const { prompt, question_type, subject = '', num_questions = 1, variation = 0, strictness = 'moderate', answers = [] } = body
  const { instance, keys, ideas, hints, variations } = summaryOf(prompt, variation, subject)
  const isSpoken = question_type === 'ACCENT_TRAINING'
  return {
    student_text: instance.studentText,
    keys: [...keys],
    ideas,
    hints,
    variations,
    lints: lintPrompt(prompt, { isSpoken, count: num_questions }).map(({ isSerious, ...lint }) => ({ ...lint, serious: isSerious })),
    answers: isSpoken ? [] : answers.map((answer) => triedAnswer(answer, judgeBuiltIn(instance, answer, { strictness, earlier: [] }))),
  }
}

function triedAnswer(answer: string, { outcome, quality, rule, matchedKey, normalised, reply, remark, correction }: Judgement): TriedAnswer {
  const verdict = outcome === 'graded' ? verdictOf(quality ?? 0) : outcome
  return { answer, verdict, quality, rule, matched_key: matchedKey, read_as: normalised, said: reply ?? remark ?? correction }
}

const tooLong = 'This takes too long to look over. Make it shorter, or split it into several questions.'

/** What is said of a prompt that could not be looked over in time: its first line is marked, and no tried answer is read. */
export function reportOfTooCostly({ prompt, answers = [] }: BodyOf<typeof endpoint>): ReplyOf<typeof endpoint> {
  return {
    student_text: studentPrompt(prompt),
    keys: [],
    ideas: 0,
    hints: 0,
    variations: 1,
    lints: [{ line: 1, message: tooLong, serious: true, mend: null }],
    answers: answers.map((answer) => triedAnswer(answer, refusedAsTooCostly(answer))),
  }
}
