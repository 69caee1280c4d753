import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { allExamples } from '#src/gallery/examples.ts'
import { drawExample } from '#tests/screens/draw-example.tsx'

const moments = allExamples.filter(({ group }) => group === 'chat/chat-screen' || group === 'accent/accent-screen')

afterEach(() => {
  document.documentElement.style.removeProperty('font-size')
  delete document.documentElement.dataset.textSize
})

test('there are moments of a session to look at', () => {
  expect(moments.length).toBeGreaterThan(60)
})

test.each(moments)('the foot of a phone keeps to two fifths of it, with its buttons and those of a dialog in view and nothing sideways: $id', async ({ Component }) => {
  await drawExample(Component)
  await document.fonts.ready
  for (const [width, height, fontSize, own] of [
    [320, 480, '', undefined],
    [390, 480, '', undefined],
    [390, 480, '', '150'],
    [320, 480, '200%', undefined],
    [320, 640, '200%', undefined],
  ] as const) {
    await page.viewport(width, height)
    document.documentElement.style.fontSize = fontSize
    if (own === undefined) delete document.documentElement.dataset.textSize
    else document.documentElement.dataset.textSize = own
    await expect.poll(faults, { message: `${width} by ${height} at ${fontSize}${own ?? ''}`, timeout: 3_000 }).toEqual([])
  }
})

/** What is wrong with the foot that is drawn, and with the buttons of a dialog over it; nothing where there is none. */
function faults(): string[] {
  const dialog = document.querySelector('[role=dialog], [role=alertdialog]')
  return [...(dialog === null ? [] : faultsOfDialog(dialog)), ...faultsOfFoot()]
}

/** A dialog over little room says something between its title and its buttons, and needs no scrolling to its buttons. */
function faultsOfDialog(dialog: Element): string[] {
  const buttons = [...(dialog.lastElementChild?.querySelectorAll('button') ?? [])].map((one) => ({ one, box: one.getBoundingClientRect() }))
  const cut = buttons.filter(({ box }) => box.top < 0 || box.bottom > window.innerHeight + 1)
  return [
    ...(dialog.scrollTop > 0 ? ['the dialog was scrolled'] : []),
    ...(dialog.scrollHeight > dialog.clientHeight + 1 ? ['the dialog scrolls as a whole'] : []),
    ...cut.map(({ one }) => `${one.textContent} of the dialog is out of view`),
  ]
}

function faultsOfFoot(): string[] {
  const foot = document.querySelector('section[aria-label="Your answer"], section[aria-label="Your recording"]')
  if (foot === null) return []
  const [{ top, bottom }, { innerWidth, innerHeight }] = [foot.getBoundingClientRect(), window]
  const share = (bottom - top) / innerHeight
  const controls = [...foot.querySelectorAll('button, :not([data-closed]) > textarea')]
    .filter((one) => one.checkVisibility())
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1)
  return [
    ...(foot.scrollHeight > foot.clientHeight + 1 ? ['the foot scrolls within itself'] : []),
    ...(share > 0.405 ? [`the foot takes ${Math.round(share * 100)}%`] : []),
    ...(document.documentElement.scrollWidth > innerWidth ? [`the page is ${document.documentElement.scrollWidth} wide`] : []),
    ...controls.filter(({ box }) => box.bottom > innerHeight + 1 || box.right > innerWidth + 1).map(({ one }) => `${one.textContent} is out of view`),
    ...controls.flatMap(({ one, box }) => wordsOf(one).filter(({ at }) => at.left < box.left || at.right > box.right).map(({ words }) => `${words} is cut`)),
  ]
}

/** The words that are seen of a control, and where. */
function wordsOf(control: Element): { words: string; at: DOMRect }[] {
  const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
  const found: { words: string; at: DOMRect }[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    found.push({ words: node.textContent ?? '', at: range.getBoundingClientRect() })
  }
  return found
}
