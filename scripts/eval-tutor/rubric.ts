import { sentenceFault } from '#server/use-cases/chat/words/sentence-fault.ts'
import { foldedText } from '#server/grading/text/words/words.ts'

/** What a good turn of a tutor does, by its name; each is decided from the words alone, and the same for everybody who speaks. */
export const rubric = ['says something', 'ends with a question', 'four sentences at most', 'takes up what was said', 'says nothing twice', 'keeps marks and verdicts out'] as const

/** What came before a turn: what the student wrote, the question, and what the tutor said so far. */
export type Around = { answer: string; question: string; before: readonly string[] }

/** Which lines of the rubric a turn meets; the last but for the first are met by nobody who says nothing. */
export function rubricOf(words: string, { answer, question, before }: Around): readonly boolean[] {
  const sentences = words.match(/[^.!?…]+[.!?…]*/g)?.map((one) => one.trim()).filter((one) => one !== '') ?? []
  const said = new Set(before.flatMap((one) => one.match(/[^.!?…]+[.!?…]*/g) ?? []).map((one) => one.trim()))
  const around = new Set([...tellingWords(answer), ...tellingWords(question)])
  const isSomething = sentences.length > 0
  return [
    isSomething,
    isSomething && /\?["'”’)\]]*$/.test(words.trim()),
    isSomething && sentences.length <= 4,
    isSomething && tellingWords(words).some((one) => around.has(one)),
    isSomething && !sentences.some((one) => said.has(one)),
    isSomething && sentences.every((one) => !['marks', 'praise', 'done', 'link', 'personal'].includes(sentenceFault(one) ?? '')),
  ]
}

/** Words of four letters or more, and figures. */
function tellingWords(text: string): string[] {
  return foldedText(text).split(/[^\p{L}\p{N}]+/u).filter((one) => /^\d+$/.test(one) || one.length > 3)
}
