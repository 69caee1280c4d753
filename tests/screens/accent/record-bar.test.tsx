import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { AccentScreen } from '#src/screens/accent/accent-screen.tsx'
import type { OpenAccentView } from '#src/screens/accent/accent-props.ts'
import { exampleOwn, exampleScored, exampleSounds, exampleView, idleAccent } from '#src/screens/accent/example-accent.ts'
import { draw } from '#tests/screens/chat/draw.tsx'

const now = new Date('2026-11-20T19:31:00.000Z')
const own = { own: { wav: new Uint8Array(44) }, picture: exampleOwn(), canDefer: false }
const moments: [string, OpenAccentView][] = [
  ['before a take', exampleView()],
  ['with a take', exampleView({ ...own, take: 'recorded', canSubmit: true })],
  ['after its feedback', exampleView({ ...own, take: 'feedback', session: exampleScored(), canGoOn: true })],
]

/** The buttons of the bar that are drawn, in the order in which Tab finds them, and as they stand: lines from the top, each from the left. */
function orders(): { tabbed: string[]; drawn: string[] } {
  const buttons = page.getByRole('region', { name: 'Your recording' }).getByRole('button').elements()
  const placed = buttons.map((button) => ({ words: button.textContent, at: button.getBoundingClientRect() }))
  const inLines = placed.toSorted(({ at }, { at: other }) => (at.bottom <= other.top ? -1 : other.bottom <= at.top ? 1 : at.left - other.left))
  return { tabbed: placed.map(({ words }) => words), drawn: inLines.map(({ words }) => words) }
}

test('the way on keeps the focus when the window becomes a phone’s, and back', async () => {
  await page.viewport(1280, 800)
  draw(<AccentScreen view={exampleView({ ...own, take: 'recorded', canSubmit: true })} time={null} sounds={exampleSounds()} now={now} timeZone="UTC" {...idleAccent} />)
  const submit = page.getByRole('button', { name: 'Submit Recording' })
  submit.element().focus()
  await page.viewport(390, 844)
  await expect.element(submit).toHaveFocus()
  await expect.element(submit).toBeInViewport({ ratio: 1 })
  await page.viewport(1280, 800)
  await expect.element(submit).toHaveFocus()
})

describe.each([
  ['a phone', 390, 844],
  ['a wide window', 1280, 800],
])('on %s', (_, width, height) => {
  test.each(moments)('the buttons of the bar are tabbed through as they stand, %s', async (_when, view) => {
    await page.viewport(width, height)
    draw(<AccentScreen view={view} time={null} sounds={exampleSounds()} now={now} timeZone="UTC" {...idleAccent} />)
    await document.fonts.ready
    const { tabbed, drawn } = orders()
    expect(tabbed.length).toBeGreaterThan(1)
    expect(tabbed).toEqual(drawn)
  })
})

test('Stop holds its square and its seconds at twice the text size', async () => {
  await page.viewport(320, 568)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  const recorder = { isAsking: false, isEnding: false, elapsedMs: 1_000, rms: 0.1, levels: [0.2], microphones: [], deviceId: null }
  draw(<AccentScreen view={exampleView({ take: 'recording' })} time={null} sounds={exampleSounds({ recorder })} now={now} timeZone="UTC" {...idleAccent} />)
  await document.fonts.ready
  const stop = page.getByRole('button', { name: 'Stop, 0:01' })
  await expect.element(stop).toBeVisible()
  const { top, bottom, left, right } = stop.element().getBoundingClientRect()
  const parts = [...stop.element().children].map((part) => part.getBoundingClientRect())
  expect(parts.filter((part) => part.top < top || part.bottom > bottom || part.left < left || part.right > right)).toEqual([])
})
