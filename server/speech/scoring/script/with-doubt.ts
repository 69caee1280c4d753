import type { AspectFeedback, Feedback } from '#contract/accent/spoken-feedback.ts'
import { guide } from '#server/speech/scoring/any-language.ts'
import { strong } from '#server/speech/scoring/feedback/side-tips.ts'
import { clamp } from '#server/speech/scoring/numbers/statistics.ts'

const leastScore = 40
/** How clearly a word must be heard for its score to count in full: nine of ten synthesised readings are, and one of fifty other words. */
const clearEnough = 3
const mostWords = 2

/**
 * The feedback on a script of one word or two, with no more than what is sure: so little has no flow or rhythm to judge, and other words may sound
 * like it. No side is above the whole then, and no word is coloured. `clearness` is that of `hearScript`.
 */
export function withDoubt(feedback: Feedback, script: string, clearness: number): Feedback {
  const most = Math.round(leastScore + (100 - leastScore) * clamp(clearness / clearEnough, 0, 1))
  if (!feedback.usable || feedback.words.length > mostWords || feedback.overall.score <= most) return feedback
  const advice = `We are not sure that we heard “${script.trim()}”. Listen to the model, then say it once more, clearly.`
  const summary = feedback.pronunciation.score === null ? `${advice} ${guide}` : advice
  return {
    ...feedback,
    overall: { score: most, summary: most < strong ? summary : feedback.overall.summary },
    pronunciation: atMost(most, feedback.pronunciation),
    fluency: atMost(most, feedback.fluency),
    prosody: atMost(most, feedback.prosody),
    rhythm: atMost(most, feedback.rhythm),
    words: feedback.words.map((word) => (word.heard ? { ...word, category: null } : word)),
  }
}

/** A side that is no more sure than the whole, without what was said of it. */
function atMost(most: number, side: AspectFeedback): AspectFeedback {
  return side.score === null || side.score <= most ? side : { score: most, tips: [] }
}
