import { type Inline, parseRichText } from '#src/ui/text/rich-text.parse.ts'

/** More words than a line has room for: behind them a formula is a part of a story. */
const fewWords = 80

/** What of a question stands in one line: its first formula of a line of its own, which says most behind a few words, or else its words. */
export function lineOf(text: string): string {
  const parts = parseRichText(text).flatMap((block) => (block.kind === 'paragraph' ? block.parts : block.items.flat()))
  const formula = parts.find((part): part is Extract<Inline, { kind: 'formula' }> => part.kind === 'formula' && part.display)
  if (formula === undefined || text.indexOf(formula.source) > fewWords) return text
  return String.raw`\(${formula.source}\)`
}
