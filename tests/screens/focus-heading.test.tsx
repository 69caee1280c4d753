import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { focusHeading } from '#src/app/shell/focus-heading.ts'
import { DropDown } from '#src/ui/controls/drop-down.tsx'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { draw } from './chat/draw.tsx'

test('a page that was opened takes the focus to its heading, but not out of a menu that was opened meanwhile', async () => {
  draw(
    <main>
      <DropDown button="Menu" className="" buttonClassName="">
        <a href="/student">Dashboard</a>
      </DropDown>
      <PageTitle>Profile</PageTitle>
    </main>,
  )
  await page.getByText('Menu', { exact: true }).click()
  focusHeading()
  await expect.element(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await page.getByText('Menu', { exact: true }).click()
  focusHeading()
  await expect.element(page.getByRole('heading', { name: 'Profile' })).toHaveFocus()
})
