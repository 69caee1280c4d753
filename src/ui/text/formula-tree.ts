import { __renderToDomTree as layOut, type FormulaTree } from 'katex'

/** A longer formula is shown as it was typed: what it costs to draw grows with it, and whoever opens its page pays. */
const longestFormula = 2_000

/** What gives a name to a piece of TeX. Named pieces that repeat each other make a short formula as long as they like. */
const definesNames = /\\(?:[gex]?def|(?:new|renew|provide)command|(?:future)?let)(?![A-Za-z@])/

/** A formula laid out. Throws for one that cannot be read, and for one that would hold up the page it stands on. */
export function formulaTree(source: string, display: boolean): FormulaTree {
  if (source.length > longestFormula || definesNames.test(source)) throw new RangeError('this formula is too much for a page')
  return layOut(source, { displayMode: display, throwOnError: true, strict: 'ignore', trust: false, maxSize: 20, maxExpand: 200 })
}
