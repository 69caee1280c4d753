/** What is drawn of a folded text: formulas of a whole long text would be drawn for nothing. */
const mostFolded = 160

/** A text as one line. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/**
 * The first words of one line of text with formulas, to be drawn where there is little room. A formula is not cut apart: one that begins among them
 * is left out, or whole where nothing stands before it.
 */
export function firstWords(line: string): string {
  const cut = line.slice(0, mostFolded).replace(/\\$/, '')
  const [begun, ended] = [cut.lastIndexOf(String.raw`\(`), cut.lastIndexOf(String.raw`\)`)]
  if (begun <= ended) return cut
  return begun > 0 ? cut.slice(0, begun) : line.slice(0, line.indexOf(String.raw`\)`) + 2)
}
