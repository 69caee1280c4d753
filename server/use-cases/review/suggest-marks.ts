import { readNamesAround } from '#server/db/classroom/names-around.queries.ts'
import { findAnswerToSuggestFor, keepSuggestion, type AnswerToSuggestFor } from '#server/db/review/suggestions.queries.ts'
import { claimModelCall, releaseModelCall, settleModelCall } from '#server/db/operations/model-calls.queries.ts'
import type { Deps } from '#server/deps.ts'
import { dayBegan } from '#server/ports/clock.ts'
import { type Marker, type MarkIdea, ModelAway, ModelNotAsked } from '#server/ports/marker.ts'
import type { TokensUsed } from '#server/ports/model-use.ts'
import { instanceOf } from '#server/use-cases/chat/asked-question.ts'
import { maskingOf, wordsOf } from '#server/use-cases/operations/masking.ts'
import { summed } from '#server/use-cases/operations/model-budget.ts'
import { fullPrompt } from '#server/use-cases/sessions/past-session.ts'
import { gradeByModel } from './review-answer.ts'
import { ordersGrader } from './speaks-to-grader.ts'
import { sureMark } from './sure-mark.ts'

const answersARound = 20

type SuggestDeps = Pick<Deps, 'db' | 'clock' | 'marker' | 'settings' | 'log'>

/** The day's limit is reached. */
class LimitReached extends Error {}

/**
 * Asks the language model about answers that wait for a teacher, one after the other, each once, and keeps what it says for the teacher; where the
 * exercise lets it grade what has no key, it is the answer's mark until a teacher gives another. Names are masked, classes and ids are never
 * sent. Whether an answer may be asked about is looked at right before it is. Ends when the day's limit is reached, when the process leaves, or with
 * the model away, which then is asked again later.
 */
export async function suggestMarks(deps: SuggestDeps, leaving: AbortSignal): Promise<void> {
  const { db, clock, marker, log } = deps
  if (marker === null) return
  for (let asked = 0; asked < answersARound; asked += 1) {
    const answer = await findAnswerToSuggestFor(db)
    if (answer === null) return
    try {
      await suggestOne(deps, marker, answer, leaving)
    } catch (error) {
      if (leaving.aborted || error instanceof LimitReached) return
      if (!(error instanceof ModelAway)) {
        const { messageId } = answer
        // Asked about again and again, it would keep all answers behind it waiting, on the day's limit of nobody.
        log.error({ err: error, message: messageId }, 'what a language model said of an answer could not be kept')
        await keepSuggestion(db, { messageId, quality: null, reason: '', quote: null, model: marker.model, at: clock.now() })
        continue
      }
      log.warn({ err: error, model: marker.model }, 'the language model is away; answers that wait go to their teachers without its suggestion')
      return
    }
  }
}

async function suggestOne(deps: SuggestDeps, marker: Marker, row: AnswerToSuggestFor, leaving: AbortSignal): Promise<void> {
  const { db, clock } = deps
  const { messageId } = row
  const { mask, maskMaterial, unmask } = maskingOf(await readNamesAround(db, row.studentId))
  const question = maskMaterial(fullPrompt(row.set, row.values))
  const sent = { question, answer: mask(row.answer, wordsOf(question)) }
  const counted = countedMarker(deps, marker, row)
  const idea = await counted.suggest(sent, leaving)
  const mark = idea !== null && mayGrade(row) ? await sureMark(counted, sent, idea, leaving) : null
  const at = clock.now()
  await db.transaction(async (tx) => {
    // Turned off, or taken back, while the model was asked: then it gives no mark any more.
    const stands = await findAnswerToSuggestFor(tx, messageId)
    const isMark = mark !== null && stands?.use === 'grades' && (await gradeByModel(tx, at, row, { quality: mark, model: marker.model }))
    const { quality, reason, quote }: Pick<MarkIdea, 'reason' | 'quote'> & { quality: MarkIdea['quality'] | null } = idea ?? { quality: null, reason: '', quote: null }
    const said = { reason: unmask(reason), quote: quote === null ? null : unmask(quote) }
    await keepSuggestion(tx, { messageId, ...said, quality: isMark ? mark : quality, model: marker.model, isMark, sent, at })
  })
}

/** A marker each call of which counts towards the school's day before it is made. Rejects with `LimitReached` where the day holds no more. */
function countedMarker({ db, clock, settings }: SuggestDeps, { model, suggest }: Marker, { teacherId }: AnswerToSuggestFor): Marker {
  const { tutorTeacherLimit: teacherLimit, tutorDailyLimit: schoolLimit } = settings
  return {
    model,
    suggest: async (asked, leaving) => {
      const began = clock.now()
      const claim = { kind: 'mark', teacherId, at: began, since: dayBegan(began), teacherLimit, schoolLimit } as const
      const claimed = await db.transaction((tx) => claimModelCall(tx, claim))
      if (claimed === null) throw new LimitReached()
      const used: TokensUsed[] = []
      const settle = (outcome: 'answered' | 'unusable' | 'away') =>
        settleModelCall(db, claimed.id, { outcome, ...summed(used), tookMs: clock.now().getTime() - began.getTime() })
      try {
        const idea = await suggest(asked, leaving, (one) => void used.push(one))
        await settle(idea === null ? 'unusable' : 'answered')
        return idea
      } catch (error) {
        if (error instanceof ModelNotAsked) await releaseModelCall(db, claimed.id)
        else if (error instanceof ModelAway && !leaving.aborted) await settle('away')
        throw error
      }
    },
  }
}

/** Only where the teacher let it, and the question has nothing that the built-in judge could hold an answer against, and no orders to a grader. */
function mayGrade({ use, set, values }: AnswerToSuggestFor): boolean {
  const { keys, halfCredits, ideas, isCheckedByTeacher, accepted = [] } = instanceOf(set, values)
  return use === 'grades' && !isCheckedByTeacher && !ordersGrader(fullPrompt(set, values)) && keys.length + halfCredits.length + ideas.length + accepted.length === 0
}
