import type { Page } from '@playwright/test'

const freed = 'walk.takes.freed'

/** Keeps this browser's kept takes busy, as another tab that writes for long, until `freeTakes`. */
export async function holdTakes(page: Page): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('lectern-takes')
        opening.addEventListener('error', () => reject(new Error('There are no kept takes.')))
        opening.addEventListener('success', () => {
          const takes = opening.result.transaction('takes', 'readwrite').objectStore('takes')
          let isHeld = true
          addEventListener(name, () => (isHeld = false), { once: true })
          // A transaction lives as long as it is asked for something.
          function ask(): void {
            if (isHeld) takes.count().addEventListener('success', ask)
            else opening.result.close()
            resolve()
          }
          takes.count().addEventListener('success', ask)
        })
      }),
    freed,
  )
}

/** Lets this browser's kept takes go. */
export async function freeTakes(page: Page): Promise<void> {
  await page.evaluate((name) => dispatchEvent(new Event(name)), freed)
}
