import { turnParts } from '#contract/chat/chat-sessions.ts'
import type { Verdict } from '#contract/sessions/verdicts.ts'
import { beginningOf } from '#contract/texts.ts'
import type { WordedReply } from '#server/db/chat/words.queries.ts'
import type { Instance } from '#server/grading/types.ts'
import type { DialogueSoFar, WordsAsked } from '#server/ports/partner.ts'
import { type Masking, wordsOf } from '#server/use-cases/operations/masking.ts'

/** A turn of the log as it is kept, the newest first. */
export type LoggedTurn = { role: 'system' | 'assistant' | 'user'; content: string; verdict: Verdict | null }

/** The turns before the answer that a model is told in full. */
const turnsTold = 12
/** How much of a question, and of a turn, a model is told, in characters. */
const longest = { question: 4_000, turn: 600, try: 80, said: 120 }
/** How much of what was said before is told in short: so many tries, and so many other things. */
const most = { tries: 8, said: 6 }

/**
 * What a model is told of a reply, names masked; null without an answer before it. Nothing in it is a key. Of a long dialogue it holds the last
 * turns, and those before them in short, so that it is as long after two hundred turns as after thirty.
 */
export function askedWords(
  reply: WordedReply,
  instance: Instance,
  before: readonly LoggedTurn[],
  { about, mask, maskMaterial }: Pick<WordsAsked, 'about'> & Pick<Masking, 'mask' | 'maskMaterial'>,
): WordsAsked | null {
  const [answer, ...earlier] = before
  if (answer?.role !== 'user') return null
  const question = maskMaterial(beginningOf(instance.studentText, longest.question))
  const known = wordsOf(question)
  const masked = (text: string) => mask(text, known)
  const turn = (text: string) => masked(beginningOf(text, longest.turn))
  return {
    about,
    question,
    grade: reply.grade,
    subject: reply.set.subject,
    themes: reply.themes.map(masked),
    hints: instance.hints.slice(0, reply.state.hintsShown).map(masked),
    meanings: instance.definitions.map(({ names, meaning }) => masked(`${names.join(' / ')} = ${meaning}`)),
    before: inShort(earlier.slice(turnsTold), masked),
    turns: earlier
      .slice(0, turnsTold)
      .toReversed()
      .map(({ role, content }) => ({ by: role === 'user' ? 'student' : 'tutor', words: turn(content) })),
    answer: turn(answer.content),
    said: masked(turnParts({ content: reply.content, ...(reply.hint === null ? {} : { hint: reply.hint }) }).words),
  }
}

/** What a student said at a question that was not told to be partly right: none of it may hold what a model could then agree to. */
export function unansweredWords(before: readonly LoggedTurn[]): string[] {
  const [told, earlier] = [before.slice(0, turnsTold + 1), before.slice(turnsTold + 1)]
  const { tries = [], said = [] } = inShort(earlier, (text) => text) ?? {}
  return [...told.flatMap(({ role, content, verdict }) => (role === 'user' && verdict !== 'partly' ? [content] : [])), ...tries, ...said]
}

function inShort(earlier: readonly LoggedTurn[], masked: (text: string) => string): DialogueSoFar | null {
  if (earlier.length === 0) return null
  const own = earlier.filter(({ role }) => role === 'user')
  const lastOf = (verdicts: readonly (Verdict | null)[], count: number, length: number) => {
    const texts = own.flatMap(({ content, verdict }) => (verdicts.includes(verdict) ? [masked(beginningOf(content, length))] : []))
    return [...new Set(texts)].slice(0, count).toReversed()
  }
  return {
    turns: earlier.length,
    tries: lastOf(['not_yet'], most.tries, longest.try),
    said: lastOf(['talk', 'unclear'], most.said, longest.said),
  }
}
