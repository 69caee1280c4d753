/** How wide a word may be, in pixels, to have room on every page of a narrow window: 320 without the frames it may stand in. */
const roomForAWord = 216

/** The words of the product that are broken in the middle although they have room. What people wrote may be of any length, and so may addresses. */
export function brokenInside(isTheirs: (text: string) => boolean): string[] {
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = new Set<string>()
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (element === null || isTheirs(text.trim()) || !element.checkVisibility({ visibilityProperty: true })) continue
    if (element.closest('bdi, pre, code, .katex, svg, script, style') !== null || isUnseen(element)) continue
    for (const { 0: word, index } of text.matchAll(/\p{L}{3,}/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      const tops = new Set(lines.map(({ top }) => Math.round(top)))
      if (tops.size > 1 && lines.reduce((sum, { width }) => sum + width, 0) <= roomForAWord) found.add(`${word} in <${element.tagName.toLowerCase()}> ${text.trim()}`)
    }
  }
  return [...found]
}

/** The buttons that cannot be brought into view whole, or whose words are cut. */
export function cutButtons(): string[] {
  const buttons = [...document.body.querySelectorAll<HTMLElement>('button, summary, [role=button]')]
  return buttons.filter((button) => button.checkVisibility({ visibilityProperty: true }) && !isUnseen(button) && isCut(button)).map((button) => button.textContent || (button.getAttribute('aria-label') ?? ''))
}

function isCut(button: HTMLElement): boolean {
  if (hidesWords(button)) return true
  button.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const { top, bottom, left, right, height } = button.getBoundingClientRect()
  if (height > innerHeight) return false
  return top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1
}

function hidesWords(button: HTMLElement): boolean {
  const { overflowX, overflowY, textOverflow } = getComputedStyle(button)
  if (textOverflow === 'ellipsis' || (overflowX === 'visible' && overflowY === 'visible')) return false
  return button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 1
}

/** Whether it is there for screen readers only. */
function isUnseen(element: Element): boolean {
  for (let around: Element | null = element; around !== null && around !== document.body; around = around.parentElement) {
    const { clipPath, clip } = getComputedStyle(around)
    if (clip !== 'auto' || clipPath !== 'none') return true
  }
  return false
}
