import { noAnswerInThat } from '#server/grading/turn/understand.ts'
import type { MomentName } from './moments.ts'

/** Sentences of the judge that come again and again, and the moment whose wordings stand for each. */
const moments: Readonly<Record<string, MomentName>> = {
  [noAnswerInThat]: 'unreadable',
  'Choose one answer.': 'chooseOne',
  'Which one is your answer? Send only that one.': 'chooseOne',
  "I can't read that as a number.": 'noNumber',
  'Your sign is the only thing off.': 'signOff',
  'Work it out to one number.': 'workItOut',
}

/** The moment that stands for a sentence of the judge; null where the sentence is the author's or is said as it is. */
export function momentOf(sentence: string): MomentName | null {
  return Object.hasOwn(moments, sentence) ? (moments[sentence] ?? null) : null
}
