import { slipsBetween, withoutAccents } from './words.ts'

/** How letters of English sound, read in this order: what sounds the same is written the same. `S` stands for sh, `W` for kw. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/([^aeiouy])\1+/g, '$1'],
  [/igh(?=t|$)/g, 'i'],
  [/^(?:kn|gn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/rh/g, 'r'],
  [/ph/g, 'f'],
  [/gh(?=[aeiou])/g, 'g'],
  [/gh/g, ''],
  [/dh/g, 'd'],
  [/sh/g, 'S'],
  [/[tcs]i(?=[ao])/g, 'S'],
  [/gu(?=[eiy])/g, 'g'],
  [/g(?=[eiy])/g, 'j'],
  [/qu(?=[aeiouy])/g, 'W'],
  [/ck|ch|qu?/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/kw/g, 'W'],
  [/z/g, 's'],
  [/(?<=[^aeiou])h/g, ''],
  [/(?<=[a-z])le(?=s?$)/g, 'el'],
  [/(?<=[^aeiouy])e(?=s?$)/g, ''],
  [/[aeiou]r(?=s?$)/g, 'er'],
  [/[aeiou]l(?=s?$)/g, 'el'],
  [/(?:ew|eu|oo|ou|ow|ue)(?![aeiouy])/g, 'o'],
  [/(?:ay|ai)/g, 'a'],
  [/(?:ee|ea|ie|ei|ey|y(?![aeiou]))/g, 'i'],
  [/[eiy][aeiouy]*/g, 'i'],
  [/[ou][aeiouy]*/g, 'o'],
  [/a[aeiouy]*/g, 'a'],
  [/(.)\1+/g, '$1'],
]

/** Shorter words sound like too many others. */
const shortestHeard = 4

/** The most letters that may differ: a word that is spelt by ear still looks like the word. */
const mostLetters = 3

/**
 * Whether a typed word is a key word spelt by ear ("huney", "mitokondria", "sunlite"): it sounds the same, begins the same, and is no longer than
 * that. Words with digits are not heard.
 */
export function soundsAlike(typed: string, key: string): boolean {
  if (Math.min(typed.length, key.length) < shortestHeard - 1 || key.length < shortestHeard || !/^\p{L}+$/u.test(typed + key)) return false
  if (slipsBetween(typed, key, mostLetters) > mostLetters) return false
  const firstVowel = (word: string) => /[aeiouy]/.exec(word)?.[0]
  if (key.length <= shortestHeard && firstVowel(typed) !== firstVowel(key)) return false
  return soundOf(typed) === soundOf(key)
}

function soundOf(word: string): string {
  return sounds.reduce((sound, [letters, written]) => sound.replace(letters, written), withoutAccents(word, true))
}
