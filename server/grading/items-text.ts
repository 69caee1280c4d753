/** The items of a list with the brackets around them, empty where there are none. `hasOtherWords`: a sentence leads up to the brackets. */
export type WrittenItems = { items: readonly string[]; open: string; close: string; hasOtherWords: boolean }

const most = 60

/** Takes one pair of outer brackets off. */
export function unwrapped(text: string): { inside: string; open: string; close: string } {
  const bare = { inside: text, open: '', close: '' }
  const [open, close] = [text.charAt(0), text.slice(-1)]
  if (!/[([{]/.test(open) || !/[)\]}]/.test(close) || depthEnd(text) < text.length - 1) return bare
  return { inside: text.slice(1, -1).trim(), open, close }
}

/** The parts between commas and semicolons outside brackets; `spaced`: a comma parts only before a space. */
export function partsBetweenCommas(text: string, spaced: boolean): string[] {
  const parts = ['']
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (/[([{]/.test(sign)) depth += 1
    if (/[)\]}]/.test(sign)) depth = Math.max(0, depth - 1)
    const isSeparator = depth === 0 && (sign === ';' || (sign === ',' && (!spaced || /^\s?$/.test(text.charAt(at + 1)))))
    if (isSeparator) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/**
 * Every way to part an answer into items: at commas with or without a space, at "and" and "or", at spaces when there is
 * nothing else. `1,500, 2,500` and `4,9,16` both have a way that is meant.
 */
export function waysToPart(answer: string): WrittenItems[] {
  const lines = answer.trim().replaceAll(/\s*[\n•]\s*/g, '; ').replace(/[.!]+$/, '')
  const text = lines.replace(/^(?:the\s+)?(?:answers?|solutions?|set|result|interval|point)\s*(?:is|are|:)?\s+/i, '').replace(/^(?:\([^()]*\)|\p{L})\s*(?:=|∈|:)\s*(?=[([{])/u, '')
  const lead = /^[^([{]*(?=[([{])/.exec(text)?.[0] ?? ''
  const hasLead = lead !== '' && unwrapped(text.slice(lead.length)).open !== ''
  const { inside, open, close } = unwrapped(hasLead ? text.slice(lead.length) : text)
  const joined = inside.replaceAll(/±\s*([^\s,;]+)/g, '$1; -$1').replaceAll(/\s*(?:[,;]\s*)?(?:\b(?:and|or)\b|&)\s*/gi, '; ')
  const ways = [
    partsBetweenCommas(joined, true),
    partsBetweenCommas(joined, false),
    partsBetweenCommas(inside, true),
    partsBetweenCommas(inside, false),
    ...(/[,;]/.test(joined) ? [] : [inside.split(/\s+/).filter((part) => part !== '')]),
  ]
  const different = new Map(ways.filter((items) => items.length <= most).map((items) => [items.join('\n'), items]))
  return [...different.values()].map((items) => ({ items, open, close, hasOtherWords: hasLead }))
}

function depthEnd(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (/[([{]/.test(text.charAt(at))) depth += 1
    if (/[)\]}]/.test(text.charAt(at))) depth -= 1
    if (depth === 0) return at
  }
  return text.length
}
