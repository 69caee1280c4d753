import { fillIn } from '#server/grading/text/fill-in.ts'
import { parsePrompt } from '#server/grading/keys/question-format.ts'
import { variationRows } from '#server/grading/keys/variations.ts'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { newInstanceState, nextAttemptWorth } from '#server/grading/turn/credit-of-tries.ts'
import { playTurn } from '#server/grading/turn/turn.ts'
import type { Instance } from '#server/grading/types.ts'
import type { WordsAsked } from '#server/ports/partner.ts'
import { children } from '#scripts/tutor-transcripts/children.ts'
import { lessons } from '#scripts/tutor-transcripts/lessons.ts'
import { defaultRules as rules } from '#tests/server/grading/default-rules.ts'

/** One child at one question. */
export type Dialogue = { subject: string; prompt: string; texts: readonly string[] }

/** What a child said, what the built-in tutor answered in so many milliseconds, and what a model would be told, null where none is asked. */
export type PlayedTurn = { text: string; said: string; ms: number; asked: Omit<WordsAsked, 'question'> | null }

/** A hundred dialogues of nine kinds of children over six subjects. They were written for this repository (CC0). */
export function hundredDialogues(): Dialogue[] {
  const all = lessons.flatMap(({ subject, questions }) =>
    questions.flatMap((question) => Object.values(children).map((scriptOf) => ({ subject, prompt: question.prompt, texts: scriptOf(question, subject === 'Español') }))),
  )
  return all.slice(0, 100)
}

/** Plays a dialogue with the tutor of real sessions. What a model would be told are the turns as the built-in tutor had them. */
export async function playedBuiltIn({ subject, prompt, texts }: Dialogue): Promise<{ instance: Instance; turns: PlayedTurn[] }> {
  const parsed = parsePrompt(prompt)
  const seed = `${subject} ${texts[0]}`
  const instance = fillIn(parsed, variationRows(parsed, 1, seed).rows[0] ?? {}, subject)
  const turns: PlayedTurn[] = []
  let state = newInstanceState()
  let strategySaid = false
  for (const text of texts) {
    if (nextAttemptWorth(state, rules) === null || state.isPending) break
    const began = performance.now()
    const turn = await playTurn(builtInTutor, { instance, state, rules, answer: text, strategySaid, reader: 'teacher', seed, example: null })
    const ms = performance.now() - began
    const said = turn.said.content
    const { outcome, accepted, reveal, answerGiven } = turn.moment
    const about = outcome === 'talk' ? 'talk' : outcome === 'graded' && !accepted && !answerGiven && reveal === null ? 'try' : null
    const before = turns.flatMap((one) => [{ by: 'student', words: one.text }, { by: 'tutor', words: one.said }] as const)
    const hints = instance.hints.slice(0, turn.state.hintsShown)
    const told = { grade: 6, subject, themes: [], hints, meanings: [], before: null, turns: before.slice(-12) }
    turns.push({ text, said, ms, asked: about === null ? null : { ...told, about, answer: text, said } })
    strategySaid ||= turn.moment.sayStrategy
    state = turn.state
  }
  return { instance, turns }
}
