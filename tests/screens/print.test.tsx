import type {} from '@vitest/browser-playwright'
import { afterEach, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { GuideMenu } from '#src/screens/guide/guide-menu.tsx'
import { guideSections } from '#src/screens/guide/guide-sections.ts'
import { examplePastSession } from '#src/screens/sessions/past/example-past-session.ts'
import { SessionDetails } from '#src/screens/sessions/past/session-details.tsx'
import { AppShell } from '#src/screens/shell/app-shell.tsx'
import { draw } from './chat/draw.tsx'

const html = document.documentElement

afterEach(async () => {
  await media('')
  delete html.dataset['theme']
})

test('every chat is there as soon as the browser says that it prints, for the pages are laid out at once', async () => {
  drawSession()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  window.dispatchEvent(new Event('beforeprint'))
  expect(chats()).toEqual(examplePastSession.chat_sessions.length)
  window.dispatchEvent(new Event('afterprint'))
  expect(chats()).toEqual(1)
})

test('a session is printed with every chat, without the page’s controls, dark on white in the dark theme too', async () => {
  await page.viewport(690, 980)
  html.dataset['theme'] = 'dark'
  drawSession()
  expect(chats()).toEqual(1)
  await media('print')
  await expect.poll(chats).toEqual(examplePastSession.chat_sessions.length)
  const heading = getComputedStyle(page.getByRole('heading', { level: 1 }).element())
  expect([getComputedStyle(html).backgroundColor, heading.color]).toEqual(['rgb(255, 255, 255)', 'rgb(20, 33, 61)'])
  expect(page.getByRole('banner').elements()).toEqual([])
  const buttons = page.getByRole('button').elements().filter((button) => button.closest('h2, th') === null)
  expect(buttons.map((button) => button.textContent)).toEqual([])
  const picture = page.getByRole('img', { name: /^A block of time/ }).element()
  expect(picture.getBoundingClientRect().right).toBeLessThanOrEqual(690)
})

test('a section of the guide is printed without the menus of its sections', async () => {
  const seen = () => page.getByText('Overview').elements().filter((one) => one.checkVisibility()).length
  draw(<GuideMenu current={guideSections[0]} />)
  expect(seen()).toEqual(1)
  await media('print')
  expect(seen()).toEqual(0)
})

function drawSession() {
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
}

function chats() {
  return page.getByRole('region', { name: /^Chat of question/ }).elements().length
}

async function media(name: '' | 'print') {
  await cdp().send('Emulation.setEmulatedMedia', { media: name })
}
