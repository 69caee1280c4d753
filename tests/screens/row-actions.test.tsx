import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RowActions } from '#src/screens/lists/row-actions.tsx'
import { draw } from './chat/draw.tsx'

test('a row shows the action pressed most and the others under More', async () => {
  const pressed: string[] = []
  const act = (word: string) => ({ word, onPress: () => pressed.push(word) })
  draw(
    <div style={{ container: 'data-table / inline-size', width: '60rem' }}>
      <RowActions title="Plants" first="Edit" actions={[act('Preview'), act('Edit')]} />
    </div>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Edit Plants' }))
  await userEvent.click(page.getByText('More for Plants'))
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
  const more = page.getByText('More for Plants')
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
