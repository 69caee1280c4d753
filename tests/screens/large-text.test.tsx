import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { allExamples } from '#src/gallery/examples.ts'
import { drawExample } from './draw-example.tsx'

const width = 320

beforeAll(async () => {
  await page.viewport(width, 640)
  document.documentElement.style.fontSize = '200%'
})

afterAll(() => document.documentElement.style.removeProperty('font-size'))

test.each(allExamples)('$id fits a narrow window at twice the text size: nothing lies beyond its edge', async ({ Component }) => {
  await drawExample(Component)
  await document.fonts.ready
  await expect.poll(() => beyondTheEdge(), { timeout: 5_000 }).toEqual([])
})

/** The words and controls that stand beyond the edge and in nothing that scrolls to them or says that it cuts. */
function beyondTheEdge(): string[] {
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

function isBeyond({ left, right, width: across }: DOMRect): boolean {
  return across > 0 && (right > width + 1 || left < -1)
}

/** Whether something around it scrolls sideways, cuts with an ellipsis, or is for screen readers only. */
function isHeld(element: Element): boolean {
  for (let around: Element | null = element; around !== null && around !== document.body; around = around.parentElement) {
    const { overflowX, textOverflow, clipPath, clip } = getComputedStyle(around)
    if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis' || clip !== 'auto' || clipPath !== 'none') return true
  }
  return false
}
