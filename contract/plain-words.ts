/** Letters that no accent can be taken off, as people write them without. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', ı: 'i', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ŋ: 'n', ŧ: 't', ĸ: 'k',
}

/** A text in small letters and without accents, by which names are looked for and usernames are made. */
export function plainWords(text: string): string {
  const lower = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return lower.replaceAll(/\P{ASCII}/gu, (letter) => spelled[letter] ?? letter)
}

/** Whether every word that is looked for stands somewhere in a text, in any order, whatever the case and the accents of either. */
export function hasEveryWord(text: string, words: string): boolean {
  const plain = plainWords(text)
  return plainWords(words)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}
