import { test as base, expect } from '@playwright/test'

/** What a page complained about: console errors, uncaught errors, refused resources. A journey names what it provokes. */
export type Complaints = {
  /** Complaints that match are this journey's own doing, as the 401 of a wrong password. */
  expectAlso: (pattern: RegExp) => void
}

/** Playwright's `test`, with every page of the journey watched: an unexpected complaint fails it. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = []
      const provoked: RegExp[] = []
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') heard.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => heard.push(`uncaught: ${error.error().message}`))
      await use({ expectAlso: (pattern) => provoked.push(pattern) })
      expect(heard.filter((text) => !provoked.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
