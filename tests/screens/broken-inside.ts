/** How wide a word may be, in pixels, to have room on every page of a narrow window: 320 without the frames, signs and gaps it may stand between. */
const roomForAWord = 132

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
    for (const { 0: whole, index } of text.matchAll(/\S+/g)) {
      const word = whole.replace(/[^\p{L}]+$/u, '')
      if (!/^\p{L}{3,}$/u.test(word)) continue
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
  // The cells of a grid have one height each, and say their words in a row of their own when they are chosen.
  if (button.closest('[role=grid]') !== null) return false
  if (hidesWords(button)) return true
  if (isInScroller(button)) return false
  button.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const { top, bottom, left, right, height } = button.getBoundingClientRect()
  if (height > innerHeight) return false
  return top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1
}

/** Whether something around it scrolls, and so brings it into view. */
function isInScroller(button: HTMLElement): boolean {
  for (let around = button.parentElement; around !== null && around !== document.body; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return true
  }
  return false
}

/** Whether its words stand beyond its sides, or are cut there without saying so. */
function hidesWords(button: HTMLElement): boolean {
  if (getComputedStyle(button).textOverflow === 'ellipsis') return false
  const range = document.createRange()
  const box = button.getBoundingClientRect()
  const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (node.parentElement === null || !node.parentElement.checkVisibility({ visibilityProperty: true }) || isUnseen(node.parentElement)) continue
    range.selectNodeContents(node)
    const { left, right, top, bottom, width } = range.getBoundingClientRect()
    if (width > 0 && (left < box.left - 1 || right > box.right + 1 || top < box.top - 4 || bottom > box.bottom + 4)) return true
  }
  return false
}

/** Whether it is there for screen readers only, or says by itself that it is cut. */
function isUnseen(element: Element): boolean {
  for (let around: Element | null = element; around !== null && around !== document.body; around = around.parentElement) {
    const { clipPath, clip, textOverflow } = getComputedStyle(around)
    if (clip !== 'auto' || clipPath !== 'none' || textOverflow === 'ellipsis') return true
  }
  return false
}
