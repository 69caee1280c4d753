/** What begins a formula, also written wide. */
const sign = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/
/** What makes a spreadsheet run a cell: such a sign, whatever it passes over before it. What was made safe counts in, as does a blank that begins a line. */
const startsFormula = /^(?=['"\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|'*[\t\r\n])/u
const wasMadeSafe = /^'(?=['"\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|'*[\t\r\n])/u
/** What is passed over, and what begins a cell of its own in a spreadsheet that splits at semicolons, tabs or lines: taken whole, so that it is read once. */
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
