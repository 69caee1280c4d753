/** What begins a formula, also written wide. */
const sign = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/
/** What makes a spreadsheet run a cell: such a sign, whatever it passes over before it, or a tab or line end. What was made safe counts in. */
const startsFormula = /^(?=['"\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|'*[\t\r\n])/u
const wasMadeSafe = /^'(?=['"\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|'*[\t\r\n])/u
/** What is passed over, with what begins another cell where a spreadsheet splits at semicolons, tabs or lines: taken whole, to be read once. */
const beforeSign = /[;'"\s\p{Cf}]+/gu

/** A cell a spreadsheet shows and never runs, wherever it splits lines: an apostrophe comes before what would be a formula. */
export function formulaSafe(cell: string): string {
  return wherever(cell.replace(startsFormula, "'"), (before) => before.replaceAll(/[;\t\r\n]/g, "$&'"))
}

/** The cell as it was before `formulaSafe`. */
export function asTyped(cell: string): string {
  return wherever(cell, (before) => before.replaceAll(/([;\t\r\n])'/g, '$1')).replace(wasMadeSafe, '')
}

function wherever(cell: string, change: (before: string) => string): string {
  return cell.replaceAll(beforeSign, (before, at: number) => (sign.test(cell.charAt(at + before.length)) ? change(before) : before))
}
