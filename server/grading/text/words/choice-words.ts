/** "or" between two candidates, in the languages questions come in; "o" only between words. */
const orWord = String.raw`(?<!\p{L})(?:or|oder|ou)(?!\p{L})|(?<=\p{L}{2}\s+|\d\s+)o(?=\s+\p{L}{2}|\s+\d)`

/** Finds "or" or a slash with a candidate on either side. */
export const jointOfTwo = new RegExp(String.raw`(?<=[\p{L}\d"')]\s*)(?:${orWord}|\/)(?=\s*[\p{L}\d"'(])`, 'iu')

const anyOr = new RegExp(orWord, 'iu')

/** Whether a text has an "or" in it. */
export function hasOr(text: string): boolean {
  return anyOr.test(text)
}
