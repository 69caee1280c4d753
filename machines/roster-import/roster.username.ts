const shortest = 3
const longest = 40

/**
 * A username made from a name: its letters and digits in lower case, accents off where a plain letter is under them. A number
 * follows when it would be too short or `isTaken` says that somebody has it. Empty when the name has no letter or digit.
 * `numbers` remembers between calls how far each name's numbers are used up.
 */
export function usernameFrom(name: string, isTaken: (username: string) => boolean, numbers = new Map<string, number>()): string {
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '').normalize('NFC')
  const plain = letters.replaceAll(/[^a-z0-9]/g, '')
  const base = [...(plain.length < shortest ? letters : plain)].slice(0, longest).join('')
  if (base === '') return ''
  if (base.length >= shortest && !isTaken(base)) return base
  let number = numbers.get(base) ?? 2
  while (`${base}${number}`.length < shortest || isTaken(`${base}${number}`)) number += 1
  numbers.set(base, number + 1)
  return `${base}${number}`
}
