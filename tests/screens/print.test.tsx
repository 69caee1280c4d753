import type {} from '@vitest/browser-playwright'
import { afterEach, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { examplePastSession } from '#src/screens/session/example-past-session.ts'
import { SessionDetails } from '#src/screens/session/session-details.tsx'
import { AppShell } from '#src/screens/shell/app-shell.tsx'
import { draw } from './chat/draw.tsx'

const html = document.documentElement

afterEach(async () => {
  await media('')
  delete html.dataset['theme']
})

test('a session is printed with every chat, without the page’s controls, dark on white in the dark theme too', async () => {
  await page.viewport(690, 980)
  html.dataset['theme'] = 'dark'
  draw(
    <AppShell person={{ name: 'Elena Alvarez', role: 'TEACHER' }} pathname="/" notices={{ lines: [], unread: 0, onRead: vi.fn() }} onLogout={vi.fn()}>
      <SessionDetails
        view={{ mode: 'ready', session: examplePastSession }}
        canSeeSystem={false}
        timeZone="America/New_York"
        isRetrying={false}
        onRetry={vi.fn()}
        onSaveTimes={vi.fn()}
      />
    </AppShell>,
  )
  const chats = () => page.getByRole('region', { name: /^Chat of question/ }).elements().length
  expect(chats()).toEqual(1)
  await media('print')
  await expect.poll(chats).toEqual(examplePastSession.chat_sessions.length)
  const heading = getComputedStyle(page.getByRole('heading', { level: 1 }).element())
  expect([getComputedStyle(html).backgroundColor, heading.color]).toEqual(['rgb(255, 255, 255)', 'rgb(20, 33, 61)'])
  expect(page.getByRole('banner').elements()).toEqual([])
  const buttons = page.getByRole('button').elements().filter((button) => button.closest('h2, th') === null)
  expect(buttons.map((button) => button.textContent)).toEqual([])
})

async function media(name: '' | 'print') {
  await cdp().send('Emulation.setEmulatedMedia', { media: name })
}
