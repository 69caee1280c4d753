import type { Page } from '@playwright/test'

/** Makes a page's browser remember a token as one that signed in before; the page stands on nothing of the product afterwards. */
export async function remember(page: Page, token: string): Promise<void> {
  // Any page of this site reaches its storage, and a real one takes half a second to draw. Without an icon the browser asks for one.
  const body = '<link rel="icon" href="data:,">'
  await page.route('**/empty-page', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/empty-page')
  await page.evaluate((kept) => localStorage.setItem('token', kept), token)
  await page.unroute('**/empty-page')
}
