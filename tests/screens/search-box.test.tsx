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
  await userEvent.fill(box, 'river')
  await userEvent.click(page.getByRole('button', { name: 'Reset' }))
  await expect.element(box).toHaveValue('')
  await userEvent.type(box, 'sea')
  await expect.poll(() => told).toEqual(['pla', 'plants', '', 'sea'])
})
