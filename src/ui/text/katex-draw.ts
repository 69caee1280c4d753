import 'katex/dist/katex.min.css'
import type { FormulaTree } from 'katex'
import { formulaTree } from './formula-tree.ts'

/**
 * Draws a formula into `host`, or its source when it cannot be drawn. KaTeX sets some style attributes as text, which a
 * policy without inline styles refuses; here they wait under another name and are applied through the style object.
 */
export function drawFormula(host: HTMLElement, source: string, display: boolean): void {
  try {
    const tree = formulaTree(source, display)
    setAside(tree)
    host.replaceChildren(tree.toNode())
    for (const element of host.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? ''
      element.removeAttribute('data-style')
    }
  } catch {
    host.textContent = source
  }
}

function setAside(node: FormulaTree): void {
  const { style, ...others } = node.attributes ?? {}
  if (style !== undefined) node.attributes = { ...others, 'data-style': style }
  for (const child of node.children ?? []) setAside(child)
}
