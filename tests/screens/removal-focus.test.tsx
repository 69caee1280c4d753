import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RemovalDialog } from '#src/screens/bin/removal-dialog.tsx'
import { draw } from './chat/draw.tsx'

function nothing(): void {}

function Titles({ first }: { first: readonly string[] }) {
  const [titles, setTitles] = useState(first)
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <main>
      <h1 tabIndex={-1}>Exercises</h1>
      <table>
        <tbody>
          {titles.map((title, index) => (
            <tr key={title} data-index={index}>
              <td>
                <button type="button" onClick={() => setAsked(title)}>
                  Delete {title}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asked === null ? null : (
        <RemovalDialog
          view={{ mode: 'confirming' }}
          title="Delete Exercise"
          question={asked}
          confirmLabel="Delete"
          failed="Failed"
          onConfirm={() => {
            setTitles(titles.filter((title) => title !== asked))
            setAsked(null)
          }}
          onCancel={() => setAsked(null)}
          onRetry={nothing}
          onLeave={nothing}
        />
      )}
    </main>
  )
}

async function remove(title: string) {
  await userEvent.click(page.getByRole('button', { name: `Delete ${title}` }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
}

test('after a deletion the focus is on the row that took its place, then on the last one, then on the heading', async () => {
  draw(<Titles first={['Commas', 'Fractions', 'Plants']} />)
  await remove('Commas')
  await expect.element(page.getByRole('button', { name: 'Delete Fractions' })).toHaveFocus()
  await remove('Plants')
  await expect.element(page.getByRole('button', { name: 'Delete Fractions' })).toHaveFocus()
  await remove('Fractions')
  await expect.element(page.getByRole('heading', { name: 'Exercises' })).toHaveFocus()
})
