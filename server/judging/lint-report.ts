import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import type { lintQuestion as endpoint, TriedAnswer } from '#contract/questions/question-lint.ts'
import { verdictOf } from '#server/grading/turn/credit-of-tries.ts'
import { judgeBuiltIn, refusedAsTooCostly } from '#server/grading/turn/judge.ts'
import { lintPrompt } from '#server/grading/keys/lint.ts'
import { studentPrompt } from '#server/grading/keys/question-format.ts'
import { reasonFor } from '#server/grading/keys/rule-words.ts'
import { typicalAnswers } from '#server/grading/keys/typical-answers.ts'
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
    steps: instance.steps.length,
    words: instance.definitions.length,
    has_example: instance.example !== null,
    variations,
    typical: isSpoken ? [] : typicalAnswers(instance),
    lints: lintPrompt(prompt, { isSpoken, count: num_questions }).map(({ isSerious, ...lint }) => ({ ...lint, serious: isSerious })),
    answers: isSpoken ? [] : answers.map((answer) => triedAnswer(answer, judgeBuiltIn(instance, answer, { strictness, earlier: [] }))),
  }
}

function triedAnswer(answer: string, judgement: Judgement): TriedAnswer {
  const { outcome, quality, rule, matchedKey, normalised, reply, remark, correction, parts, talk = null } = judgement
  const verdict = outcome === 'graded' ? verdictOf(quality ?? 0) : outcome
  const said = reply ?? remark ?? correction ?? definitionIn(talk)
  const why = reasonFor(judgement, answer)
  return { answer, verdict, quality, rule, matched_key: matchedKey, read_as: normalised, said, why, ...(parts ? { parts: [...parts] } : {}) }
}

/** What the tutor says where a message asks for a word of `Words:`. */
function definitionIn(talk: Judgement['talk'] | null): string | null {
  return talk?.meaning ? `${talk.meaning.name}: ${talk.meaning.meaning}` : null
}

const tooLong = 'This takes too long to look over. Make it shorter, or split it into several questions.'

/** What is said of a prompt that could not be looked over in time: its first line is marked, and no tried answer is read. */
export function reportOfTooCostly({ prompt, answers = [] }: BodyOf<typeof endpoint>): ReplyOf<typeof endpoint> {
  return {
    student_text: studentPrompt(prompt),
    keys: [],
    ideas: 0,
    hints: 0,
    steps: 0,
    words: 0,
    has_example: false,
    variations: 1,
    typical: [],
    lints: [{ line: 1, message: tooLong, serious: true, mend: null }],
    answers: answers.map((answer) => triedAnswer(answer, refusedAsTooCostly(answer))),
  }
}
