import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { flushSync } from 'react-dom'
import { page, userEvent } from 'vitest/browser'
import { rightOnThree, turnAt, twoTries } from '#src/screens/chat/example-session.ts'
import { answering, openSession } from './session.tsx'

const bar = page.getByRole('region', { name: 'Your answer' })
const box = page.getByRole('textbox', { name: 'Your answer to question 5' })
const chat = page.getByRole('region', { name: 'Chat' })
const settled = { isNextOffered: true, turn: 'settled', canSend: false, canSkip: false, currentTurns: rightOnThree } as const

beforeEach(() => page.viewport(390, 844))

afterEach(() => {
  document.documentElement.style.removeProperty('font-size')
  delete document.documentElement.dataset.textSize
})

function heightOf(locator: typeof bar): number {
  return locator.element().getBoundingClientRect().height
}

describe('a keyboard that leaves 390 by 480', () => {
  test('leaves box, Send, hint and Skip in view, and the end of the log above them', async () => {
    openSession(answering())
    await page.viewport(390, 480)
    for (const control of [box, bar.getByRole('button', { name: 'Send' }), bar.getByRole('button', { name: 'Hint' }), bar.getByRole('button', { name: 'Skip' })]) {
      await expect.element(control).toBeInViewport({ ratio: 1 })
    }
    await expect.poll(() => bar.element().getBoundingClientRect().bottom).toBe(480)
    await expect.element(page.getByText('Which step is left?')).toBeInViewport({ ratio: 1 })
  })

  test('lifts the page above a keyboard that lies over it', async () => {
    const seen = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 })
    const own = Object.getOwnPropertyDescriptor(window, 'visualViewport')
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: seen })
    try {
      openSession(answering())
      seen.height = 480
      seen.dispatchEvent(new Event('resize'))
      await expect.poll(() => bar.element().getBoundingClientRect().bottom).toBe(480)
      seen.height = 844
      seen.dispatchEvent(new Event('resize'))
      await expect.poll(() => bar.element().getBoundingClientRect().bottom).toBe(844)
    } finally {
      if (own !== undefined) Object.defineProperty(window, 'visualViewport', own)
    }
  })
})

test.each([
  ['a try', answering()],
  ['an accepted answer', answering(settled)],
])('a phone of 320 by 480 gives %s two fifths of its height at most', async (_, view) => {
  await page.viewport(320, 480)
  openSession(view)
  await document.fonts.ready
  await expect.poll(() => heightOf(bar)).toBeLessThanOrEqual(192)
})

test.each([
  ['a narrow phone', 320, 568, ''],
  ['a phone with large text', 320, 568, '200%'],
  ['a phone with room', 390, 844, ''],
  ['a low window', 800, 380, ''],
])('on %s the focus stands on what can be seen once no try is open, and in the box of the next question', async (_, width, height, fontSize) => {
  await page.viewport(width, height)
  document.documentElement.style.fontSize = fontSize
  const { show } = openSession(answering())
  await box.click()
  show(answering(settled))
  await expect.element(bar.getByRole('button', { name: 'Send' })).not.toBeInTheDocument()
  const focused = document.activeElement
  expect([bar.element().contains(focused), isSeen(focused)]).toEqual([true, true])
  show(answering({ session: { ...answering().session, current_task_index: 5 } }))
  await expect.element(page.getByRole('textbox', { name: 'Your answer to question 6' })).toHaveFocus()
})

/** Whether a press on its middle would meet it. */
function isSeen(element: Element | null): boolean {
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
  return element?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) === true
}

test('an empty box is as high as one line of an answer, whatever it says while it is empty', async () => {
  await page.viewport(320, 844)
  openSession(answering())
  await document.fonts.ready
  const empty = heightOf(box)
  await box.fill('9')
  expect(heightOf(box)).toBe(empty)
})

