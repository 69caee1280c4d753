import { Profiler } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ChatScreen } from '#src/screens/chat/chat-screen.tsx'
import { idle, keptAs } from '#src/screens/chat/chat-screen.example.tsx'
import { exampleFacts, rightOnThree, turnAt, twoTries } from '#src/screens/chat/example-session.ts'
import { exampleNow } from '#src/screens/assignments/student/example-assignments.ts'
import { draw } from './draw.tsx'
import { answering, openSession } from './session.tsx'

const box = page.getByRole('textbox', { name: 'Your answer to question 5' })
const sending = { turn: 'sending', canSend: false, canSkip: false } as const
const failed = 'There was an error processing your answer. Please try again.'

function paste(text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  if (document.activeElement?.dispatchEvent(event) === true) document.execCommand('insertText', false, text)
}

beforeEach(() => page.viewport(1280, 800))

describe('keys', () => {
  test('Enter sends what stands in the box', async () => {
    const { on } = openSession(answering())
    await box.fill('x = 9')
    await userEvent.keyboard('{Enter}')
    expect(on.onAnswer.mock.calls).toEqual([['x = 9']])
  })

  test('Shift+Enter makes a new line and sends nothing', async () => {
    const { on } = openSession(answering())
    await box.click()
    await userEvent.keyboard('one{Shift>}{Enter}{/Shift}two')
    await expect.element(box).toHaveValue('one\ntwo')
    expect(on.onAnswer.mock.calls).toEqual([])
  })

  test('Enter that ends a composition sends nothing', async () => {
    const { on } = openSession(answering())
    await box.fill('みかん')
    box.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }))
    box.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }))
    expect(on.onAnswer.mock.calls).toEqual([])
  })

  test('Escape leaves the text alone', async () => {
    openSession(answering())
    await box.fill('half a thought')
    await userEvent.keyboard('{Escape}')
    await expect.element(box).toHaveValue('half a thought')
  })

  test('an empty box says what is missing and sends nothing', async () => {
    const { on } = openSession(answering())
    await box.fill('  ')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.element(page.getByText('Type an answer first')).toBeVisible()
    await expect.element(box).toHaveFocus()
    expect(on.onAnswer.mock.calls).toEqual([])
  })

  test('a keystroke draws nothing again, whatever the length of the log', async () => {
    const many = Array.from({ length: 400 }, (_, place) => turnAt(place + 5, place % 2 === 0 ? 'user' : 'assistant', `Turn ${place}`))
    let draws = 0
    draw(
      <Profiler id="session" onRender={() => (draws += 1)}>
        <ChatScreen
          view={answering({ currentTurns: [...twoTries, ...many] })}
          time={{ direction: 'elapsed', seconds: 1, threshold: null }}
          draft=""
          kept={keptAs('typing')}
          now={exampleNow}
          timeZone="UTC"
          {...idle}
        />
      </Profiler>,
    )
    await box.click()
    const before = draws
    await userEvent.keyboard('nothing is drawn')
    expect(draws - before).toBe(0)
  })
})

describe('pasting', () => {
  test('is refused with a kind sentence', async () => {
    openSession(answering())
    await box.click()
    paste('an answer from elsewhere')
    await expect.element(page.getByText('Pasting is off here, so that the answer is in your own words. Typing and dictating work.')).toBeVisible()
    await expect.element(box).toHaveValue('')
  })

  test('works where the teacher allows it', async () => {
    openSession(answering({ session: exampleFacts({ allow_paste: true }) }))
    await box.click()
    paste('my notes')
    await expect.element(box).toHaveValue('my notes')
  })

  test("moves the student's own words inside the box", async () => {
    openSession(answering())
    await box.fill('own words')
    await userEvent.keyboard('{Control>}a{/Control}')
    box.element().dispatchEvent(new ClipboardEvent('cut', { bubbles: true }))
    paste('own words')
    await expect.element(page.getByText(/Pasting is off/)).not.toBeInTheDocument()
  })

  test('does not stop dictation and assistive input', async () => {
    const { on } = openSession(answering())
    await box.click()
    document.execCommand('insertText', false, 'said aloud')
    await expect.element(box).toHaveValue('said aloud')
    expect(on.onDraftChange.mock.lastCall).toEqual(['said aloud'])
  })
})

