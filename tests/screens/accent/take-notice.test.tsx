import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AccentScreen } from '#src/screens/accent/accent-screen.tsx'
import { exampleOwn, exampleSounds, exampleView, idleAccent } from '#src/screens/accent/example-accent.ts'
import { draw } from '#tests/screens/chat/draw.tsx'

test.each([
  ['without a line', 'offline', "Your recording is kept here and sent when you're back."],
  ['without a server', 'online', 'Your recording is kept here and sent as soon as the server can take it.'],
] as const)('a recording that waits %s is told of once', async (_, line, words) => {
  const view = exampleView({ own: { wav: new Uint8Array(44) }, picture: exampleOwn(), canDefer: false, take: 'undelivered', line, canSubmit: false, canRecord: false })
  draw(<AccentScreen view={view} time={null} sounds={exampleSounds()} now={new Date('2026-11-20T19:31:00.000Z')} timeZone="UTC" {...idleAccent} />)
  await expect.element(page.getByText(words)).toBeVisible()
  expect(page.getByText('Your recording is kept here').elements().length).toBe(1)
})
