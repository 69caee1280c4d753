import type { Page, TestInfo } from '@playwright/test'

/**
 * Counts what a person presses on the pages that are opened from here on: each press of a pointer, also that into a field. A file that is chosen, a
 * choice from the system's own list and typed words are none.
 */
export async function countPresses(page: Page): Promise<() => number> {
  let count = 0
  await page.exposeFunction('tellPressed', () => {
    count += 1
  })
  await page.addInitScript("addEventListener('pointerdown', (event) => event.isTrusted && window.tellPressed(), true)")
  return () => count
}

/** Keeps with a journey's result how many presses a job took. */
export function notePresses({ annotations }: Pick<TestInfo, 'annotations'>, job: string, presses: number): void {
  annotations.push({ type: 'presses', description: `${job}: ${presses}` })
}
