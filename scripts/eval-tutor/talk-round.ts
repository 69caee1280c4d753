import { instanceOf } from '#server/use-cases/chat/asked-question.ts'
import { checkedSentences } from '#server/use-cases/chat/words/checked-sentences.ts'
import { pooledJudging } from '#server/judging/pooled-judging.ts'
import { perform } from '#server/judging/tasks.ts'
import type { Partner, WordsAsked } from '#server/ports/partner.ts'

/** What a model said to one turn: all of it, what would have been told of it, why it ended, and how long the whole took, in milliseconds. */
export type Spoken = { raw: string; told: string; refused: string | null; ms: number | null }

const judging = pooledJudging({ run: async (_, task) => perform(task) })

/** Asks a model for the words of one reply, and looks at them as the product does; `ms` is null where it was away. */
export async function speakOnce(partner: Partner, prompt: string, sent: Omit<WordsAsked, 'question'>): Promise<Spoken> {
  const instance = instanceOf({ prompt, subject: sent.subject }, {})
  const asked = { ...sent, question: instance.studentText }
  let raw = ''
  const began = performance.now()
  async function* heard() {
    for await (const piece of partner.speak(asked, new AbortController().signal)) {
      raw += piece
      yield piece
    }
  }
  const told: string[] = []
  let refused: string | null = null
  try {
    for await (const sentence of checkedSentences(judging, { instance, sent: asked, asker: 'evaluation' }, heard())) {
      if (sentence.refused === null) told.push(sentence.text)
      else refused = sentence.refused
    }
  } catch {
    return { raw, told: told.join(' '), refused, ms: null }
  }
  return { raw, told: told.join(' '), refused, ms: performance.now() - began }
}