describe.each([
  ['a phone', 390, 844, ''],
  ['a phone with its keyboard', 390, 480, ''],
  ['a narrow phone', 320, 568, ''],
  ['a narrow phone with large text', 320, 568, '200%'],
])('on %s', (_, width, height, fontSize) => {
  test.each(['offline', 'unanswered'] as const)('a band that says %s has its button in sight, and leaves the rest of the page most of the room', async (state) => {
    await page.viewport(width, height)
    document.documentElement.style.fontSize = fontSize
    openSession(answering({ line: { state, unsent: '9' } }))
    await document.fonts.ready
    const retry = page.getByRole('button', { name: 'Try now' })
    await expect.element(retry).toBeInViewport({ ratio: 1 })
    expect(heightOf(page.getByRole('status').filter({ has: retry }))).toBeLessThanOrEqual(height / 3)
  })
})

test.each([
  ['while an answer waits', answering({ line: { state: 'offline', unsent: '9' } })],
  ['where one more try can earn more', answering({ isNextOffered: true, turn: 'accepted' })],
  ['while another page goes on', answering({ line: { state: 'elsewhere', text: '' } })],
])('what the empty box says can be read whole on a narrow phone with large text, %s', async (_, view) => {
  await page.viewport(320, 568)
  document.documentElement.style.fontSize = '200%'
  openSession(view)
  await document.fonts.ready
  const area = box.element()
  if (!(area instanceof HTMLTextAreaElement)) throw new Error('the box is no textarea')
  const { fontWeight, fontSize, fontFamily, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(area)
  const pen = document.createElement('canvas').getContext('2d')
  if (pen === null) throw new Error('this browser draws nothing')
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
  pen.letterSpacing = letterSpacing
  expect(pen.font).toContain(fontSize)
  const room = area.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  expect(pen.measureText(area.placeholder).width).toBeLessThanOrEqual(room)
})

test('what a try is worth can be read whole in the box of a phone', async () => {
  openSession(answering())
  await document.fonts.ready
  const worth = page.getByText('Up to 8 points', { exact: true }).element()
  expect(worth.scrollWidth).toBeLessThanOrEqual(worth.clientWidth)
})

describe('large text', () => {
  test.each([
    ['twice as large on a narrow phone', 320, '200%', undefined],
    ['twice as large', 390, '200%', undefined],
    ['at our own 150 %', 390, '', '150'],
  ])('%s with a keyboard: the box is as wide as the page, above Send, in a bar of two fifths', async (_, width, fontSize, own) => {
    await page.viewport(width, 480)
    document.documentElement.style.fontSize = fontSize
    if (own !== undefined) document.documentElement.dataset.textSize = own
    openSession(answering())
    const send = bar.getByRole('button', { name: 'Send' })
    await expect.element(send).toBeInViewport({ ratio: 1 })
    await expect.element(bar.getByRole('button', { name: 'More' })).toBeInViewport({ ratio: 1 })
    expect(box.element().getBoundingClientRect().width).toBeGreaterThan(width * 0.8)
    expect(box.element().getBoundingClientRect().bottom).toBeLessThan(send.element().getBoundingClientRect().top)
    expect(heightOf(bar)).toBeLessThanOrEqual(480 * 0.41)
  })

  test('keeps hint, Skip, the score and what the try is worth behind More', async () => {
    await page.viewport(320, 480)
    document.documentElement.style.fontSize = '200%'
    const { on } = openSession(answering())
    await bar.getByRole('button', { name: 'More' }).click()
    await expect.element(page.getByText(/This try is worth up to 8 points\. Try 3 of 4\./)).toBeVisible()
    await expect.element(page.getByText('Score 31.5 / 80')).toBeVisible()
    await page.getByRole('button', { name: 'Ask for a hint' }).click()
    expect(on.onAskForHint.mock.calls.length).toBe(1)
    await expect.element(page.getByText('Score 31.5 / 80')).not.toBeVisible()
  })

  test('a choice of More closes it, also one that its own press switches off', async () => {
    await page.viewport(320, 480)
    document.documentElement.style.fontSize = '200%'
    const { on, show } = openSession(answering())
    on.onAskForHint.mockImplementation(() => flushSync(() => show(answering({ turn: 'sending', canSend: false, canSkip: false }))))
    await bar.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Ask for a hint' }).click()
    expect(on.onAskForHint.mock.calls.length).toBe(1)
    await expect.element(page.getByText('Score 31.5 / 80')).not.toBeVisible()
  })

  test('a question begins with its words in sight, and what is sent comes into sight with the start of its reply', async () => {
    await page.viewport(320, 480)
    document.documentElement.style.fontSize = '200%'
    const { show } = openSession(answering({ currentTurns: twoTries.slice(0, 1) }))
    await document.fonts.ready
    await expect.element(chat.getByText('Solve for', { exact: false }).first()).toBeInViewport()
    const reply = turnAt(99, 'assistant', `First words of the reply. ${'And it goes on for a while. '.repeat(12)}`)
    show(answering({ currentTurns: [...twoTries.slice(0, 1), turnAt(98, 'user', '8'), reply] }))
    await expect.element(page.getByRole('button', { name: 'New reply' })).not.toBeInTheDocument()
    await expect.poll(() => Math.abs(topOf('First words') - chat.element().getBoundingClientRect().top)).toBeLessThan(140)
  })
})

/** Where the paragraph of the log with these words begins. */
function topOf(words: string): number {
  return page.getByText(words).element().getBoundingClientRect().top
}

test('the try meter of a phone stands in one line beside the buttons', async () => {
  openSession(answering())
  await document.fonts.ready
  const steps = [...bar.element().querySelectorAll('[role=img] > span')].filter((step) => step.checkVisibility()).map((step) => Math.round(step.getBoundingClientRect().bottom))
  expect(new Set(steps).size).toBe(1)
})

describe('the question', () => {
  const long = Array.from({ length: 12 }, (_, place) => turnAt(place + 5, place % 2 === 0 ? 'user' : 'assistant', `Turn ${place}`))

  test('begins at the right where it is written from there', async () => {
    const prompt = 'ما هو ناتج ضرب العددين 12 و 5؟ اكتب الجواب بالأرقام من فضلك ثم اشرح كيف وجدته بجملة واحدة.'
    openSession(answering({ currentTurns: [turnAt(0, 'assistant', prompt), ...twoTries.slice(1), ...long] }))
    const unfold = page.getByRole('button', { name: 'Show all' })
    await expect.element(unfold).toBeInViewport()
    const [line] = [...document.querySelectorAll('bdi')].filter((one) => one.textContent === prompt && one.clientWidth < one.scrollWidth)
    if (line === undefined) throw new Error('the question is in no line')
    const first = document.createRange()
    const words = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode()
    first.setStart(words ?? line, 0)
    first.setEnd(words ?? line, 5)
    const { left, right } = line.getBoundingClientRect()
    expect(first.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1)
    expect(first.getBoundingClientRect().left).toBeGreaterThanOrEqual(left)
  })

  test('stays as one line when it has scrolled away, and unfolds whole', async () => {
    openSession(answering({ currentTurns: [...twoTries, ...long] }))
    const unfold = page.getByRole('button', { name: 'Show all' })
    await expect.element(unfold).toBeInViewport()
    await unfold.click()
    await expect.element(page.getByRole('region', { name: 'All of question 5' })).toHaveTextContent(/Question 5.*10 points.*Give a whole number/)
    await page.getByRole('button', { name: 'Fold' }).click()
    await expect.element(page.getByRole('region', { name: 'All of question 5' })).not.toBeInTheDocument()
  })

  test('is not said twice while its card is in sight', async () => {
    openSession(answering({ currentTurns: [...twoTries, ...long] }))
    await expect.element(page.getByRole('button', { name: 'Show all' })).toBeInViewport()
    chat.element().scrollTop = 0
    await expect.element(page.getByRole('button', { name: 'Show all' })).not.toBeInTheDocument()
  })
})

test('a box whose answer was accepted keeps the focus without its ring, until somebody comes to it again', async () => {
  const { show } = openSession(answering(), { draft: 'x = 9' })
  await userEvent.click(box)
  show(answering(settled))
  const ring = () => getComputedStyle(box.element()).outlineColor
  expect(document.activeElement).toBe(box.element())
  await expect.poll(ring).toBe('rgba(0, 0, 0, 0)')
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await expect.poll(ring).not.toBe('rgba(0, 0, 0, 0)')
})
