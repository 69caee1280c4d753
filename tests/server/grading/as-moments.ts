import { english } from '#server/grading/turn/words/english.ts'
import { spanish } from '#server/grading/turn/words/spanish.ts'

/** Every wording, the longest first, with the moment it belongs to. */
const known = [english, spanish]
  .flatMap((language) => Object.entries(language).flatMap(([name, choices]) => choices.map((wording) => ({ wording, name }))))
  .toSorted((a, b) => b.wording.length - a.wording.length)

/** A reply with each drawn wording as the name of its moment, so that a test shows what is said, not how: `[notYet] Which unit?`. */
export function asMoments(content: string): string {
  return known.reduce((text, { wording, name }) => text.replaceAll(wording, `[${name}]`), content)
}
