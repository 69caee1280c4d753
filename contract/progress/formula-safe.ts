/** What makes a spreadsheet run a cell. Apostrophes before it are counted in, so that taking one off is the exact way back. */
const startsFormula = /^'*(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/
/** What would begin a cell of its own in a spreadsheet that splits at semicolons, tabs or lines. */
const startsFormulaWhenSplit = /([;\t\r\n])('*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g
const wasMadeSafe = /^'(?='*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/
const wasMadeSafeWhenSplit = /([;\t\r\n])'(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

/** A cell a spreadsheet shows and never runs, wherever it splits lines: an apostrophe comes before what would be a formula. */
export function formulaSafe(cell: string): string {
  return cell.replace(startsFormula, "'$&").replaceAll(startsFormulaWhenSplit, "$1'$2")
}

/** The cell as it was before `formulaSafe`. */
export function asTyped(cell: string): string {
  return cell.replaceAll(wasMadeSafeWhenSplit, '$1').replace(wasMadeSafe, '')
}
