import '#src/styles.css'
import axe, { type RunOptions } from 'axe-core'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allExamples } from '#src/gallery/examples.ts'

/** Rules about whole pages, which a single part cannot keep. */
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass', 'heading-order']

/** What a theme can break: the dark one draws the same elements in other colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

// Texts drawn over a pseudo element are judged by what lies behind it; looking for such elements takes more than half of a check.
const checks = { 'color-contrast': { options: { ignorePseudo: true } } }

let unmount: (() => void) | undefined

beforeEach(() => {
  document.documentElement.lang = 'en'
  document.title = 'Lectern'
})

afterEach(() => {
  unmount?.()
  delete document.documentElement.dataset.theme
})

test('words too faint to read are found', async () => {
  const host = document.body.appendChild(document.createElement('main'))
  unmount = () => host.remove()
  host.innerHTML = '<h1>One</h1><p id="faint" style="color: #4a5568; background: #1e3a8a">Faint words</p>'
  expect(await faults({ runOnly: colourRules })).toEqual([{ id: 'color-contrast', at: [expect.stringContaining('#faint')] }])
})

test.each(allExamples)('$id has no accessibility violation in either theme', async ({ Component, isScreen }) => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  unmount = () => {
    root.unmount()
    host.remove()
  }
  document.documentElement.dataset.theme = 'light'
  root.render(<Component />)
  await expect.poll(() => host.childElementCount + document.querySelectorAll('[role$=dialog]').length).toBeGreaterThan(0)
  // What a press unfolds is looked at, too.
  for (const folded of document.querySelectorAll('details')) folded.open = true
  await stillness()
  expect(await faults({ rules: Object.fromEntries(isScreen ? [] : pageRules.map((rule) => [rule, { enabled: false }])) })).toEqual([])

  document.documentElement.dataset.theme = 'dark'
  await stillness()
  expect(await faults({ runOnly: colourRules })).toEqual([])
})

async function faults(options: RunOptions): Promise<{ id: string; at: string[] }[]> {
  const whole: RunOptions & { checks: object } = { ...options, checks, resultTypes: ['violations'] }
  const { violations } = await axe.run(document, whole)
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`) }))
}

/** Waits until fonts and formulas are here and nothing moves, so that contrast is measured on what stays. */
async function stillness() {
  await document.fonts.ready
  await expect.poll(() => document.querySelectorAll('.formula--drawn_false').length).toBe(0)
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations === Infinity) animation.cancel()
    else animation.finish()
  }
}
