import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AccentScreen } from '#src/screens/accent/accent-screen.tsx'
import { exampleSounds, idleAccent } from '#src/screens/accent/example-accent.ts'
import { draw } from '#tests/screens/chat/draw.tsx'

beforeEach(() => page.viewport(390, 844))
afterEach(() => document.documentElement.style.removeProperty('font-size'))

const now = new Date('2026-11-20T19:31:00.000Z')
const quiet = { loudness: null, refusal: null, problem: null } as const
const heard = { isAsking: false, isEnding: false, elapsedMs: 500, rms: 0.1, levels: [0.2], microphones: [], deviceId: null }

function screen(step: 'offered' | 'listening' | 'heard' | 'refused') {
  const sounds = exampleSounds(step === 'listening' ? { recorder: heard } : {})
  return <AccentScreen view={{ mode: 'micCheck', step, ...quiet }} time={null} sounds={sounds} now={now} timeZone="UTC" {...idleAccent} />
}

test('what leads on stands in one place under a thumb from step to step', async () => {
  const redraw = draw(screen('offered'))
  const main = () => {
    const button = page.getByRole('button').elements().at(-1)
    return [button?.textContent, Math.round(button?.getBoundingClientRect().bottom ?? 0)]
  }
  await expect.poll(main).toEqual(['Check microphone', expect.any(Number)])
  const [, bottom] = main()
  redraw(screen('listening'))
  await expect.poll(main).toEqual(['Stop', bottom])
  redraw(screen('heard'))
  await expect.poll(main).toEqual(['Start', bottom])
  redraw(screen('refused'))
  await expect.poll(main).toEqual(['Try again', bottom])
})

test('with large text on a small phone each step has its button in sight, and what is heard stays there after the press', async () => {
  await page.viewport(320, 568)
  document.documentElement.style.fontSize = '200%'
  const redraw = draw(screen('offered'))
  await document.fonts.ready
  await expect.element(page.getByRole('button', { name: 'Check microphone' })).toBeInViewport({ ratio: 1 })
  redraw(screen('listening'))
  await expect.element(page.getByText('Level')).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByRole('button', { name: 'Stop' })).toBeInViewport({ ratio: 1 })
  redraw(screen('heard'))
  await expect.element(page.getByText(/^We heard /)).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByRole('button', { name: 'Start', exact: true })).toBeInViewport({ ratio: 1 })
})
