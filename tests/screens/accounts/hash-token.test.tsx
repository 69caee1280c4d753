import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { hideHashToken, useHashToken } from '#src/app/accounts/hash-token.ts'
import { SkipLink } from '#src/ui/layout/skip-link.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

afterEach(hideHashToken)

function Opened() {
  return <p>Opened with {useHashToken()}</p>
}

test('a second link of the same page, opened in the same tab, is the token from then on', async () => {
  window.location.hash = 'first-child'
  draw(<Opened />)
  await expect.element(page.getByText('Opened with first-child')).toBeVisible()
  window.location.hash = 'second-child'
  await expect.element(page.getByText('Opened with second-child')).toBeVisible()
})

test('a token stays the one that was read once it left the address bar', async () => {
  window.location.hash = 'mailed'
  draw(<Opened />)
  hideHashToken()
  await expect.element(page.getByText('Opened with mailed')).toBeVisible()
})

test('passing the header by the keyboard leaves the token in the address', async () => {
  window.location.hash = 'first-child'
  draw(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <Opened />
      </main>
    </>,
  )
  page.getByRole('link', { name: 'Skip to the content' }).element().focus()
  await page.getByRole('link', { name: 'Skip to the content' }).click()
  expect(document.activeElement?.id).toBe('main')
  expect(window.location.hash).toBe('#first-child')
  await expect.element(page.getByText('Opened with first-child')).toBeVisible()
})
