import type {} from '@vitest/browser-playwright'
import { afterEach, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { ClassCardsDialog } from '#src/screens/classroom/roster-import/class-cards-dialog.tsx'
import { ParentLinkDialog } from '#src/screens/classroom/parents/parent-link-dialog.tsx'
import { untouchedForm } from '#src/screens/classroom/form-view.ts'
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

test.each([690, 1000])('on paper %i wide no word of a class card or of a slip for parents stands beneath its code or beyond its edge', async (width) => {
  await page.viewport(width, 980)
  await media('print')
  const origin = 'https://lectern.northfield-secondary.school.example'
  const card = { studentId: 1, name: 'José María García Márquez de la Torre', username: 'josemariagarciamarquezdelatorre', startPassword: 'hyra-feky-777' }
  const show = draw(<ClassCardsDialog cards={[card, { ...card, studentId: 2 }]} origin={origin} onPrint={vi.fn()} onClose={vi.fn()} />)
  await expect.poll(codes).toEqual(2)
  expect(coveredWords()).toEqual([])
  show(<ParentLinkDialog view={untouchedForm} name={card.name} link={null} made={`${origin}/parents#${'3fJpqDNPzJhygXsV80Q5'.repeat(2)}`} timeZone="UTC" onMake={vi.fn()} onEnd={vi.fn()} onPrint={vi.fn()} onRetry={vi.fn()} onClose={vi.fn()} />)
  await expect.poll(codes).toEqual(1)
  expect(coveredWords()).toEqual([])
})

function codes() {
  return page.getByRole('img', { name: /^Code that opens/ }).elements().length
}

/** The lines of text that a code covers, or that stand beyond the dashed line around them. */
function coveredWords(): string[] {
  return page.getByRole('img', { name: /^Code that opens/ }).elements().flatMap((code) => {
    const edge = code.parentElement
    if (edge === null) return ['a code without a card']
    const taken = code.getBoundingClientRect()
    const around = edge.getBoundingClientRect()
    return [...edge.querySelectorAll('p, dd, dt')].filter((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return [...range.getClientRects()].some(({ left, right, top, bottom }) => {
        const isCovered = right > taken.left && left < taken.right && bottom > taken.top && top < taken.bottom
        return isCovered || right > around.right || left < around.left
      })
    }).map((one) => one.textContent)
  })
}

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
