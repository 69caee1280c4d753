import type { Labelled } from './labels.ts'

/** For each recording a text of about the same length that another speaker read and that shares no word with its own. */
export function otherTextsOf(labels: readonly Labelled[]): string[] {
  const wordsOf = labels.map((label) => new Set(label.text.split(' ')))
  return labels.map((own, index) => labels[placeOfOther(own, index)]?.text ?? '')

  function placeOfOther(own: Labelled, index: number): number {
    for (let step = 1; step < labels.length; step++) {
      const place = (index + 97 * step) % labels.length
      const other = labels[place]
      if (!other || other.speaker === own.speaker || Math.abs(other.text.length - own.text.length) > 0.15 * own.text.length) continue
      if (![...(wordsOf[place] ?? [])].some((word) => wordsOf[index]?.has(word))) return place
    }
    return (index + 1) % labels.length
  }
}
