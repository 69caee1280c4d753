const longest = 60

/**
 * A name as a mail may say it: letters, digits and the marks that names have, 60 characters at most, and nothing a mail program would turn
 * into a link, as names are typed by others than those who are mailed. `instead` where nothing is left.
 */
export function mailedName(name: string, instead: string): string {
  const plain = name.normalize('NFKC').replaceAll(/[^\p{L}\p{M}\p{N} .,'’()-]/gu, ' ')
  const apart = plain.replaceAll(/(?<=[\p{L}\p{M}\p{N}]{2})\.(?=[\p{L}\p{M}\p{N}])|\.(?=[\p{L}\p{M}\p{N}]{2})/gu, '. ')
  const tidy = apart.replaceAll(/ +/g, ' ').trim()
  const cut = [...tidy].slice(0, longest).join('').trim()
  return /[\p{L}\p{N}]/u.test(cut) ? cut : instead
}
