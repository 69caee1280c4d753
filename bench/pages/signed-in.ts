import type { Browser, BrowserContext } from 'playwright'
import type { SlowLine } from './slow-line.ts'

/** A phone whose browser remembers who signed in, without having fetched anything of what is behind the line; nobody for an empty token. */
export async function signedIn(browser: Browser, line: SlowLine, token: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  if (token === '') return context
  const page = await context.newPage()
  await page.route('**/empty-page', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }))
  await page.goto(`${line.address}/empty-page`)
  await page.evaluate((kept) => localStorage.setItem('token', kept), token)
  await page.close()
  return context
}
