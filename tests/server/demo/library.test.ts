import { expect, test } from 'vitest'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { parsePrompt } from '#server/grading/keys/question-format.ts'
import { variationRows } from '#server/grading/keys/variations.ts'
import type { DemoQuestion } from '#server/demo/library/demo-question.ts'
import { demoExercises } from '#server/demo/library/exercises.ts'
import { englishQuestions } from '#server/demo/library/english.ts'
import { historyQuestions } from '#server/demo/library/history.ts'
import { mathQuestions } from '#server/demo/library/math.ts'
import { scienceQuestions } from '#server/demo/library/science.ts'
import { spanishScripts } from '#server/demo/library/spanish.ts'

const subjects = { math: mathQuestions, science: scienceQuestions, history: historyQuestions, english: englishQuestions }
const typed = Object.values<Record<string, DemoQuestion>>(subjects).flatMap((part) => Object.values(part))
const all = [...typed, ...Object.values(spanishScripts)]

const judgedByTeacher: DemoQuestion[] = [historyQuestions.letter]
const judgedByTutor = typed.filter((question) => !judgedByTeacher.includes(question))

test.each(judgedByTutor.map((question) => [question.title, question] as const))('“%s” takes what it should and nothing else', async (_, question) => {
  const judged = await Promise.all([
    ...question.says.right.map(async (text) => ['right', text, await verdictOf(question, text)]),
    ...(question.says.partly ?? []).map(async (text) => ['partly', text, await verdictOf(question, text)]),
    ...question.says.wrong.map(async (text) => ['wrong', text, await verdictOf(question, text)]),
  ])
  expect(judged).toEqual(judged.map(([kind, text]) => [kind, text, kind]))
})

test.each(judgedByTeacher)('every answer to “$title” waits for the teacher', async (question) => {
  const said = [...question.says.right, ...(question.says.partly ?? []), ...question.says.wrong]
  expect(await Promise.all(said.map((text) => verdictOf(question, text)))).toEqual(said.map(() => 'pending'))
})

test('every question is written without a remark from the linter', () => {
  expect(all.flatMap((question) => parsePrompt(question.prompt).problems.map(({ message }) => `${question.title}: ${message}`))).toEqual([])
})

test('every question has a hint, and every typed one explains its answer', () => {
  expect(all.filter((question) => parsePrompt(question.prompt).hints.length === 0).map(({ title }) => title)).toEqual([])
  expect(typed.filter((question) => parsePrompt(question.prompt).explain === null).map(({ title }) => title)).toEqual([])
})

test('an exercise that asks a question several times finds as many different ones', () => {
  const few = Object.values(demoExercises).flatMap(({ title, sets }) =>
    sets.flatMap(({ question, set }) => {
      const count = set?.numQuestions ?? 1
      const { distinct } = variationRows(parsePrompt(question.prompt), count, 'seed')
      return distinct < count ? [`${title}: ${question.title}`] : []
    }),
  )
  expect(few).toEqual([])
})

async function verdictOf(question: DemoQuestion, text: string): Promise<string> {
  const parsed = parsePrompt(question.prompt)
  const [values = {}] = variationRows(parsed, 1, question.title).rows
  const answer = fillIn({ ...parsed, studentText: text }, values).studentText
  const { quality, outcome } = await builtInTutor.judge.judge(fillIn(parsed, values), answer, { strictness: 'moderate', earlier: [] })
  if (quality === null) return outcome
  return quality === 1 ? 'right' : quality > 0 ? 'partly' : 'wrong'
}
