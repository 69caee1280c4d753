import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AppHeader } from '#src/screens/shell/app-header.tsx'
import { NoticeList } from '#src/screens/shell/notice-list.tsx'
import { draw } from './chat/draw.tsx'

const html = document.documentElement

afterEach(() => {
  delete html.dataset['textSize']
  delete html.dataset['spacing']
})

test('the narrowest phone gives the header one line', async () => {
  await page.viewport(320, 568)
  draw(<AppHeader person={{ name: 'Maya Okafor', role: 'STUDENT' }} pathname="/student" notices={<NoticeList lines={[]} unread={0} onRead={vi.fn()} />} onLogout={vi.fn()} />)
  await document.fonts.ready
  const [first, last] = [page.getByRole('link', { name: 'Lectern, to your dashboard' }), page.getByText('Menu')].map((one) => one.element().getBoundingClientRect())
  expect(last?.top).toBeLessThan(first?.bottom ?? 0)
})

test('the name at the top has room above it at the largest text on a phone', async () => {
  await page.viewport(390, 844)
  html.dataset['textSize'] = '150'
  html.dataset['spacing'] = 'wide'
  draw(<AppHeader person={{ name: 'Maya Okafor', role: 'STUDENT' }} pathname="/student" onLogout={vi.fn()} />)
  const logo = page.getByRole('link', { name: 'Lectern, to your dashboard' })
  await expect.element(logo).toBeVisible()
  const above = (logo.element().querySelector('svg')?.getBoundingClientRect().top ?? 0) - page.getByRole('banner').element().getBoundingClientRect().top
  expect(above).toBeGreaterThanOrEqual(6)
})
