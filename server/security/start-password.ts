import { createHash } from 'node:crypto'

const consonants = 'bcdfghjkmnprstvz'
const vowels = 'aeuy'
const digits = '23456789'

/** A start password a child can read and type, like `baku-tesy-482`: 33 bits of the secret, nothing that looks like something else. */
export function startPassword(secret: string): string {
  const bytes = createHash('sha256').update(secret).digest()
  const pick = (from: string, at: number) => from.charAt((bytes[at] ?? 0) % from.length)
  const syllable = (at: number) => pick(consonants, at) + pick(vowels, at + 1)
  const digitsAt = (at: number) => [0, 1, 2].map((step) => pick(digits, at + step)).join('')
  return `${syllable(0)}${syllable(2)}-${syllable(4)}${syllable(6)}-${digitsAt(8)}`
}
