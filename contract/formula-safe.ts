/** What makes a spreadsheet run a cell; apostrophes before it are counted in, so that taking one off is the exact way back. */
const startsFormula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/
const wasMadeSafe = /^'+[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** A cell a spreadsheet shows and never runs: an apostrophe comes before what would be a formula. */
export function formulaSafe(cell: string): string {
  return startsFormula.test(cell) ? `'${cell}` : cell
}

/** The cell as it was before `formulaSafe`. */
export function asTyped(cell: string): string {
  return wasMadeSafe.test(cell) ? cell.slice(1) : cell
}
