import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AccentScreen } from '#src/screens/accent/accent-screen.tsx'
import { exampleOwn, exampleScored, exampleSounds, exampleUsable, exampleView, idleAccent } from '#src/screens/accent/example-accent.ts'
import { MarginFeedback } from '#src/screens/accent/feedback/margin-feedback.tsx'
import { ScoreHead } from '#src/screens/accent/feedback/score-head.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

afterEach(() => document.documentElement.style.removeProperty('font-size'))

test('at twice the text size on a narrow phone the sentence of a score stands in whole words below its ring', async () => {
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
  draw(<ScoreHead overall={{ score: 76, summary: 'Clear, with two words to work on.' }} score={7.6} points={10} />)
  const sentence = page.getByRole('heading', { name: 'Clear, with two words to work on.' })
  await expect.poll(() => sentence.element().getBoundingClientRect().width).toBeGreaterThan(200)
})

test('at twice the text size on a small phone the score is a number in words, and the first words of the take are in sight', async () => {
  await page.viewport(320, 568)
  document.documentElement.style.fontSize = '200%'
  const view = exampleView({ own: { wav: new Uint8Array(44) }, picture: exampleOwn(), canDefer: false, take: 'feedback', session: exampleScored(), canGoOn: true })
  draw(<AccentScreen view={view} time={null} sounds={exampleSounds()} now={new Date('2026-11-20T19:31:00.000Z')} timeZone="UTC" {...idleAccent} />)
  await document.fonts.ready
  const work = page.getByRole('region', { name: 'Read this aloud' })
  await expect.element(work.getByText(/^\d+ of 100\. /)).toBeInViewport()
  await expect.element(work.getByRole('button').first()).toBeInViewport()
})

test('the ring and the bars of a take are of one colour however it went, and its number says how', async () => {
  draw(
    <section aria-label="A take">
      <ScoreHead overall={{ score: 41, summary: 'This one is hard.' }} score={4.1} points={10} />
      <MarginFeedback feedback={{ ...exampleUsable, fluency: { score: 30, tips: [] } }} />
    </section>,
  )
  const take = page.getByRole('region', { name: 'A take' })
  await expect.element(take).toBeVisible()
  const inks = [...take.element().querySelectorAll('circle + circle, rect')].map((one) => getComputedStyle(one)).map(({ fill, stroke }) => (fill === 'none' ? stroke : fill))
  expect([inks.length, new Set(inks).size]).toEqual([5, 1])
})

test('the first tip below a score is one that its sentence does not say', async () => {
  const unheard = { ...exampleUsable, overall: { score: 57, summary: 'Say “rough” once more, slowly: it is the last word.' } }
  draw(<MarginFeedback feedback={unheard} />)
  await expect.element(page.getByText('“too” was a little short.')).toBeVisible()
  expect(page.getByText('Say “rough” once more').elements()).toEqual([])
})
