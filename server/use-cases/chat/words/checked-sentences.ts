import type { Instance } from '#server/grading/types.ts'
import type { WordsAsked } from '#server/ports/partner.ts'
import type { Judge } from '#server/ports/tutor.ts'
import { givesAway } from './gives-away.ts'
import { sentenceFault, type SentenceFault } from './sentence-fault.ts'
import { sentencesOf } from './sentences.ts'

/** A sentence that may be told, or the one that ends the words and why: a fault of its own, or that it gives the answer away. */
export type CheckedSentence = { text: string; refused: SentenceFault | 'answer' | null }

const mostSentences = 5

/** A model's sentences as long as each of them may be told; the first that may not is the last, and there are five at most. */
export async function* checkedSentences(
  judge: Judge,
  { instance, sent, asker }: { instance: Instance; sent: WordsAsked; asker: string },
  pieces: AsyncIterable<string>,
): AsyncGenerator<CheckedSentence> {
  const seen = [sent.question, ...sent.hints, sent.answer, ...sent.turns.map(({ words }) => words)]
  let count = 0
  for await (const text of sentencesOf(pieces)) {
    const fault = sentenceFault(text)
    const refused = fault ?? ((await givesAway(judge, instance, text, seen, asker)) ? 'answer' : null)
    yield { text, refused }
    count += 1
    if (refused !== null || count === mostSentences) return
  }
}
