import type { Page } from '@playwright/test'

/** The app is on this device once its worker is at work for this page. */
export async function seeKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller === null) await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
}
