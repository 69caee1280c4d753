import { turnParts } from '#contract/chat/chat-sessions.ts'
import type { WordsLine } from '#contract/chat/chat-words.ts'
import { claimWords, countWordsAsked, keepWords, readTurnsBefore, type WordedReply } from '#server/db/chat/words.queries.ts'
import type { WordsOutcome } from '#server/db/schema/sessions.ts'
import type { Deps } from '#server/deps.ts'
import type { Instance } from '#server/grading/types.ts'
import { languageOf } from '#server/grading/turn/words/language.ts'
import { worded } from '#server/grading/turn/words/wording.ts'
import { dayBegan } from '#server/ports/clock.ts'
import { ModelAway } from '#server/ports/marker.ts'
import type { WordsAsked } from '#server/ports/partner.ts'
import { senderOf } from '#server/security/fair-line.ts'
import { instanceOf } from '#server/use-cases/chat/asked-question.ts'
import { askedWords, unansweredWords } from './asked-words.ts'
import { checkedSentences } from './checked-sentences.ts'
import { isInSight } from './gives-away.ts'

type WordsDeps = Pick<Deps, 'db' | 'clock' | 'judging' | 'partner' | 'settings' | 'log'>

/** The turns of a conversation that a model is told, with the answer. */
const turnsTold = 13
/** One student's share of the model: so many replies in so long. */
const studentRate = { most: 30, ms: 600_000 }

/**
 * The words of a reply, sentence by sentence, each checked before it is told: nothing that gives the answer away, speaks of marks or is meant
 * for another ear. What was told stands in the log from then on, also when its student left before the end; where nothing was, the tutor's own words
 * stay. Points, tries and reveals were settled before this begins, and nothing here can change them.
 */
export async function* speakWords(deps: WordsDeps, reply: WordedReply, leaving: AbortSignal): AsyncGenerator<WordsLine> {
  const { db, clock, partner } = deps
  const { words, messageId, content } = reply
  const asBefore = (why: 'away' | 'spent' | null): WordsLine => ({ kind: 'end', content, by: 'tutor', why })
  const began = clock.now()
  if (partner === null || words === null || words.isAsked || !(await claimWords(db, messageId, { model: partner.model, at: began }))) {
    yield asBefore(null)
    return
  }
  const keep = (outcome: WordsOutcome, sent: WordsAsked | null, kept: string | null) =>
    keepWords(db, messageId, { words: kept, said: content, sent, outcome, tookMs: clock.now().getTime() - began.getTime() })
  if (await isSpent(deps, reply, words.teacherId, began)) {
    await keep('spent', null, null)
    yield asBefore('spent')
    return
  }
  const instance = instanceOf(reply.set, reply.values)
  const before = await readTurnsBefore(db, reply, turnsTold)
  const sent = askedWords(reply, instance, before, words.about)
  const about = { instance, asker: senderOf({ id: reply.userId }) }
  if (sent === null || (await isInSight(deps.judging, about, [instance.studentText, ...unansweredWords(before)]))) {
    await keep('unasked', null, null)
    yield asBefore(null)
    return
  }
  const said: string[] = []
  let outcome: WordsOutcome = 'left'
  try {
    for await (const { text, refused } of checkedSentences(deps.judging, { ...about, sent }, partner.speak(sent, leaving))) {
      if (refused !== null) {
        deps.log.info({ message: messageId, refused }, 'a sentence of the language model was refused')
        break
      }
      said.push(text)
      yield { kind: 'sentence', text }
    }
    outcome = 'refused'
  } catch (error) {
    if (!(error instanceof ModelAway)) throw error
    if (!leaving.aborted) {
      outcome = 'away'
      deps.log.warn({ err: error, model: partner.model }, 'the language model is away; the tutor answers in its own words')
    }
  } finally {
    // Also when nobody asks for the next sentence any more: what was told is kept, for its teacher to read.
    if (said.length > 0) outcome = 'said'
    await keep(outcome, sent, outcome === 'said' ? wholeReply(said, reply, instance) : null)
  }
  yield outcome === 'said' ? { kind: 'end', content: wholeReply(said, reply, instance), by: 'model', why: null } : asBefore(outcome === 'away' ? 'away' : null)
}

/** The sentences as one turn: it ends with a question about the task, and with the hint that the reply had. */
function wholeReply(said: readonly string[], { hint, seed, state, content }: WordedReply, { studentText }: Instance): string {
  const asks = said.at(-1)?.includes('?') ?? false
  const back = worded('pump', { language: languageOf(studentText), seed, turn: state.partner?.turns ?? 0 })
  const words = [...said, ...(asks ? [] : [back])].join(' ')
  const { words: built } = turnParts({ content, ...(hint === null ? {} : { hint }) })
  return hint === null ? words : `${words}${content.slice(content.indexOf(built) + built.length)}`
}

async function isSpent({ db, settings }: WordsDeps, { userId }: WordedReply, teacherId: number, now: Date): Promise<boolean> {
  const asked = await countWordsAsked(db, { teacherId, userId, dayBegan: dayBegan(now), lately: new Date(now.getTime() - studentRate.ms) })
  return asked.school > settings.tutorDailyLimit || asked.teacher > settings.tutorTeacherLimit || asked.student > studentRate.most
}
