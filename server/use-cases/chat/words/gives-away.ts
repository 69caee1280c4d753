import type { Instance } from '#server/grading/types.ts'
import type { Judging } from '#server/ports/judging.ts'
import { letsOutPart } from './of-the-key.ts'
import { hiddenIn, partsOf, plain } from './parts-of.ts'
import { workedOut } from './worked-out.ts'

/** The most texts that are looked at for one sentence, and for all that was said before. */
const mostLooks = 800

type Looked = { instance: Instance; asker: string }

/**
 * What a student may know already: `seen` is what the question, its hints and they themselves said, `told` what the tutor said. Of `seen`,
 * `question` and hints alone.
 */
export type SaidBefore = { question: readonly string[]; seen: readonly string[]; told: readonly string[] }

/**
 * Whether a sentence would tell a student more than what they have seen: the judge itself is asked about the sentence, its parts, every run of up to
 * five of its words, forwards, backwards and run together, and what it says in other words. What earns anything and was not seen gives
 * away; so does a part of the key that is no answer alone, another script than the question's, and a sentence with more parts than can
 * be looked at.
 */
export async function givesAway(judging: Pick<Judging, 'earnsAnything'>, { instance, asker }: Looked, sentence: string, { question, seen, told }: SaidBefore): Promise<boolean> {
  if (isInAnotherScript(sentence, seen) || letsOutPart(instance, sentence, { seen: question, told })) return true
  const known = ` ${seen.map(plain).join(' ')} `
  const said = [sentence, ...workedOut(sentence)].flatMap((one) => [...partsOf(one), ...hiddenIn(one)])
  const parts = [...new Set(said)].filter((part) => !known.includes(` ${plain(part)} `))
  return parts.length > mostLooks || judging.earnsAnything(instance, parts, asker)
}

/**
 * Whether the answer can be told apart from what was said at all: where the question holds it, as it does where one of its options is to be
 * chosen, or the student named what might be it without being told whether it is, nobody can say what a sentence gives away.
 */
export async function isInSight(judging: Pick<Judging, 'earnsAnything'>, { instance, asker }: Looked, texts: readonly string[]): Promise<boolean> {
  const parts = [...new Set(texts.flatMap(partsOf))]
  return parts.length > mostLooks || judging.earnsAnything(instance, parts, asker)
}

/** Whether it has letters of a script that nothing before it has: what they mean no judge here can tell. */
function isInAnotherScript(sentence: string, seen: readonly string[]): boolean {
  const known = seen.join(' ')
  return [...sentence.matchAll(/(?!\p{Script=Latin})\p{L}/gu)].some(([letter]) => !known.includes(letter))
}
