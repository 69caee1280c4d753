import type { Feedback, WordFeedback } from '#contract/accent/spoken-feedback.ts'
import type { Reference } from '#server/speech/reference.ts'
import { guide } from '#server/speech/scoring/any-language.ts'
import { joinWords } from '#server/speech/scoring/feedback/join-words.ts'
import { missingTip } from '#server/speech/scoring/feedback/pronunciation-tips.ts'

/** The words that were read, from `first` to `last`: what lies before and behind was not. */
export type ReadPart = { first: number; last: number }

/** The part of a script of so many words that was read. */
export function readPart(missing: ReadonlySet<number>, wordCount: number): ReadPart {
  const heard = Array.from({ length: wordCount }, (_, word) => word).filter((word) => !missing.has(word))
  return { first: heard[0] ?? 0, last: heard.at(-1) ?? wordCount - 1 }
}

/** A reading as if it had been of these words alone. */
export function partOf(reference: Reference, { first, last }: ReadPart): Reference {
  if (first === 0 && last === reference.words.length - 1) return reference
  return {
    ...reference,
    words: reference.words.slice(first, last + 1),
    phones: reference.phones.filter(({ word }) => word >= first && word <= last).map((phone) => ({ ...phone, word: phone.word - first })),
  }
}

/**
 * The feedback on a part as that on the whole: words that were not read are not heard, and the overall score shrinks by their share. What the
 * heard part is worth is not praised.
 */
export function withMissing(feedback: Feedback, { words }: Reference, missing: ReadonlySet<number>): Feedback {
  if (!feedback.usable || missing.size === 0) return feedback
  const { first } = readPart(missing, words.length)
  let time = feedback.words[0]?.start_time ?? 0
  const found = words.map(({ text }, index): WordFeedback => {
    const said = feedback.words[index - first]
    if (said && !missing.has(index)) {
      time = said.end_time
      return said
    }
    return { word: text, category: 'poor', heard: false, start_time: time, end_time: time }
  })
  const lost = found.filter(({ heard }) => !heard).map(({ word }) => word)
  return {
    ...feedback,
    overall: {
      score: Math.round((feedback.overall.score * (words.length - missing.size)) / words.length),
      summary: `We did not hear ${joinWords(lost)}: read the whole script next time.${feedback.pronunciation.score === null ? ` ${guide}` : ''}`,
    },
    pronunciation: feedback.pronunciation.score === null ? feedback.pronunciation : { ...feedback.pronunciation, tips: [missingTip(lost)] },
    words: found,
  }
}
