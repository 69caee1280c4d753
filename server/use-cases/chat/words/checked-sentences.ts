import type { Instance } from '#server/grading/types.ts'
import type { Judging } from '#server/ports/judging.ts'
import type { WordsAsked } from '#server/ports/partner.ts'
import type { Masking } from '#server/use-cases/operations/masking.ts'
import { givesAway } from './gives-away.ts'
import { sentenceFault, type SentenceFault } from './sentence-fault.ts'
import { sentencesOf } from './sentences.ts'

/** A sentence that may be told, or the one that ends the words and why: a fault of its own, or that it gives the answer away. */
export type CheckedSentence = { text: string; refused: SentenceFault | 'answer' | null }

const mostSentences = 5

type Checking = { instance: Instance; sent: WordsAsked; asker: string; told?: readonly string[] } & Pick<Masking, 'unmask'>

/**
 * A model's sentences, names put back, as long as each of them may be told; the first that may not is the last, and there are five at most. `told` is
 * all that the tutor said before, the newest last.
 */
export async function* checkedSentences(
  judging: Pick<Judging, 'earnsAnything'>,
  { instance, sent, asker, unmask, told = tutorsTurns(sent) }: Checking,
  pieces: AsyncIterable<string>,
): AsyncGenerator<CheckedSentence> {
  const question = [sent.question, ...sent.hints]
  const earlier = [...(sent.before?.tries ?? []), ...(sent.before?.said ?? [])]
  const seen = [...question, ...sent.meanings, sent.answer, ...earlier, ...sent.turns.map(({ words }) => words)].map(unmask)
  const said: string[] = []
  for await (const sentence of sentencesOf(pieces)) {
    const text = unmask(sentence)
    const about = { question, seen, told: [...told, ...said] }
    const refused = sentenceFault(text) ?? ((await givesAway(judging, { instance, asker }, text, about)) ? 'answer' : null)
    yield { text, refused }
    said.push(text)
    if (refused !== null || said.length === mostSentences) return
  }
}

function tutorsTurns({ turns }: WordsAsked): string[] {
  return turns.flatMap(({ by, words }) => (by === 'tutor' ? [words] : []))
}