describe('an answer on its way', () => {
  test('keeps focus and text in a box that takes no more', async () => {
    const { show } = openSession(answering())
    await box.fill('x = 9')
    await userEvent.keyboard('{Enter}')
    show(answering(sending))
    await expect.element(box).toHaveFocus()
    await expect.element(box).toHaveAttribute('aria-disabled', 'true')
    await expect.element(box).toHaveAttribute('readonly')
    await expect.element(box).toHaveValue('x = 9')
    await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  })

  test('leaves the box when its turn stands in the log', async () => {
    const { on, show } = openSession(answering())
    await box.fill('x = 9')
    await userEvent.keyboard('{Enter}')
    show(answering(sending))
    show(answering({ currentTurns: rightOnThree }))
    await expect.element(box).toHaveValue('')
    expect(on.onDraftChange.mock.lastCall).toEqual([''])
  })

  test('that failed is still in the box, and the page says so', async () => {
    const { show } = openSession(answering())
    await box.fill('x = 9')
    await userEvent.keyboard('{Enter}')
    show(answering(sending))
    show(answering({ problem: failed }))
    await expect.element(page.getByRole('alert').filter({ hasText: failed })).toHaveTextContent(`${failed} Your answer is still here.`)
    await expect.element(box).toHaveValue('x = 9')
    await expect.element(box).toHaveFocus()
  })

  test('that waits for the connection makes room for a draft, which stays when it arrives', async () => {
    const { show } = openSession(answering())
    await box.fill('x = 9')
    await userEvent.keyboard('{Enter}')
    show(answering(sending))
    const queued = answering({ line: { state: 'offline', unsent: 'x = 9' }, canSend: false, canSkip: false })
    show(queued)
    await expect.element(box).toHaveValue('')
    await box.fill('my next thought')
    show(answering({ currentTurns: rightOnThree }))
    await expect.element(box).toHaveValue('my next thought')
  })
})

test('a hint costs no typed word', async () => {
  const { on, show } = openSession(answering())
  await box.fill('half a thought')
  await page.getByRole('button', { name: 'Ask for a hint' }).click()
  expect(on.onAskForHint.mock.calls.length).toBe(1)
  show(answering(sending))
  show(answering({ currentTurns: [...twoTries, turnAt(5, 'user', 'hint', { verdict: 'help' }), turnAt(6, 'assistant', 'Add 4 to both sides.')] }))
  await expect.element(box).toHaveValue('half a thought')
})

test('the next question takes the focus and brings its own draft', async () => {
  const { show } = openSession(answering({ isNextOffered: true, turn: 'settled', canSend: false, currentTurns: rightOnThree }))
  await page.getByRole('button', { name: 'Next Question' }).click()
  show(answering({ session: exampleFacts({ current_task_index: 5 }), currentTurns: [turnAt(0, 'assistant', 'Find the slope.')] }), { draft: 'typed before' })
  const next = page.getByRole('textbox', { name: 'Your answer to question 6' })
  await expect.element(next).toHaveFocus()
  await expect.element(next).toHaveValue('typed before')
})

test('a long answer counts its characters near the end', async () => {
  openSession(answering())
  await box.fill('a'.repeat(1_850))
  await expect.element(page.getByText('1,850 of 2,000 characters')).toBeVisible()
})

test('a sentence on what failed goes with the next keystroke', async () => {
  const { show } = openSession(answering(), { draft: 'x = 9' })
  show(answering({ problem: failed }))
  await expect.element(page.getByText(failed)).toBeVisible()
  await userEvent.type(box, '0')
  await expect.element(page.getByText(failed)).not.toBeInTheDocument()
})
