import { cleaned } from '#server/grading/text/cleaning.ts'

/** What pupils call the elements of the formulas they write. */
const elements: Readonly<Record<string, string>> = {
  hydrogen: 'H', helium: 'He', carbon: 'C', nitrogen: 'N', oxygen: 'O', fluorine: 'F', sodium: 'Na', magnesium: 'Mg', aluminium: 'Al',
  aluminum: 'Al', silicon: 'Si', phosphorus: 'P', sulfur: 'S', sulphur: 'S', chlorine: 'Cl', potassium: 'K', calcium: 'Ca', iron: 'Fe', copper: 'Cu', zinc: 'Zn', silver: 'Ag',
}
const counts = ['', 'one', 'two', 'three', 'four', 'five', 'six']
const written = /^(?:[A-Z][a-z]?\d{0,2}){1,8}$/

/**
 * Whether an answer names the atoms of a formula and no others, but is not written as the formula: `H4C` for CH4, "c o two" for CO2, "two hydrogens
 * and an oxygen" for H2O. Formulas with brackets have no such other writing.
 */
export function namesItsAtoms(answer: string, key: string): boolean {
  const wanted = written.test(cleaned(key)) ? atomsIn(cleaned(key)) : ''
  const said = cleaned(answer).replace(/[.!?]+$/, '').trim()
  if (!/\d|[A-Z][a-z].*[A-Z]/.test(cleaned(key)) || wanted === '' || said === cleaned(key)) return false
  const isOrder = (formula: string) => formula.replaceAll(/[^A-Z]/g, '').length === cleaned(key).replaceAll(/[^A-Z]/g, '').length
  return [said.replaceAll(/\s/g, ''), spelt(said), called(said)].some((formula) => formula !== null && written.test(formula) && isOrder(formula) && atomsIn(formula) === wanted)
}

/** How many of which atom, in one order for all writings. */
function atomsIn(formula: string): string {
  const found = new Map<string, number>()
  for (const [, name = '', count = ''] of formula.matchAll(/([A-Z][a-z]?)(\d*)/g)) found.set(name, (found.get(name) ?? 0) + (count === '' ? 1 : Number(count)))
  return [...found].map(([name, count]) => `${name}${count}`).toSorted().join(' ')
}

/** "c o two" letter by letter; null where anything else stands in it. */
function spelt(said: string): string | null {
  const words = said.toLowerCase().split(/[\s,]+/).map((word) => (counts.indexOf(word) > 0 ? String(counts.indexOf(word)) : word))
  return words.length > 1 && words.every((word) => /^(?:[a-z]|\d)$/.test(word)) ? words.join('').toUpperCase() : null
}

/** "two hydrogens and an oxygen" by the names of the elements; null where anything else stands in it. */
function called(said: string): string | null {
  const words = said.toLowerCase().split(/[\s,]+/).filter((word) => !/^(?:and|plus|atoms?|of|with|its|it|is)$/.test(word))
  let [formula, count] = ['', 1]
  for (const word of words) {
    const element = elements[word] ?? elements[word.replace(/s$/, '')]
    const many = /^an?$/.test(word) ? 1 : /^[1-6]$/.test(word) ? Number(word) : counts.indexOf(word)
    if (element === undefined && many < 1) return null
    if (element === undefined) count = many
    else [formula, count] = [`${formula}${element}${count}`, 1]
  }
  return formula === '' ? null : formula
}
