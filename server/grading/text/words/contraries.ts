const prefixes = ['un', 'in', 'im', 'ir', 'il', 'non', 'dis']

/** The fewest letters of a word that a prefix turns into its contrary. */
const leastLetters = 4

/** Words that such a prefix turns into something else. */
const noContraries = new Set('flammable famous valuable different habit habited habitable form formed cover covered side come press pressed port ported still stall vent vented land'.split(' '))

/** Whether one of two lower-case words says that the other is not so: `undefined` and `defined`, `irregular` and `regular`. */
export function areContrary(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word]
  return short.length >= leastLetters && !noContraries.has(short) && prefixes.some((prefix) => long === prefix + short)
}
