import 'katex'

declare module 'katex' {
  /** A node of the tree that KaTeX builds before it touches the page. */
  export type FormulaTree = { children?: FormulaTree[]; attributes?: Record<string, string>; toNode(): Node }
  /** Parses and lays out a formula without drawing it. Throws ParseError when `throwOnError` is set. */
  export function __renderToDomTree(expression: string, options?: KatexOptions): FormulaTree
}
