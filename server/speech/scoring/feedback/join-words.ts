/** Words in curly quotation marks with commas and an “and”; after `most` of them only their number is given. */
export function joinWords(words: readonly string[], most = 4): string {
  const named = words.slice(0, most).map(quoted)
  const rest = words.length - named.length
  const parts = rest > 0 ? [...named, `${rest} more`] : named
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
}

/** A word in curly quotation marks. */
export function quoted(word: string): string {
  return `“${word}”`
}
