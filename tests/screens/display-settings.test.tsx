import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DisplaySettings } from '#src/ui/layout/display-settings.tsx'
import { draw } from './chat/draw.tsx'

const html = document.documentElement
let runs = 0

afterEach(() => {
  localStorage.removeItem('appearance')
  forget()
})

test('theme, text size, spacing and sounds change at once, are kept, come before the first paint, and follow other tabs', async () => {
  draw(
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <DisplaySettings />
    </div>,
  )
  await expect.element(page.getByText('Display')).toBeInTheDocument()
  document.querySelector('summary')?.click()
  for (const name of ['Dark', '150%', 'Wide', 'On']) await userEvent.click(page.getByRole('radio', { name }))
  const chosen = { theme: 'dark', textSize: '150', spacing: 'wide', sounds: 'on' }
  expect([{ ...html.dataset }, JSON.parse(localStorage.getItem('appearance') ?? '')]).toEqual([expect.objectContaining(chosen), chosen])
  expect([getComputedStyle(html).fontSize, getComputedStyle(html).colorScheme]).toEqual(['24px', 'dark'])

  forget()
  await firstScript()
  expect({ ...html.dataset }).toEqual(expect.objectContaining(chosen))

  localStorage.setItem('appearance', '{"theme":"<b>","textSize":"999","spacing":')
  forget()
  await firstScript()
  expect([html.dataset['theme'], html.dataset['textSize'], html.dataset['spacing']]).toEqual([undefined, undefined, undefined])

  window.dispatchEvent(new StorageEvent('storage', { key: 'appearance', newValue: JSON.stringify({ theme: 'light', textSize: 'x', spacing: 'wide' }) }))
  await expect.element(page.getByRole('radio', { name: 'Light' })).toBeChecked()
  expect([html.dataset['theme'], html.dataset['textSize'], html.dataset['spacing']]).toEqual(['light', undefined, 'wide'])
  await userEvent.click(page.getByRole('radio', { name: 'System' }))
  await expect.element(page.getByRole('radio', { name: 'System' })).toBeChecked()
  expect(html.dataset['theme']).toEqual(undefined)
})

test('the sheet stays in the window of a phone at the largest text, wherever its button stands', async () => {
  await page.viewport(390, 844)
  html.dataset['textSize'] = '150'
  draw(
    <div style={{ display: 'flex' }}>
      <DisplaySettings />
    </div>,
  )
  document.querySelector('summary')?.click()
  for (const name of ['System', '100%', 'Normal']) await expect.element(page.getByRole('radio', { name })).toBeInViewport({ ratio: 0.95 })
})

function forget() {
  for (const name of ['theme', 'textSize', 'spacing', 'sounds']) delete html.dataset[name]
}

/** Runs the script every page begins with, up to when the app runs. */
async function firstScript() {
  runs += 1
  // A module runs once for each of its names.
  await import(/* @vite-ignore */ `/src/first-script.ts?run=${runs}`)
  window.dispatchEvent(new Event('app.running'))
}
