/** A piece of running text. Formula sources are TeX without their delimiters. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'code'; text: string }
  | { kind: 'formula'; source: string; display: boolean }
  | { kind: 'bold' | 'italic'; parts: Inline[] }
  | { kind: 'link'; href: string; parts: Inline[] }

/** A paragraph or a list. */
export type Block = { kind: 'paragraph'; parts: Inline[] } | { kind: 'list'; ordered: boolean; start: number; items: Inline[][] }

const open = '\uE000'
const close = '\uE001'
const closers: Record<string, string> = { '`': '`', '\\(': '\\)', $$: '$$' }
/** Bold, italic and link words are at most so long, so that a text of stray marks is read in linear time. */
const inlinePattern =
  /\uE000(\d+)\uE001|\*\*(?=\S)(.{1,600}?)(?<=\S)\*\*|(?<![\p{L}\p{N}*])\*(?=[^\s*])(.{1,600}?)(?<=[^\s*])\*(?![\p{L}\p{N}*])|\[([^[\]\n]{1,300})\]\((https?:\/\/[^\s()]{1,2000})\)|(https?:\/\/[^\s<>()\uE000]{0,2000}[^\s<>()\uE000.,;:!?'"])|(\n)/gsu
const itemPattern = /^\s{0,3}(?:([-*•])|(\d{1,3})[.)])\s+(.*)$/

/** Reads light Markdown: paragraphs, line breaks, bold, italic, code, lists, http(s) links, and formulas in \(…\) or $$…$$. HTML is text. */
export function parseRichText(source: string): Block[] {
  const literals: Inline[] = []
  const text = withoutLiterals(source.replaceAll(/\r\n?/g, '\n').replaceAll(/[\uE000\uE001]/g, ''), literals)
  return text.split(/\n[ \t]*\n/).flatMap((chunk) => blocksOf(chunk, literals))
}

/** Takes code and formulas out before anything else is read, so that no mark inside them counts. A single dollar is money. */
function withoutLiterals(source: string, literals: Inline[]): string {
  const unclosed = new Set<string>()
  let text = ''
  let at = 0
  for (const { 0: opener, index } of source.matchAll(/`|\\\(|\$\$/g)) {
    const closer = closers[opener] ?? opener
    if (index < at || unclosed.has(opener)) continue
    const end = source.indexOf(closer, index + opener.length)
    const inside = source.slice(index + opener.length, end)
    if (end < 0) unclosed.add(opener)
    if (end < 0 || inside.trim() === '' || (opener === '`' && inside.includes('\n'))) continue
    literals.push(opener === '`' ? { kind: 'code', text: inside } : { kind: 'formula', source: inside.trim(), display: opener === '$$' })
    text += `${source.slice(at, index)}${open}${literals.length - 1}${close}`
    at = end + closer.length
  }
  return text + source.slice(at)
}

function blocksOf(chunk: string, literals: readonly Inline[]): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  function endParagraph() {
    const text = lines.join('\n').trim()
    if (text !== '') blocks.push({ kind: 'paragraph', parts: inlineOf(text, literals) })
    lines = []
  }
  for (const line of chunk.split('\n')) {
    const item = itemPattern.exec(line)
    if (item === null) {
      lines.push(line)
      continue
    }
    endParagraph()
    const ordered = item[1] === undefined
    const parts = inlineOf(item[3] ?? '', literals)
    const last = blocks.at(-1)
    if (last?.kind === 'list' && last.ordered === ordered) last.items.push(parts)
    else blocks.push({ kind: 'list', ordered, start: Number(item[2] ?? 1), items: [parts] })
  }
  endParagraph()
  return blocks
}

function inlineOf(text: string, literals: readonly Inline[]): Inline[] {
  const parts: Inline[] = []
  let at = 0
  for (const match of text.matchAll(inlinePattern)) {
    if (match.index > at) parts.push({ kind: 'text', text: text.slice(at, match.index) })
    parts.push(pieceOf(match, literals))
    at = match.index + match[0].length
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) })
  return parts
}

function pieceOf(match: RegExpMatchArray, literals: readonly Inline[]): Inline {
  const [whole, literal, bold, italic, label, href, address] = match
  if (literal !== undefined) return literals[Number(literal)] ?? { kind: 'text', text: '' }
  if (bold !== undefined) return { kind: 'bold', parts: inlineOf(bold, literals) }
  if (italic !== undefined) return { kind: 'italic', parts: inlineOf(italic, literals) }
  if (label !== undefined && href !== undefined) return { kind: 'link', href, parts: inlineOf(label, literals) }
  if (address !== undefined) return { kind: 'link', href: address, parts: [{ kind: 'text', text: address }] }
  return whole === '\n' ? { kind: 'break' } : { kind: 'text', text: whole }
}
