import { countSuggestionsSince, keepSuggestion, listAnswersToSuggestFor } from '#server/db/review/suggestions.queries.ts'
import type { Deps } from '#server/deps.ts'
import { dayBegan } from '#server/ports/clock.ts'
import { ModelAway } from '#server/ports/marker.ts'
import { fullPrompt } from '#server/use-cases/sessions/past-session.ts'

const answersARound = 20

/**
 * Asks the language model about answers that wait for a teacher, one after the other, each once, and keeps what it says for the teacher.
 * Names, classes and ids are never sent. Ends when the day's limit is reached, when the process leaves, or with the model away, which then is
 * asked again later.
 */
export async function suggestMarks({ db, clock, marker, settings, log }: Pick<Deps, 'db' | 'clock' | 'marker' | 'settings' | 'log'>, leaving: AbortSignal): Promise<void> {
  if (marker === null) return
  const now = clock.now()
  const left = settings.tutorDailyLimit - (await countSuggestionsSince(db, dayBegan(now)))
  if (left <= 0) return
  for (const { messageId, answer, set, values } of await listAnswersToSuggestFor(db, Math.min(answersARound, left))) {
    try {
      const idea = await marker.suggest({ question: fullPrompt(set, values), answer }, leaving)
      await keepSuggestion(db, { messageId, quality: idea?.quality ?? null, reason: idea?.reason ?? '', quote: idea?.quote ?? null, model: marker.model, at: now })
    } catch (error) {
      if (leaving.aborted) return
      if (!(error instanceof ModelAway)) throw error
      log.warn({ err: error, model: marker.model }, 'the language model is away; answers that wait go to their teachers without its suggestion')
      return
    }
  }
}
