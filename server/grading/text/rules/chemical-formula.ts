import { cleaned } from '#server/grading/text/cleaning.ts'

const chemicalFormula = /^(?:[A-Z][a-z]?\d*){2,}$/

/** `CO^2` for `CO2`: figures that count atoms are not raised. */
export function hasRaisedFigures(answer: string, key: string): boolean {
  const plain = cleaned(answer).replaceAll(/\s/g, '')
  return chemicalFormula.test(cleaned(key)) && plain.includes('^') && plain.replaceAll('^', '') === cleaned(key)
}

/** `H20` for `H2O`, whatever words stand beside it. */
export function hasNoughtForO(text: string, key: string): boolean {
  const letters = (one: string) => one.toLowerCase().replaceAll('0', 'o').replaceAll(/\s/g, '')
  const isMistaken = (word: string) => word.toLowerCase() !== key.toLowerCase() && word.includes('0') && letters(word) === letters(key)
  return /^(?=.*\d)[A-Z][A-Za-z\d]*O/.test(key) && [text, ...text.split(/[\s,;!?]+/)].some((word) => isMistaken(word))
}
