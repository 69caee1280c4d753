import '#src/styles.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SentWords } from '#src/ui/text/sent-words.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

test('a teacher reads what was sent to a model in words, nothing left out, and as it was sent', async () => {
  const sent = {
    question: 'Solve 2x + 3 = 31.',
    hints: [],
    turns: [{ by: 'tutor', words: 'What could you take away?' }, { by: 'student', words: '3' }],
    before: { turns: 14, tries: ['17'], said: [] },
    answer: '14',
    answers: [{ text: '17', students: 4 }],
    unheard_of: true,
  }
  draw(<SentWords sent={JSON.stringify(sent)} />)
  const parts = page.getByRole('term').elements().map((name) => [name.textContent, ...[...(name.parentElement?.querySelectorAll('dd') ?? [])].map((line) => line.textContent)])
  expect(parts).toEqual([
    ['The question', 'Solve 2x + 3 = 31.'],
    ['The last turns', 'Tutor: What could you take away?', 'Student: 3'],
    ['Earlier, in short', 'Turns: 14', 'Tries: 17'],
    ['The answer', '14'],
    ['Wrong answers', '“17”, 4 students'],
    ['unheard_of', 'true'],
  ])
  await page.getByText('Exactly as sent').click()
  await expect.element(page.getByText(JSON.stringify(sent))).toBeVisible()
})

test('what is no longer kept says so, and what cannot be told in parts stands as it is', async () => {
  draw(
    <>
      <SentWords sent={null} />
      <SentWords sent="no JSON" />
    </>,
  )
  await expect.element(page.getByText('This is no longer kept.')).toBeVisible()
  await expect.element(page.getByText('no JSON')).toBeVisible()
})
