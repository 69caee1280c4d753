import { turnParts } from '#contract/chat/chat-sessions.ts'
import type { WordsEnd, WordsLine } from '#contract/chat/chat-words.ts'
import { claimWords, keepWords, readTurnsBefore, type WordedReply } from '#server/db/chat/words.queries.ts'
import { readNamesAround } from '#server/db/classroom/names-around.queries.ts'
import { releaseModelCall, settleModelCall } from '#server/db/operations/model-calls.queries.ts'
import type { WordsOutcome } from '#server/db/schema/sessions.ts'
import type { Deps } from '#server/deps.ts'
import type { Instance } from '#server/grading/types.ts'
import { languageOf } from '#server/grading/turn/words/language.ts'
import { worded } from '#server/grading/turn/words/wording.ts'
import { ModelAway, ModelNotAsked } from '#server/ports/marker.ts'
import type { WordsAsked } from '#server/ports/partner.ts'
import type { TokensUsed } from '#server/ports/model-use.ts'
import { maskingOf } from '#server/use-cases/operations/masking.ts'
import { summed } from '#server/use-cases/operations/model-budget.ts'
import { senderOf } from '#server/security/fair-line.ts'
import { instanceOf } from '#server/use-cases/chat/asked-question.ts'
import { askedWords, unansweredWords } from './asked-words.ts'
import { checkedSentences } from './checked-sentences.ts'
import { isInSight } from './gives-away.ts'
import { claimReply } from './claim-reply.ts'
import { sentenceDeadline } from './sentence-deadline.ts'

type WordsDeps = Pick<Deps, 'db' | 'clock' | 'judging' | 'partner' | 'settings' | 'log'>

/**
 * The words of a reply, sentence by sentence, each checked before it is told: nothing that gives the answer away, speaks of marks or is meant
 * for another ear. What was told stands in the log from then on, also when its student left before the end; where nothing was, the tutor's own words
 * stay. Points, tries and reveals were settled before this begins, and nothing here can change them.
 */
export async function* speakWords(deps: WordsDeps, reply: WordedReply, leaving: AbortSignal): AsyncGenerator<WordsLine> {
  const { db, clock, partner } = deps
  const { words, messageId, content } = reply
  const asBefore = (why: WordsEnd['why']): WordsLine => ({ kind: 'end', content, by: 'tutor', why, left: null })
  if (partner === null || words === null || words.isAsked) {
    yield asBefore(null)
    return
  }
  const began = clock.now()
  const keep = (outcome: WordsOutcome, sent: WordsAsked | null, kept: string | null) =>
    keepWords(db, messageId, { words: kept, said: content, sent, outcome, tookMs: clock.now().getTime() - began.getTime() })
  const instance = instanceOf(reply.set, reply.values)
  const before = await readTurnsBefore(db, reply)
  const { mask, maskMaterial, unmask } = maskingOf(await readNamesAround(db, reply.userId))
  const sent = askedWords(reply, instance, before, { about: words.about, mask, maskMaterial })
  const about = { instance, asker: senderOf({ id: reply.userId }), unmask }
  if (sent === null || (await isInSight(deps.judging, about, [instance.studentText, ...unansweredWords(before)]))) {
    if (await claimWords(db, messageId, { model: partner.model, at: began })) await keep('unasked', null, null)
    yield asBefore(null)
    return
  }
  const claimed = await claimReply(deps, reply, { teacherId: words.teacherId, model: partner.model, at: began })
  if (claimed.kind !== 'call') {
    if (claimed.kind !== 'asked') await keep(claimed.kind === 'spent' ? 'spent' : 'unasked', null, null)
    yield asBefore(claimed.kind === 'asked' ? null : claimed.kind)
    return
  }
  const told = before.flatMap((turn) => (turn.role === 'assistant' ? [turn.content] : [])).toReversed()
  const used: TokensUsed[] = []
  const said: string[] = []
  let outcome: WordsOutcome = 'left'
  let wasAsked = true
  const deadline = sentenceDeadline(leaving, clock.now().getTime() - began.getTime())
  try {
    const pieces = partner.speak(sent, deadline.signal, (one) => void used.push(one))
    for await (const { text, refused } of checkedSentences(deps.judging, { ...about, sent, told }, pieces)) {
      if (refused !== null) {
        deps.log.info({ message: messageId, refused }, 'a sentence of the language model was refused')
        break
      }
      said.push(text)
      yield { kind: 'sentence', text }
      deadline.met()
    }
    outcome = 'refused'
  } catch (error) {
    if (!(error instanceof ModelAway)) throw error
    wasAsked = !(error instanceof ModelNotAsked)
    if (!leaving.aborted) {
      outcome = 'away'
      if (wasAsked) deps.log.warn({ err: error, model: partner.model }, 'the language model is away; the tutor answers in its own words')
      else deps.log.info({ why: error.message, model: partner.model }, 'the language model was not asked; the tutor answers in its own words')
    }
  } finally {
    deadline.end()
    // Also when nobody asks for the next sentence any more: what was told is kept, for its teacher to read.
    if (said.length > 0) outcome = 'said'
    await keep(outcome, wasAsked ? sent : null, outcome === 'said' ? wholeReply(said, reply, instance) : null)
    const tookMs = clock.now().getTime() - began.getTime()
    if (wasAsked) await settleModelCall(db, claimed.id, { outcome: callOutcome[outcome], ...summed(used), tookMs })
    else await releaseModelCall(db, claimed.id)
  }
  if (outcome === 'said') yield { kind: 'end', content: wholeReply(said, reply, instance), by: 'model', why: null, left: claimed.left }
  else yield asBefore(leaving.aborted ? null : 'away')
}

/** What became of a call, told from what became of its words. */
const callOutcome = { said: 'answered', refused: 'unusable', away: 'away', left: 'left', spent: 'left', unasked: 'left' } as const satisfies Record<WordsOutcome, string>

/** The sentences as one turn: it ends with a question about the task, and with the hint that the reply had. */
function wholeReply(said: readonly string[], { hint, seed, state, content }: WordedReply, { studentText }: Instance): string {
  const asks = said.at(-1)?.includes('?') ?? false
  const back = worded('pump', { language: languageOf(studentText), seed, turn: state.partner?.turns ?? 0 })
  const words = [...said, ...(asks ? [] : [back])].join(' ')
  const { words: built } = turnParts({ content, ...(hint === null ? {} : { hint }) })
  return hint === null ? words : `${words}${content.slice(content.indexOf(built) + built.length)}`
}
