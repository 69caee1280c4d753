/** How many statements get a name, how long one may be, and how many are remembered that came once. */
const mostNamed = 300
const longestNamed = 8_000
const mostSeen = 1_000

/**
 * Gives a statement that comes again a name, by which PostgreSQL parses and plans it once for each connection. Undefined for one that
 * came for the first time, for very long ones, and for all others once there are many.
 */
export function statementNames(): (text: string) => string | undefined {
  const seen = new Set<string>()
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || text.length > longestNamed || names.size >= mostNamed) return known
    if (seen.delete(text)) names.set(text, `kept_${names.size + 1}`)
    else seen.add(text)
    if (seen.size > mostSeen) seen.clear()
    return names.get(text)
  }
}
