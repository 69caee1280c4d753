import type { Browser, BrowserContext } from 'playwright'
import { remember } from '#e2e/remember.ts'
import type { SlowLine } from './slow-line.ts'

/** A phone whose browser remembers who signed in, without having fetched anything of what is behind the line; nobody for an empty token. */
export async function signedIn(browser: Browser, line: SlowLine, token: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: line.address, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  if (token === '') return context
  const page = await context.newPage()
  await remember(page, token)
  await page.close()
  return context
}
