import { instanceOf } from '#server/use-cases/chat/asked-question.ts'
import { checkedSentences } from '#server/use-cases/chat/words/checked-sentences.ts'
import { pooledJudging } from '#server/judging/pooled-judging.ts'
import { perform } from '#server/judging/tasks.ts'
import type { Instance } from '#server/grading/types.ts'
import type { TokensUsed } from '#server/ports/model-use.ts'
import type { Partner, WordsAsked } from '#server/ports/partner.ts'

/** What a model said to one turn, what would have been told of it, why it ended, how long all of it took in milliseconds, and its tokens. */
export type Spoken = { raw: string; told: string; refused: string | null; ms: number | null; used: readonly TokensUsed[] }

const judging = pooledJudging({ run: async (_, task) => perform(task) })

/** Asks a model for the words of one reply, and looks at them as the product does; `ms` is null where it was away. */
export async function speakOnce(
  partner: Partner,
  prompt: string,
  sent: Omit<WordsAsked, 'question'>,
  instance: Instance = instanceOf({ prompt, subject: sent.subject }, {}),
): Promise<Spoken> {
  const asked = { ...sent, question: instance.studentText }
  const used: TokensUsed[] = []
  let raw = ''
  const began = performance.now()
  async function* heard() {
    for await (const piece of partner.speak(asked, new AbortController().signal, (one) => void used.push(one))) {
      raw += piece
      yield piece
    }
  }
  const told: string[] = []
  let refused: string | null = null
  try {
    for await (const sentence of checkedSentences(judging, { instance, sent: asked, asker: 'evaluation', unmask: (text) => text }, heard())) {
      if (sentence.refused === null) told.push(sentence.text)
      else refused = sentence.refused
    }
  } catch {
    return { raw, told: told.join(' '), refused, ms: null, used }
  }
  return { raw, told: told.join(' '), refused, ms: performance.now() - began, used }
}
