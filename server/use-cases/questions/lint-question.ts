import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import type { lintQuestion as endpoint, TriedAnswer } from '#contract/questions/question-lint.ts'
import { verdictOf } from '#server/grading/turn/engine.ts'
import { earnsCredit, judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { lintPrompt } from '#server/grading/keys/lint.ts'
import { summaryOf } from '#server/grading/keys/prompt-summary.ts'
import { reasonFor } from '#server/grading/keys/rule-words.ts'
import { typicalAnswers } from '#server/grading/keys/typical-answers.ts'
import { meaningOf } from '#server/grading/turn/talk/meaning.ts'
import type { Instance, Judgement } from '#server/grading/types.ts'

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
    steps: instance.steps.length,
    words: instance.definitions.length,
    has_example: instance.example !== null,
    variations,
    typical: isSpoken ? [] : typicalAnswers(instance),
    lints: lintPrompt(prompt, { isSpoken, count: num_questions }).map(({ isSerious, ...lint }) => ({ ...lint, serious: isSerious })),
    answers: isSpoken ? [] : answers.map((answer) => triedAnswer(answer, judgeBuiltIn(instance, answer, { strictness, earlier: [] }), instance)),
  }
}

function triedAnswer(answer: string, judgement: Judgement, instance: Instance): TriedAnswer {
  const { outcome, quality, rule, matchedKey, normalised, reply, remark, correction, talk = null } = judgement
  const verdict = outcome === 'graded' ? verdictOf(quality ?? 0) : outcome
  const said = reply ?? remark ?? correction ?? definitionFor(talk, instance)
  return { answer, verdict, quality, rule, matched_key: matchedKey, read_as: normalised, said, why: reasonFor(judgement, answer) }
}

/** What the tutor says where a message asks for a word of `Words:`; null where that would give the answer away. */
function definitionFor(talk: Judgement['talk'] | null, instance: Instance): string | null {
  const line = !talk || talk.about === null ? null : meaningOf(talk.about, instance.definitions)
  return line === null || earnsCredit(instance, line.meaning) ? null : `${line.names[0] ?? ''}: ${line.meaning}`
}
