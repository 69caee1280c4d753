import type { Instance } from '#server/grading/types.ts'
import type { Judging } from '#server/ports/judging.ts'
import type { WordsAsked } from '#server/ports/partner.ts'
import { givesAway } from './gives-away.ts'
import { sentenceFault, type SentenceFault } from './sentence-fault.ts'
import { sentencesOf } from './sentences.ts'

/** A sentence that may be told, or the one that ends the words and why: a fault of its own, or that it gives the answer away. */
export type CheckedSentence = { text: string; refused: SentenceFault | 'answer' | null }

const mostSentences = 5

/** A model's sentences as long as each of them may be told; the first that may not is the last, and there are five at most. */
export async function* checkedSentences(
  judging: Pick<Judging, 'earnsAnything'>,
  { instance, sent, asker }: { instance: Instance; sent: WordsAsked; asker: string },
  pieces: AsyncIterable<string>,
): AsyncGenerator<CheckedSentence> {
  const question = [sent.question, ...sent.hints]
  const seen = [...question, sent.answer, ...sent.turns.map(({ words }) => words)]
  const before = sent.turns.flatMap(({ by, words }) => (by === 'tutor' ? [words] : []))
  const said: string[] = []
  for await (const text of sentencesOf(pieces)) {
    const about = { question, seen, told: [...before, ...said] }
    const refused = sentenceFault(text) ?? ((await givesAway(judging, { instance, asker }, text, about)) ? 'answer' : null)
    yield { text, refused }
    said.push(text)
    if (refused !== null || said.length === mostSentences) return
  }
}
