import axe from 'axe-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { allExamples } from '#src/gallery/examples.ts'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { brokenInside, cutButtons } from './broken-inside.ts'
import { drawExample } from './draw-example.tsx'
import { inTheWrongHold, written } from './written-by-people.ts'

beforeAll(async () => {
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
})

afterAll(() => document.documentElement.style.removeProperty('font-size'))

test('the examples hold what people wrote', () => {
  expect(written.size).toBeGreaterThan(50)
})

test.each(allExamples)('$id fits a narrow window at twice the text size, no word broken and no button cut, with all of it in reach of keys, and lets each text of a person run in its own direction', async ({ Component }) => {
  const others = new Set<Element>(document.body.children)
  await drawExample(Component)
  await document.fonts.ready
  await expect.poll(() => beyondTheEdge(), { timeout: 5_000 }).toEqual([])
  await expect.poll(() => brokenInside((text) => written.has(text)), { timeout: 2_000 }).toEqual([])
  await expect.poll(cutButtons, { timeout: 2_000 }).toEqual([])
  await expect.poll(outOfReach, { timeout: 5_000, interval: 100 }).toEqual([])
  await expect.poll(() => inTheWrongHold([...document.body.children].filter((one) => !others.has(one))), { timeout: 5_000 }).toEqual([])
})

/** What scrolls within itself, and cannot be scrolled with keys. */
async function outOfReach(): Promise<string[]> {
  const { violations } = await axe.run(document, { runOnly: { type: 'rule', values: ['scrollable-region-focusable'] }, resultTypes: ['violations'] })
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
}
