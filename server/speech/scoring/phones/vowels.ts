/** The phones of American English in the alphabet of the English voices (ARPAbet in lower case), as the phone model knows them. */
const englishVowels = new Set(['aa', 'ae', 'ah', 'ao', 'aw', 'ax', 'ay', 'eh', 'er', 'ey', 'ih', 'iy', 'ow', 'oy', 'uh', 'uw'])

/**
 * Whether a phone of any voice is a vowel: by the English table, or by the vowel letters of the International Phonetic Alphabet.
 * A lone `y` counts as one: it is a vowel there, and the English glide of that name is close to it.
 */
export function isVowel(phone: string): boolean {
  return englishVowels.has(phone) || (!/^[a-z]{1,2}$/.test(phone) && /[aeiouyæœøɐɑɒɔəɘɛɜɞɤɨɪɯɵʉʊʌʏ]/u.test(phone)) || /^[aeiouy]$/.test(phone)
}
