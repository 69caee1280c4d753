import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import type { lintQuestion as endpoint, TriedAnswer } from '#contract/questions/question-lint.ts'
import { verdictOf } from '#server/grading/turn/engine.ts'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { lintPrompt } from '#server/grading/keys/lint.ts'
import { summaryOf } from '#server/grading/keys/prompt-summary.ts'
import type { Judgement } from '#server/grading/types.ts'

/** Looks a prompt over for its author and tries sample answers on one of its variations. Reads and stores nothing. */
export function lintQuestion(body: BodyOf<typeof endpoint>): ReplyOf<typeof endpoint> {
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
