import { type Inline, parseRichText } from '#src/ui/text/rich-text.parse.ts'

/** What of a question stands in one line: its first formula of a line of its own, which says most, or else its words. */
export function lineOf(text: string): string {
  const parts = parseRichText(text).flatMap((block) => (block.kind === 'paragraph' ? block.parts : block.items.flat()))
  const formula = parts.find((part): part is Extract<Inline, { kind: 'formula' }> => part.kind === 'formula' && part.display)
  return formula === undefined ? text : String.raw`\(${formula.source}\)`
}
