import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DropDown } from '#src/ui/controls/drop-down.tsx'
import { draw } from './chat/draw.tsx'

const words = page.getByText('Nothing new.')
let presses: number

beforeEach(async () => {
  presses = 0
  draw(
    <>
      <DropDown className="" buttonClassName="" button="Notices">
        <p style={{ height: '12rem' }}>Nothing new.</p>
      </DropDown>
      <button type="button" onClick={() => presses++}>
        Save
      </button>
      <p>Beside</p>
    </>,
  )
  await userEvent.click(page.getByText('Notices'))
  await expect.element(words).toBeVisible()
})

test('what is pressed below an open menu stays under the pointer until it was pressed, and the menu is closed then', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(words).not.toBeVisible()
  expect(presses).toBe(1)
})

test('a press on words of a menu leaves it open, and one beside it closes it afterwards', async () => {
  await userEvent.click(words)
  await expect.element(words).toBeVisible()
  await userEvent.click(page.getByText('Beside'))
  await expect.element(words).not.toBeVisible()
})

test('Escape closes a menu also after its words were pressed', async () => {
  await userEvent.click(words)
  await userEvent.keyboard('{Escape}')
  await expect.element(words).not.toBeVisible()
  await expect.element(page.getByText('Notices')).toHaveFocus()
})
