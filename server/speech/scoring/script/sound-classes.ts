/**
 * Which sounds of the phone model a symbol of the International Phonetic Alphabet may be heard as. The model knows the sounds of English only; a
 * Spanish “ñ” is heard as an “n” or a “y”, a rolled “r” as one of several. Classes are wide, so that an accent is no other text.
 */
const classes: Readonly<Record<string, string>> = {
  a: 'aa ah ae ay aw', ɑ: 'aa ao ah', ɐ: 'ah ax aa ae', æ: 'ae eh', ʌ: 'ah aa', ɒ: 'aa ao', ɶ: 'ae er',
  e: 'ey eh ih', ɛ: 'eh ae ey', ə: 'ax ah ih uh', ɘ: 'ax ih', ɵ: 'uh ax', ɜ: 'er ah', ɞ: 'er ah', ɚ: 'er', ɝ: 'er', ᵻ: 'ih ax',
  i: 'iy ih', ɪ: 'ih iy', ɨ: 'ih uh iy', y: 'iy uw ih', ʏ: 'ih uh uw', ø: 'er uh eh', œ: 'er ah eh',
  o: 'ow ao uh', ɔ: 'ao ow aa', u: 'uw uh ow', ʊ: 'uh uw', ʉ: 'uw uh', ɤ: 'ah uh ow', ɯ: 'uh uw ih',
  p: 'p b', b: 'b p v', t: 't d', d: 'd t dh', k: 'k g', g: 'g k', ɡ: 'g k', q: 'k g', c: 'k ch t', ɟ: 'g jh d', ʈ: 't d', ɖ: 'd t',
  m: 'm n', ɱ: 'm n', n: 'n ng m', ɲ: 'n y ng', ɳ: 'n', ŋ: 'ng n', ɴ: 'ng n',
  r: 'r d l', ɾ: 'd t r dh l', ɽ: 'd r l', ɹ: 'r er', ɻ: 'r er', ʀ: 'r hh g', ʁ: 'r hh g', l: 'l', ɫ: 'l ow', ɭ: 'l', ʎ: 'l y', ɬ: 'l th s',
  f: 'f', v: 'v f w', ʋ: 'v w', β: 'b v w', ɸ: 'f hh p', θ: 'th s f', ð: 'dh d th l', s: 's z', z: 'z s', ʃ: 'sh', ʒ: 'zh jh sh',
  ʂ: 'sh s', ʐ: 'zh r z', ɕ: 'sh s', ʑ: 'zh z jh', ç: 'hh sh y', ʝ: 'y jh', x: 'hh k', χ: 'hh k', ɣ: 'g w hh', ɧ: 'sh hh',
  h: 'hh', ɦ: 'hh', ħ: 'hh', ʕ: 'aa hh', j: 'y iy', w: 'w uw', ʍ: 'w', ɥ: 'w y', ʦ: 't s', ʧ: 'ch', ʤ: 'jh',
}

/** Two letters that the model knows as one sound. */
const pairs: Readonly<Record<string, string>> = {
  aɪ: 'ay', aʊ: 'aw', eɪ: 'ey eh', oʊ: 'ow', əʊ: 'ow', ɔɪ: 'oy ao', tʃ: 'ch sh', dʒ: 'jh zh', ɪə: 'iy ih ax', eə: 'eh er',
}

/** The sounds of the phone model that a phone of an eSpeak voice may be heard as; none for a symbol nobody listed. */
export function soundClass(phone: string): string[] {
  const letters = Array.from(phone.normalize('NFD').replaceAll('c\u0327', 'ç')).filter((letter) => Object.hasOwn(classes, letter))
  const pair = pairs[letters.join('')]
  return [...new Set((pair === undefined ? letters.map((letter) => classes[letter] ?? '') : [pair]).flatMap((sounds) => sounds.split(' ')))]
}
