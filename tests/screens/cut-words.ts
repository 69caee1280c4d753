/**
 * Words of the product that are cut where their place ends: a state, a score or a date lost. What people wrote may be cut, and says so; so may
 * what keeps all of it for the pointer.
 */
export function cutWords(isTheirs: (text: string) => boolean): string[] {
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = new Set<string>()
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (element === null || !/[\p{L}\p{N}]/u.test(text) || isTheirs(text) || /[“”]/.test(text) || !element.checkVisibility({ visibilityProperty: true })) continue
    if (element.closest('bdi, pre, code, .katex, svg, script, style, select, option, textarea, [dir=auto], [title]') !== null || isForEars(element)) continue
    const edge = cuttingEdge(element)
    if (edge === null) continue
    range.selectNodeContents(node)
    const { left, right, width } = range.getBoundingClientRect()
    if (width > 0 && (right > edge.right + 1 || left < edge.left - 1)) found.add(`${text} in <${element.tagName.toLowerCase()}>`)
  }
  return [...found]
}

/** The box of the nearest thing around that cuts sideways with an ellipsis; null where something nearer scrolls, or nothing cuts. */
function cuttingEdge(element: Element): DOMRect | null {
  for (let around: Element | null = element; around !== null && around !== document.body; around = around.parentElement) {
    const { overflowX, textOverflow } = getComputedStyle(around)
    if (overflowX === 'auto' || overflowX === 'scroll') return null
    if (overflowX !== 'visible' && textOverflow === 'ellipsis') return around.getBoundingClientRect()
  }
  return null
}

function isForEars(element: Element): boolean {
  for (let around: Element | null = element; around !== null && around !== document.body; around = around.parentElement) {
    const { clipPath, clip } = getComputedStyle(around)
    if (clip !== 'auto' || clipPath !== 'none') return true
  }
  return false
}
