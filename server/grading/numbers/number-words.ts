const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
).split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ordinals: Readonly<Record<string, number>> = {
  third: 3, quarter: 4, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10, twelfth: 12, hundredth: 100,
}

/** How many parts a fraction word makes of a whole: `thirds` is 3. */
export const partsByName: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  ...ordinals,
  ...Object.fromEntries(Object.entries(ordinals).map(([name, parts]) => [`${name}s`, parts])),
}

/** Matches one fraction word. */
export const partName = `(?:${Object.keys(partsByName).toSorted((a, b) => b.length - a.length).join('|')})`

const below20 = small.join('|')
/** Matches a count from 0 to 100 in English words. */
export const countInWords = String.raw`(?:(?:${tens.join('|')})(?:[\s-](?:${small.slice(1, 10).join('|')}))?|(?:one |a )?hundred|${below20})`

/**
 * The text with English number words written in digits: counts from 0 to 100, fractions (`two and a half` as
 * `2 1/2`), `minus` and `percent`. Leaves every text with digits alone, and words that only look like numbers (`this one`).
 */
export function withNumbersInDigits(text: string): string {
  if (/\d/.test(text)) return text
  return text
    .replaceAll(new RegExp(String.raw`\b(?:(${countInWords})[\s-]+(?:and[\s-]+)?)?(?:(an?|${countInWords})[\s-]+)?(${partName})\b`, 'gi'), fractionInDigits)
    .replaceAll(new RegExp(String.raw`\b${countInWords}\b`, 'gi'), (word: string, at: number) => (isPronoun(text, word, at) ? word : String(valueOf(word))))
    .replaceAll(/\b(?:minus|negative)\s+(?=\d)/gi, '-')
    .replaceAll(/(?<=\d)\s+(?:per\s?cent|pct)\b/gi, '%')
}

function fractionInDigits(all: string, whole: string | undefined, top: string | undefined, bottom: string): string {
  const below = partsByName[bottom.toLowerCase()] ?? 1
  const isPlace = whole !== undefined && /^\p{L}+ty$/iu.test(whole) && /th$/i.test(bottom)
  const isOrdinal = top === undefined && (whole === undefined || isPlace) && !/^(?:half|quarter)$/i.test(bottom)
  if (isOrdinal) return all
  if (top === undefined && whole !== undefined) return `${valueOf(whole)}/${below}`
  const above = top === undefined || /^an?$/i.test(top) ? 1 : valueOf(top)
  return whole === undefined ? `${above}/${below}` : `${valueOf(whole)} ${above}/${below}`
}

function isPronoun(text: string, word: string, at: number): boolean {
  if (!/^one$/i.test(word)) return false
  const follows = /\b(?:this|that|which|no|the|any|each|every|last|first|other|(?:the|my) only|right|wrong|some)\s+$/i
  return follows.test(text.slice(0, at)) || /^\s+of\b/i.test(text.slice(at + word.length))
}

function valueOf(words: string): number {
  const [first = '', second] = words.toLowerCase().split(/[\s-]+/)
  if (words.toLowerCase().endsWith('hundred')) return 100
  const ten = tens.indexOf(first)
  return ten < 0 ? small.indexOf(first) : 20 + ten * 10 + (second === undefined ? 0 : small.indexOf(second))
}
