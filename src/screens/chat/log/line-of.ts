import { type Inline, parseRichText } from '#src/ui/text/rich-text.parse.ts'

/** How many characters a line has room for before a formula: behind more of them it is a part of a story. */
const roomBefore = 80

/** What of a question stands in one line: its first formula of a line of its own, which says most behind a few words, or else its words. */
export function lineOf(text: string): string {
  const parts = parseRichText(text).flatMap((block) => (block.kind === 'paragraph' ? block.parts : block.items.flat()))
  let before = 0
  for (const part of parts) {
    if (part.kind === 'formula' && part.display) return before > roomBefore ? text : String.raw`\(${part.source}\)`
    before += lengthOf(part)
  }
  return text
}

/** How many characters of a piece are read. */
function lengthOf(part: Inline): number {
  switch (part.kind) {
    case 'text':
    case 'code':
      return part.text.length
    case 'formula':
      return part.source.length
    case 'break':
      return 1
    default:
      return part.parts.reduce((sum, one) => sum + lengthOf(one), 0)
  }
}
