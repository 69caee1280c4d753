import type { Page } from '@playwright/test'
import type { View } from './browser-walk.ts'

type OnPage = { page: Page }

/** Says whether these words can be read on the page. */
export function reads(...words: string[]): View<OnPage> {
  return async ({ page }) => {
    const text = await page.locator('body').innerText()
    const missing = words.filter((one) => !text.includes(one))
    return missing.length === 0 ? null : `"${missing.join('", "')}" cannot be read`
  }
}

/** Says that these words cannot be read on the page. */
export function readsNot(...words: string[]): View<OnPage> {
  return async ({ page }) => {
    const text = await page.locator('body').innerText()
    const found = words.filter((one) => text.includes(one))
    return found.length === 0 ? null : `"${found.join('", "')}" can be read`
  }
}

/** Is at an address of the site, whatever stands in its search. */
export function isAt(path: RegExp): View<OnPage> {
  return ({ page }) => Promise.resolve(path.test(new URL(page.url()).pathname) ? null : `the page is at ${page.url()}`)
}

/** Says that no dialog is open. */
export async function isWithoutDialog({ page }: OnPage): Promise<string | null> {
  return (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) === 0 ? null : 'a dialog is open'
}

/** Several views at once: the first thing that is missing. */
export function both<World>(...views: View<World>[]): View<World> {
  return async (world) => (await Promise.all(views.map((view) => view(world)))).find((problem) => problem !== null) ?? null
}

/** One of several views: what is missing of the last one, where all miss something. */
export function either<World>(...views: View<World>[]): View<World> {
  return async (world) => {
    const problems = await Promise.all(views.map((view) => view(world)))
    return problems.includes(null) ? null : (problems.at(-1) ?? null)
  }
}
