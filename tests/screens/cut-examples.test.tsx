import { afterAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { allExamples } from '#src/gallery/examples.ts'
import { cutWords } from './cut-words.ts'
import { drawExample } from './draw-example.tsx'
import { written } from './written-by-people.ts'

afterAll(() => page.viewport(1280, 800))

test.each(allExamples.filter(({ isScreen }) => isScreen))('$id cuts no state, score or date of its own on a phone or a desk', async ({ Component }) => {
  await drawExample(Component)
  await document.fonts.ready
  for (const [width, height] of [[390, 844], [1280, 800]] as const) {
    await page.viewport(width, height)
    await expect.poll(() => cutWords((text) => written.has(text)), { message: `at ${width}`, timeout: 2_000 }).toEqual([])
  }
})
