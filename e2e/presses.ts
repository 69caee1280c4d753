import type { Page, TestInfo } from '@playwright/test'

/** What a person did with their hands on a page: presses of the pointer, keys that are no typing, and fields that were filled. */
export type Presses = {
  /** Begins to count anew. */
  begin: () => void
  /** Says how many it took in the journey's report. */
  tell: (what: string) => void
}

/** Counts what is pressed on a page from now on, over reloads as well. Call it before the page is opened. */
export async function countPresses(page: Page, { annotations }: TestInfo): Promise<Presses> {
  let count = 0
  await page.exposeFunction('handOn', () => (count += 1))
  await page.addInitScript(() => {
    const tell = () => void Reflect.get(window, 'handOn')()
    let typedInto: EventTarget | null = null
    addEventListener('pointerdown', tell, true)
    addEventListener('keydown', ({ key, repeat }) => (repeat || (key.length === 1 && document.activeElement?.matches('input, textarea')) ? undefined : tell()), true)
    addEventListener('input', ({ target }) => {
      const isNew = target !== typedInto && target instanceof Element && target.matches('textarea, select, input:not([type=checkbox], [type=radio])')
      if (isNew) tell()
      typedInto = target
    }, true)
  })
  return {
    begin() {
      count = 0
    },
    tell: (what) => void annotations.push({ type: 'presses', description: `${what}: ${count}` }),
  }
}
