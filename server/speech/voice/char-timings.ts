import { charactersOf, isSpoken, type Token } from './tokens.ts'

/** When one character of a script is spoken, in seconds. Each begins where the one before it ends. */
export type CharTiming = { char: string; start_time: number; end_time: number }

/** The moments at which the phones of a token begin, and the last one's end: at least two, ascending; none when it is silent. */
export type Spans = readonly (readonly number[])[]

/**
 * One timing per character, the first from 0, the last to the end of the audio. Letters share their token's phones, spaces
 * take the pause before the next token, punctuation takes no time of its own.
 */
export function charTimings(script: string, tokens: readonly Token[], spans: Spans, duration: number): CharTiming[] {
  const chars = charactersOf(script)
  const starts: number[] = Array.from({ length: chars.length }, () => 0)
  let at = 0
  let next = 0
  for (const [index, token] of tokens.entries()) {
    const span = spans[index] ?? []
    starts.fill(at, next, token.start)
    const begin = Math.max(at, span[0] ?? at)
    const end = Math.max(begin, span.at(-1) ?? at)
    const letters = chars.slice(token.start, token.end).map((char) => isSpoken(char))
    const isNamed = !letters.includes(true)
    const count = isNamed ? letters.length : letters.filter(Boolean).length
    let spoken = 0
    for (const [offset, isLetter] of letters.entries()) {
      starts[token.start + offset] = span.length < 2 ? begin : Math.min(end, Math.max(begin, momentAt(span, spoken / count)))
      if (isLetter || isNamed) spoken += 1
    }
    at = end
    next = token.end
  }
  starts.fill(at, next)
  return chars.map((char, index) => ({
    char,
    start_time: index === 0 ? 0 : rounded(starts[index] ?? duration, duration),
    end_time: index === chars.length - 1 ? duration : rounded(starts[index + 1] ?? duration, duration),
  }))
}

/** The moment this share of a token's phones is over. */
function momentAt(span: readonly number[], share: number): number {
  const place = share * (span.length - 1)
  const phone = Math.min(Math.floor(place), span.length - 2)
  const [from = 0, to = 0] = [span[phone], span[phone + 1]]
  return from + (to - from) * (place - phone)
}

function rounded(seconds: number, most: number): number {
  return Math.min(most, Math.round(seconds * 1000) / 1000)
}
