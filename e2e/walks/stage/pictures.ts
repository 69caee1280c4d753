import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const root = join(import.meta.dirname, '../../..')

/** Where the walks leave what they saw. */
export const walksFolder = join(root, '.cache/walks')

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const

/** Moments, and fields that hold what only one student is called by. */
const own = 'time, input:is([name=identifier], [name=name], [name=username], [name=email], [value*="kim"])'

/**
 * Takes a page as it is at both widths in both themes, with what differs from run to run covered; answers the pictures' names.
 * `turn` is called at each width, to bring into view what the pictures are of.
 */
export async function takePictures(page: Page, of: string, turn: (width: number) => Promise<void>): Promise<string[]> {
  const folder = join(walksFolder, 'pictures')
  await mkdir(folder, { recursive: true })
  const before = page.viewportSize()
  const taken: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    await turn(size.width)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const name = `${of}.${size.width}-${colorScheme}.png`
      const changing = [page.getByRole('timer'), page.locator(own), page.getByText(/\bkim\d+\b|\bKim Student \d+\b/)]
      await page.screenshot({ path: join(folder, name), animations: 'disabled', caret: 'hide', mask: changing, maskColor: '#8896ab' })
      taken.push(name)
    }
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  if (before !== null) await page.setViewportSize(before)
  return taken
}
