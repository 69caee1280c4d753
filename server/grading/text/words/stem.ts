const special: Readonly<Record<string, string>> = {
  skis: 'ski',
  skies: 'sky',
  dying: 'die',
  lying: 'lie',
  tying: 'tie',
  idly: 'idl',
  gently: 'gentl',
  ugly: 'ugli',
  early: 'earli',
  only: 'onli',
  singly: 'singl',
}
const unchanged = new Set(['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes'])
const unchangedAfterPlural = new Set(['inning', 'outing', 'canning', 'herring', 'earring', 'proceed', 'exceed', 'succeed'])

const step2: readonly [string, string][] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
]
const step3: readonly [string, string][] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
]
const step4 = ['ement', 'ance', 'ence', 'able', 'ible', 'ment', 'ant', 'ent', 'ism', 'ate', 'iti', 'ous', 'ive', 'ize', 'al', 'er', 'ic']

/** The Snowball English (Porter2) stem of a lower-case word: the same for `absorbs`, `absorbed` and `absorbing`. */
export function stem(word: string): string {
  const plain = word.replace(/^'/, '')
  if (plain.length <= 2 || unchanged.has(plain)) return plain
  if (Object.hasOwn(special, plain)) return special[plain] ?? plain
  const marked = plain.replace(/^y/, 'Y').replaceAll(/(?<=[aeiouy])y/g, 'Y')
  const [r1, r2] = regionsOf(marked)
  const singular = withoutPlural(marked.replace(/'s'$|'s$|'$/, ''))
  if (unchangedAfterPlural.has(singular)) return singular
  const tensed = withoutTense(singular, r1).replace(/(?<=.[^aeiouy])[yY]$/, 'i')
  const short = [withStep2, withStep3, withStep4, withStep5].reduce((text, step) => step(text, r1, r2), tensed)
  return short.toLowerCase()
}

function regionsOf(word: string): [number, number] {
  const prefix = /^(?:gener|commun|arsen)/.exec(word)
  const r1 = prefix ? prefix[0].length : afterVowelAndConsonant(word, 0)
  return [r1, afterVowelAndConsonant(word, r1)]
}

function afterVowelAndConsonant(word: string, from: number): number {
  const match = /[aeiouy][^aeiouy]/.exec(word.slice(from))
  return match ? from + match.index + 2 : word.length
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (/ie[ds]$/.test(word)) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1)
  if (/(?:us|ss)$/.test(word) || !word.endsWith('s')) return word
  return /[aeiouy].+s$/.test(word) ? word.slice(0, -1) : word
}

function withoutTense(word: string, r1: number): string {
  const eed = /eed(?:ly)?$/.exec(word)
  if (eed) return eed.index >= r1 ? `${word.slice(0, eed.index)}ee` : word
  const ending = /(?:ing|ed)(?:ly)?$/.exec(word)
  const base = ending ? word.slice(0, ending.index) : ''
  if (!ending || !/[aeiouy]/.test(base)) return word
  if (/(?:at|bl|iz)$/.test(base)) return `${base}e`
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(base)) return base.slice(0, -1)
  return r1 >= base.length && endsInShortSyllable(base) ? `${base}e` : base
}

function endsInShortSyllable(word: string): boolean {
  return /[^aeiouy][aeiouy][^aeiouywxY]$/.test(word) || /^[aeiouy][^aeiouy]$/.test(word)
}

function withStep2(word: string, r1: number): string {
  for (const [suffix, replacement] of step2) if (word.endsWith(suffix)) return replaceIn(word, suffix, replacement, r1)
  if (word.endsWith('ogi')) return word.endsWith('logi') ? replaceIn(word, 'ogi', 'og', r1) : word
  return /[cdeghkmnrt]li$/.test(word) ? replaceIn(word, 'li', '', r1) : word
}

function withStep3(word: string, r1: number, r2: number): string {
  for (const [suffix, replacement] of step3) if (word.endsWith(suffix)) return replaceIn(word, suffix, replacement, r1)
  return word.endsWith('ative') ? replaceIn(word, 'ative', '', r2) : word
}

function withStep4(word: string, _r1: number, r2: number): string {
  for (const suffix of step4) if (word.endsWith(suffix)) return replaceIn(word, suffix, '', r2)
  return /[st]ion$/.test(word) ? replaceIn(word, 'ion', '', r2) : word
}

function withStep5(word: string, r1: number, r2: number): string {
  const at = word.length - 1
  if (word.endsWith('e')) return at >= r2 || (at >= r1 && !endsInShortSyllable(word.slice(0, -1))) ? word.slice(0, -1) : word
  return word.endsWith('ll') && at >= r2 ? word.slice(0, -1) : word
}

function replaceIn(word: string, suffix: string, replacement: string, region: number): string {
  const at = word.length - suffix.length
  return at >= region ? word.slice(0, at) + replacement : word
}
