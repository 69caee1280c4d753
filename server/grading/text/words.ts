import { cleaned } from './cleaning.ts'

/** One word of a text: folded for comparing, with its place in the cleaned text. */
export type Word = { text: string; start: number; end: number }

/** A French or Italian word that lost its vowel (`l'`, `qu'`, `dell'`) is a word of its own. */
const elided = String.raw`(?:[cdjlmnst]|qu|un|all|dall|dell|nell|sull)(?=['’][aeiouyhàâäáéèêëíîïóôöúùûüœæ])`
const pattern = new RegExp(String.raw`${elided}|[\p{L}\p{M}\d]+(?:['.’][\p{L}\p{M}\d]+)*`, 'giu')

/** The words of an already cleaned text, in lower case without apostrophes and dots. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(pattern)].map((match) => ({
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
    .normalize('NFKC')
    .replaceAll(/[‘’‛`´]/g, "'")
    .replaceAll(/[“”‟]/g, '"')
    .trim()
    .replace(/[.!?…]+$/, '')
    .replace(/^[¡¿]+/, '')
    .trim()
}

/** A word without its accents; ñ stays a letter of its own unless `evenTilde`. */
export function withoutAccents(word: string, evenTilde: boolean): string {
  const letters = word.normalize('NFD')
  return (evenTilde ? letters : letters.replaceAll('n\u0303', 'ñ'))
    .replaceAll(/\p{M}/gu, (mark) => mark.replace(/[\u0300-\u036f]/, ''))
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
}

const isAscii = /^[\0-\x7f]*$/

/** Whether two words differ in nothing but accents, umlauts written with e, or ß written ss. */
export function equalButAccents(a: string, b: string, evenTilde: boolean): boolean {
  if (a === b || (isAscii.test(a) && isAscii.test(b))) return a === b
  const expanded = (word: string) => withoutAccents(word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'), evenTilde)
  return withoutAccents(a, evenTilde) === withoutAccents(b, evenTilde) || expanded(a) === expanded(b)
}

/** The number of slips between two words: insertions, deletions, substitutions and swaps of neighbours; stops counting above `most`. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1)
      row.push(best)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? most + 1
}
