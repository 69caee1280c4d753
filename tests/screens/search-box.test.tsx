import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SearchBox } from '#src/ui/controls/search-box.tsx'
import { draw } from './chat/draw.tsx'

test('words are told once the typing rests, at once by Enter, and what a reset replaced is never told', async () => {
  const told: string[] = []
  function Held() {
    const [words, setWords] = useState('')
    function hear(next: string) {
      told.push(next)
      setWords(next)
    }
    return (
      <>
        <SearchBox aria-label="Search" value={words} onSearch={hear} />
        <button onClick={() => hear('')}>Reset</button>
      </>
    )
  }
  draw(<Held />)
  const box = page.getByRole('searchbox', { name: 'Search' })
  await userEvent.type(box, 'pla')
  expect(told).toEqual([])
  await expect.poll(() => told).toEqual(['pla'])
  await userEvent.type(box, 'nts {Enter}')
  expect(told).toEqual(['pla', 'plants'])
  await expect.element(box).toHaveValue('plants ')
  // Both in one moment: a busy machine takes longer for two presses than words rest.
  const [input, reset] = [box.element(), page.getByRole('button', { name: 'Reset' }).element()]
  if (!(input instanceof HTMLInputElement && reset instanceof HTMLButtonElement)) throw new Error('there is no box with a button')
  Reflect.set(HTMLInputElement.prototype, 'value', 'river', input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  expect(input.value).toEqual('river')
  reset.click()
  await expect.element(box).toHaveValue('')
  await userEvent.type(box, 'sea')
  await expect.poll(() => told).toEqual(['pla', 'plants', '', 'sea'])
})
