/** The words and controls that stand beyond the edge and in nothing that scrolls to them or says that it cuts. */
export function beyondTheEdge(): string[] {
  const range = document.createRange()
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = new Set<string>()
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    const element = node.parentElement
    if (element === null || node.textContent?.trim() === '' || !element.checkVisibility({ visibilityProperty: true })) continue
    range.selectNodeContents(node)
    if (isBeyond(range.getBoundingClientRect()) && !isHeld(element)) found.add(node.textContent?.trim() ?? '')
  }
  for (const control of document.body.querySelectorAll('button, a, input, textarea, select, summary, [tabindex="0"]')) {
    if (control.checkVisibility() && isBeyond(control.getBoundingClientRect()) && !isHeld(control)) found.add(`<${control.tagName.toLowerCase()}> ${control.textContent}`)
  }
  return [...found]
}

function isBeyond({ left, right, width }: DOMRect): boolean {
  return width > 0 && (right > innerWidth + 1 || left < -1)
}

/** Whether something around it scrolls sideways, cuts with an ellipsis where it can be seen, or is for screen readers only. */
function isHeld(element: Element): boolean {
  for (let around: Element | null = element; around !== null && around !== document.body; around = around.parentElement) {
    const { overflowX, textOverflow, clipPath, clip } = getComputedStyle(around)
    if (overflowX === 'auto' || overflowX === 'scroll' || clip !== 'auto' || clipPath !== 'none') return true
    if (textOverflow === 'ellipsis' && overflowX !== 'visible' && !isBeyond(around.getBoundingClientRect())) return true
  }
  return false
}
