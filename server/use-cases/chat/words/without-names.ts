/**
 * A text as it may leave the school: without the names somebody goes by (whole, and each part of three letters or more), without e-mail
 * addresses and long numbers that could be a telephone's. Takes no longer than the text is long.
 */
export function withoutNames(text: string, names: readonly string[]): string {
  const parts = names.flatMap((name) => [name, ...name.split(/[\s.@_-]+/)]).filter((part) => part.length > 2)
  const byLength = [...new Set(parts)].sort((one, other) => other.length - one.length)
  const withoutAddresses = text.replaceAll(/\S+/g, (word) => (isAddress(word) ? '[e-mail]' : word))
  const named = byLength.reduce((left, part) => left.replaceAll(wordPattern(part), '[name]'), withoutAddresses)
  return named.replaceAll(/(?<!\d)\+?\d[\d\s()/-]{7,24}\d(?!\d)/g, '[number]')
}

/** Whether a word holds an @ with something before it and a dot somewhere after it. One pattern for all of that could run for minutes. */
function isAddress(word: string): boolean {
  const at = word.indexOf('@')
  const dot = word.indexOf('.', at + 2)
  return at > 0 && dot > 0 && dot < word.length - 1
}

function wordPattern(text: string): RegExp {
  const escaped = text.replaceAll(/[$()*+.?[\\\]^{|}/-]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu')
}
