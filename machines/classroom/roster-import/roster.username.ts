import { plainWords } from '#contract/plain-words.ts'

const shortest = 3
const longest = 40
const nameless = 'student'

/** The username that a name suggests: its letters and digits in lower case, in plain ones where there are any. Empty for no name. */
export function plainUsername(name: string): string {
  const letters = plainWords(name).replaceAll(/[^\p{L}\p{N}]/gu, '').normalize('NFC')
  const plain = letters.replaceAll(/[^a-z0-9]/g, '')
  const username = [...(plain.length < shortest ? letters : plain)].slice(0, longest).join('')
  return username === '' && name.trim() !== '' ? nameless : username
}

/**
 * A username made from a name, as `plainUsername` has it. A number follows when it would be too short or `isTaken` says that
 * somebody has it. Empty when there is no name. `numbers` remembers between calls how far each name's numbers are used up.
 */
export function usernameFrom(name: string, isTaken: (username: string) => boolean, numbers = new Map<string, number>()): string {
  const base = plainUsername(name)
  if (base === '') return ''
  if (base.length >= shortest && !isTaken(base)) return base
  let number = numbers.get(base) ?? 2
  while (`${base}${number}`.length < shortest || isTaken(`${base}${number}`)) number += 1
  numbers.set(base, number + 1)
  return `${base}${number}`
}
