const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'],
  ...['fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const scales: readonly [number, string][] = [
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
]
const irregular: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}
const fractions: Record<number, string> = { 2: 'half', 4: 'quarter' }

/** A whole number from 0 below a trillion in words: "one hundred and five". */
export function cardinal(value: number): string {
  for (const [size, name] of scales) {
    if (value >= size) return [cardinal(Math.floor(value / size)), name, ...rest(value % size)].join(' ')
  }
  if (value >= 100) return [small[Math.floor(value / 100)], 'hundred', ...rest(value % 100)].join(' ')
  if (value >= 20) return [tens[Math.floor(value / 10)], ...(value % 10 === 0 ? [] : [small[value % 10]])].join(' ')
  return small[value] ?? ''
}

function rest(value: number): string[] {
  if (value === 0) return []
  return value < 100 ? ['and', cardinal(value)] : [cardinal(value)]
}

/** "twenty third" of 23. */
export function ordinal(value: number): string {
  const words = cardinal(value).split(' ')
  const last = words.at(-1) ?? ''
  const ending = irregular[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)
  return [...words.slice(0, -1), ending].join(' ')
}

/** A year as it is said: "nineteen oh five", "two thousand six", "twenty twenty six". */
export function year(value: number): string {
  const [century, within] = [Math.floor(value / 100), value % 100]
  if (within === 0) return value % 1000 === 0 ? cardinal(value) : `${cardinal(century)} hundred`
  if (century === 20 && within < 10) return `two thousand ${cardinal(within)}`
  return `${cardinal(century)} ${within < 10 ? `oh ${cardinal(within)}` : cardinal(within)}`
}

/** "two thirds" of 2 and 3. */
export function fraction(numerator: number, denominator: number): string {
  const name = fractions[denominator] ?? ordinal(denominator)
  return `${cardinal(numerator)} ${numerator === 1 ? name : name === 'half' ? 'halves' : `${name}s`}`
}

/** "five five five" of 555. */
export function digits(text: string): string {
  return [...text].map((digit) => small[Number(digit)] ?? '').join(' ')
}

/** A number as written, `1,999` or `-3.14`, or null when it is none. `isYear`: read four plain digits as a year. */
export function numberWords(text: string, isYear = false): string | null {
  const [, sign = '', whole = '', decimals] = /^([-−+]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === '') return null
  const value = Number(whole.replaceAll(',', ''))
  const isLong = whole.length > 1 && (whole.startsWith('0') || value >= 1e12)
  const said = isLong ? digits(whole.replaceAll(',', '')) : isYear && /^(?:1\d|20)\d\d$/.test(whole) && decimals === undefined ? year(value) : cardinal(value)
  const name = sign === '+' ? 'plus ' : sign === '' ? '' : 'minus '
  return `${name}${said}${decimals === undefined ? '' : ` point ${digits(decimals)}`}`
}
