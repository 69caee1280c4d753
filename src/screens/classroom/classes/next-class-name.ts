const longest = 100
const suffix = ' - Copy'

/** What a class may be called in the next year: each year in its name one later; without any, it is called a copy. */
export function nextClassName(name: string): string {
  const next = name.replaceAll(/\b20\d\d(?:([/-])(\d\d)\b)?/g, (years: string, sign?: string, short?: string) => {
    const later = String(Number(years.slice(0, 4)) + 1)
    return sign === undefined || short === undefined ? later : `${later}${sign}${String((Number(short) + 1) % 100).padStart(2, '0')}`
  })
  return next === name ? `${name.slice(0, longest - suffix.length)}${suffix}` : next
}
