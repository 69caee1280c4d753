/**
 * A text as it may leave the school: without the names somebody goes by (whole, and each part of three letters or more), without e-mail
 * addresses and long numbers that could be a telephone's.
 */
export function withoutNames(text: string, names: readonly string[]): string {
  const parts = names.flatMap((name) => [name, ...name.split(/[\s.@_-]+/)]).filter((part) => part.length > 2)
  const byLength = [...new Set(parts)].sort((one, other) => other.length - one.length)
  const named = byLength.reduce((left, part) => left.replaceAll(wordPattern(part), '[name]'), text.replaceAll(/\S+@\S+\.\S+/g, '[e-mail]'))
  return named.replaceAll(/(?<!\d)\+?\d[\d\s()/-]{7,}\d(?!\d)/g, '[number]')
}

function wordPattern(text: string): RegExp {
  const escaped = text.replaceAll(/[$()*+.?[\\\]^{|}/-]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu')
}
