import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RowActions } from '#src/screens/lists/row-actions.tsx'
import { draw } from './chat/draw.tsx'

/** The button's words are for screen readers only: it is pressed where it is seen. */
function moreButton() {
  const summary = document.querySelector('summary')
  if (summary === null) throw new Error('There is no More.')
  return page.elementLocator(summary)
}

test('a row shows the action pressed most and the others under More', async () => {
  const pressed: string[] = []
  const act = (word: string) => ({ word, onPress: () => pressed.push(word) })
  draw(
    <div style={{ container: 'data-table / inline-size', width: '60rem' }}>
      <RowActions title="Plants" first="Edit" actions={[act('Preview'), act('Edit')]} />
    </div>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Edit Plants' }))
  await userEvent.click(moreButton())
  await expect.element(page.getByRole('button', { name: 'Edit Plants' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Preview Plants' }))
  expect(pressed).toEqual(['Edit', 'Preview'])
})

test('a card has all of them under More, which a choice and Escape close, with the focus on it again', async () => {
  const pressed: string[] = []
  const act = (word: string) => ({ word, onPress: () => pressed.push(word) })
  draw(
    <div style={{ container: 'data-table / inline-size', width: '20rem' }}>
      <RowActions title="Plants" first="Edit" actions={[act('Preview'), act('Edit'), { ...act('Copy'), refusal: 'Not yours to copy.' }]} />
    </div>,
  )
  const more = moreButton()
  await expect.element(page.getByRole('button', { name: 'Preview Plants' })).not.toBeInTheDocument()
  await userEvent.click(more)
  await userEvent.click(page.getByRole('button', { name: 'Edit Plants' }))
  await userEvent.click(more)
  await expect.element(page.getByRole('button', { name: 'Copy Plants' })).toHaveAccessibleDescription('Not yours to copy.')
  await userEvent.click(page.getByRole('button', { name: 'Preview Plants' }))
  await expect.element(more).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Preview Plants' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Preview Plants' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(more).toHaveFocus()
  expect(pressed).toEqual(['Edit', 'Preview'])
})
