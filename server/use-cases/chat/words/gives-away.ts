import type { Instance } from '#server/grading/types.ts'
import type { Judging } from '#server/ports/judging.ts'
import { letsOutPart } from './of-the-key.ts'
import { hiddenIn, partsOf, plain } from './parts-of.ts'
import { isStrange } from './strange-words.ts'
import { workedOut } from './worked-out.ts'

/** The most texts that are looked at for one sentence, and for all that was said before. */
const mostLooks = 800

/** Sums go over so many sentences. */
const sentencesBefore = 3

type Looked = { instance: Instance; asker: string }

/**
 * What a student may know already: `seen` is what the question, its hints and they themselves said, `told` what the tutor said. Of `seen`,
 * `question` and hints alone.
 */
export type SaidBefore = { question: readonly string[]; seen: readonly string[]; told: readonly string[] }

/**
 * Whether a sentence would tell a student more than what they have seen: the judge itself is asked about the sentence, its parts, every run of up to
 * five of its words, forwards, backwards and run together, and what it says in other words. What earns anything and was not seen gives
 * away; so does a part of the key that is no answer alone, what no judge here can read, and a sentence with more parts than can be looked at.
 */
export async function givesAway(judging: Pick<Judging, 'earnsAnything'>, { instance, asker }: Looked, sentence: string, { question, seen, told }: SaidBefore): Promise<boolean> {
  if (isStrange(sentence, seen) || letsOutPart(instance, sentence, { seen: question, told })) return true
  const known = ` ${seen.map(plain).join(' ')} `
  const said = [sentence, ...workedOut(sentence, { before: told.slice(-sentencesBefore), question: question.join(' ') })].flatMap((one) => [...partsOf(one), ...hiddenIn(one)])
  const parts = [...new Set(said)].filter((part) => !known.includes(` ${plain(part)} `))
  return parts.length > mostLooks || judging.earnsAnything(instance, parts, asker)
}

/**
 * Whether the answer can be told apart from what was said at all: where the question holds it, as it does where one of its options is to be
 * chosen or it is answered by yes or no, or the student named what might be it, in other words, too, without being told whether it is, nobody can
 * say what a sentence gives away.
 */
export async function isInSight(judging: Pick<Judging, 'earnsAnything'>, { instance, asker }: Looked, texts: readonly string[]): Promise<boolean> {
  const around = { before: [], question: instance.studentText }
  const inOtherWords = texts.slice(1).flatMap((text) => workedOut(text, around))
  const parts = [...new Set([...(/[¿¡]/.test(instance.studentText) ? ['sí', 'no'] : ['yes', 'no', 'true', 'false']), ...[...texts, ...inOtherWords].flatMap(partsOf)])]
  return parts.length > mostLooks || judging.earnsAnything(instance, parts, asker)
}
