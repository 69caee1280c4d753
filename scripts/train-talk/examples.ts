import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { answersByKind } from '#tests/server/grading/answers/answers-by-kind.ts'
import { saidAnywhere, saidInOtherLanguages } from '#tests/server/grading/turns/anywhere.ts'
import { moreTurns, turnsByAuthor } from '#tests/server/grading/turns/turns-by-author.ts'

/** One message with what it is; `group` is who wrote it or the question it answers, so that nobody is tested on themselves. */
export type Example = { prompt: string; subject: string | undefined; text: string; isTalk: boolean; weight: number; group: string; isFresh: boolean }

const Turns = v.array(v.object({ author: v.string(), prompt: v.string(), text: v.string(), kind: v.string(), costs: v.boolean() }))
const Case = v.object({ text: v.string(), moderate: v.union([v.number(), v.string()]), fair: v.union([v.number(), v.string()]) })
const Questions = v.array(v.object({ prompt: v.string(), subject: v.string(), cases: v.array(Case) }))

const folder = new URL('../../tests/server/grading/fresh-hands/', import.meta.url)

/** The newest answers and turns are never trained on: what was learnt is measured by them. */
const newest = /^(?:answers-(?:2[2-9]|30)|turns-1[3-8])-/

/** How much a real answer matters beside a word of talk: whoever is taken for a talker is cheated of a right answer. */
const weightOfTries = 4

/** To how many questions each thing said anywhere is said. */
const questionsEach = 6

/**
 * What the weights are trained on: our own turns, those of fresh authors, the answers to fresh questions, and the older answers, but for the newest.
 */
export function trainingExamples(): Example[] {
  return [...turns(), ...saidToMany(), ...freshAnswers(), ...olderAnswers()]
}

function turns(): Example[] {
  const fresh = files('turns-').flatMap((text) => v.parse(Turns, JSON.parse(text)))
  return [...fresh, ...turnsByAuthor, ...moreTurns].flatMap(({ author, prompt, text, kind }) => {
    const isTalk = kind === 'talk' || kind === 'question'
    if (kind === 'step' || kind === 'plea' || kind === 'worry' || kind === 'nonsense') return []
    return [{ prompt, subject: undefined, text, isTalk, weight: isTalk ? 1 : weightOfTries, group: `author ${author}`, isFresh: true }]
  })
}

/** What is said whatever the question is, to some questions of fresh hands. */
function saidToMany(): Example[] {
  const questions = files('answers-').flatMap((text) => v.parse(Questions, JSON.parse(text)))
  return [...saidAnywhere, ...saidInOtherLanguages].flatMap((text, index) =>
    [...pick(questions, index, questionsEach), ...pick(questions.filter(({ prompt }) => prompt.includes('Must mention')), index, 3)]
      .filter((question) => !/spanish|french|german|italian|latin|portuguese|translate|favou?rite/i.test(question.prompt + question.subject))
      .map((question) => ({ prompt: question.prompt, subject: question.subject, text, isTalk: true, weight: 2 / questionsEach, group: `anywhere ${index % 10}`, isFresh: false })),
  )
}

function freshAnswers(): Example[] {
  const questions = files('answers-').flatMap((text) => v.parse(Questions, JSON.parse(text)))
  return questions.flatMap(({ prompt, subject, cases }) =>
    cases.flatMap(({ text, moderate, fair }) => {
      const isTalk = moderate === 'talk'
      const isFree = !isTalk && typeof moderate === 'string' && !['right', 'not yet'].includes(moderate)
      if (isTalk !== (fair === 'talk') || ['step', 'help', 'worry', 'pending'].includes(String(moderate))) return []
      return [{ prompt, subject, text, isTalk, weight: isTalk ? 1 : isFree ? 1 : weightOfTries, group: `question ${prompt}`, isFresh: true }]
    }),
  )
}

function olderAnswers(): Example[] {
  return Object.values(answersByKind).flat().flatMap(({ prompt, subject, cases }) =>
    cases.flatMap(([text, , moderate]) => {
      const isTalk = moderate === 'talk'
      if (typeof moderate === 'string' && !['right', 'not yet', 'talk'].includes(moderate)) return []
      return [{ prompt, subject, text, isTalk, weight: isTalk ? 1 : weightOfTries, group: `question ${prompt}`, isFresh: false }]
    }),
  )
}

/** Questions spread over all, other ones for each line. */
function pick<T>(questions: readonly T[], index: number, count: number): T[] {
  const chosen = Array.from({ length: count }, (_, turn) => questions[(index * 7 + turn * 13) % questions.length])
  return chosen.filter((question) => question !== undefined)
}

function files(prefix: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && !newest.test(name))
    .toSorted()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
}
