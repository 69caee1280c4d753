/** A text to look for as a pattern that finds it anywhere; null when there is nothing to look for. */
export function patternOf(words: string | undefined): string | null {
  const text = words?.trim() ?? ''
  return text === '' ? null : `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
