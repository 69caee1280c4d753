import { cleaned } from '#server/grading/text/cleaning.ts'

/** One word of a text: folded for comparing, with its place in the cleaned text. */
export type Word = { text: string; start: number; end: number }

/** A French or Italian word that lost its vowel (`l'`, `qu'`, `dell'`) is a word of its own. */
const elided = String.raw`(?:[cdjlmnst]|qu|un|all|dall|dell|nell|sull)(?=['’][aeiouyhàâäáéèêëíîïóôöúùûüœæ])`
const pattern = new RegExp(String.raw`${elided}|[\p{L}\p{M}\d]+(?:['.’][\p{L}\p{M}\d]+)*`, 'giu')
/** The same for texts of ASCII characters, in a fifth of the time. */
const asciiPattern = new RegExp(String.raw`${elided}|[a-z\d]+(?:['.][a-z\d]+)*`, 'gi')
const isAscii = /^[\0-\x7f]*$/

/** The words of an already cleaned text, in lower case without apostrophes and dots. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(isAscii.test(text) ? asciiPattern : pattern)].map((match) => ({
    text: match[0].toLowerCase().replaceAll(/['.’]/g, ''),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** The words as one text: equal for texts that differ in case, punctuation and spacing only. */
export function foldedText(text: string): string {
  return wordsOf(cleaned(text))
    .map((word) => word.text)
    .join(' ')
}

/** The signs of a text that are no punctuation: `A+` is not `A`, `C#` not `C`. */
export function signsOf(text: string): string {
  return (cleaned(text).match(/[+#*=<>%]|(?<=\d\s*)\/(?=\s*\d)|(?<=[\p{L}\d])-(?=$|\s)/gu) ?? []).join('')
}

/** Text as strict compares it: compatibility forms and quotes made one, outer spaces, emoji and end punctuation gone, nothing else. */
export function strictText(text: string): string {
  return text
    .replaceAll(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}\u{FE0F}\u{200D}]/gu, '')
    .replaceAll(/(?<=\p{Nd})(?=[¼½¾⅐-⅞↉])/gu, ' ')
    .replaceAll(/(?<=[\p{L}\p{Nd})])(?=[²³¹⁰⁴-⁹])/gu, '^')
    .normalize('NFKC')
    .replaceAll(/[‘’‛`´]/g, "'")
    .replaceAll(/[“”‟]/g, '"')
    .trim()
    .replace(/[.!?…:;,]+$/, '')
    .replace(/^[¡¿]+/, '')
    .trim()
}

/** A word without its accents; ñ stays a letter of its own unless `evenTilde`. */
export function withoutAccents(word: string, evenTilde: boolean): string {
  if (isAscii.test(word)) return word
  const letters = word.normalize('NFD')
  return (evenTilde ? letters : letters.replaceAll('n\u0303', 'ñ'))
    .replaceAll(/\p{M}/gu, (mark) => mark.replace(/[\u0300-\u036f]/, ''))
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
}

/** The ways to write a word without accents: umlauts as their vowels, or as their vowels and e. */
export function accentless(evenTilde: boolean): ((word: string) => string)[] {
  const expanded = (word: string) => word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')
  return [(word) => withoutAccents(word, evenTilde), (word) => withoutAccents(expanded(word), evenTilde)]
}

/** Whether two words differ in nothing but accents, umlauts written with e, or ß written ss. */
export function equalButAccents(a: string, b: string, evenTilde: boolean): boolean {
  if (a === b || (isAscii.test(a) && isAscii.test(b))) return a === b
  return accentless(evenTilde).some((folded) => folded(a) === folded(b))
}

/**
 * The number of slips between two words: insertions, deletions, substitutions and swaps of neighbours; stops counting above
 * `most`. Only places at most that far apart are compared, so the work grows with the length of one word.
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  const width = 2 * most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: width }, (_, band) => (band < most ? Infinity : band - most))
  for (let i = 1; i <= a.length; i += 1) {
    const row: number[] = []
    for (let band = 0; band < width; band += 1) {
      const j = i + band - most
      if (j < 0 || j > b.length) {
        row.push(Infinity)
        continue
      }
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const same = j === 0 ? i : (last[band] ?? Infinity) + cost
      const swapped = isSwap ? (beforeLast[band] ?? Infinity) + 1 : Infinity
      row.push(Math.min(same, (last[band + 1] ?? Infinity) + 1, (row[band - 1] ?? Infinity) + 1, swapped))
    }
    if (row.every((slips) => slips > most)) return most + 1
    beforeLast = last
    last = row
  }
  return last[b.length - a.length + most] ?? most + 1
}
