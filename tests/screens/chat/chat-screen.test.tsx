import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { earlierFour, exampleFacts, exampleTasks, rightOnThree, secondsIn, turnAt, twoTries } from '#src/screens/chat/example-session.ts'
import { answering, openSession } from './session.tsx'

const log = page.getByRole('log')
const settled = { isNextOffered: true, turn: 'settled', canSend: false, canSkip: false, currentTurns: rightOnThree } as const
const finished = exampleFacts({
  tasks: exampleTasks({ 4: { score: 8, status: 'done' }, 5: { status: 'skipped' }, 6: { score: 7, status: 'done' }, 7: { score: 10, status: 'done' } }),
  current_task_index: 7,
  ended_at: secondsIn(401),
})
const ended = { session: finished, currentTurns: [], earlierQuestions: earlierFour }

/** The texts that were added to the log while `act` ran, as a live region tells them. */
function additionsWhile(act: () => void): string[] {
  const observer = new MutationObserver(() => undefined)
  observer.observe(log.element(), { childList: true, subtree: true, characterData: true })
  act()
  const added = observer.takeRecords().flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent ?? ''))
  observer.disconnect()
  return added
}

beforeEach(() => page.viewport(1280, 800))

describe('the log', () => {
  test('tells each new turn once and leaves the history as it is', () => {
    const { show } = openSession(answering())
    expect(additionsWhile(() => show(answering({ currentTurns: rightOnThree })))).toEqual(['x = 9Try 3 · right8 of 10', "That's it, after one hint."])
  })

  test('says nothing again when only the time moves', () => {
    const view = answering()
    const { show } = openSession(view)
    expect(additionsWhile(() => show({ ...view }, { time: { direction: 'left', seconds: 767, threshold: null } }))).toEqual([])
  })

  test('says what a teacher made of points the tutor had told', async () => {
    const reply = turnAt(2, 'assistant', 'Not yet.', { changed: { from: 0, to: 10 } })
    openSession(answering({ currentTurns: [...twoTries.slice(0, 2), reply] }))
    await expect.element(log.getByText('Your teacher changed this from 0 to 10 of 10.')).toBeVisible()
  })

  test('keeps earlier questions folded, outside of what is read aloud', async () => {
    openSession(answering())
    const fold = page.getByRole('button', { name: 'Questions 1–4 · 31.5 points' })
    await expect.element(page.getByText('They undo each other')).not.toBeInTheDocument()
    await fold.click()
    await expect.element(page.getByText('They undo each other')).toBeVisible()
    expect(log.element().textContent).not.toContain('They undo each other')
  })

  test('says that the teacher can read it', async () => {
    openSession(answering())
    await expect.element(page.getByText('Your teacher can read this chat.').first()).toBeVisible()
  })

  test('follows its end, and offers the new reply to a reader who scrolled up', async () => {
    const long = Array.from({ length: 30 }, (_, place) => turnAt(place + 5, place % 2 === 0 ? 'user' : 'assistant', `Turn ${place}`))
    const { show } = openSession(answering({ currentTurns: [...twoTries, ...long] }))
    const scroller = page.getByRole('region', { name: 'Chat' }).element()
    await expect.poll(() => Math.round(scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight)).toBeLessThan(3)
    scroller.scrollTop = 0
    await expect.poll(() => scroller.scrollTop).toBe(0)
    await userEvent.hover(scroller)
    show(answering({ currentTurns: [...twoTries, ...long, turnAt(40, 'assistant', 'A new reply.')] }))
    await page.getByRole('button', { name: 'New reply' }).click()
    await expect.element(page.getByText('A new reply.')).toBeInViewport()
  })

  test('a reader who unfolded earlier questions and came back to the top stays there when the keyboard comes, and is offered the new reply', async () => {
    const { show } = openSession(answering())
    await document.fonts.ready
    const scroller = page.getByRole('region', { name: 'Chat' }).element()
    expect(scroller.scrollHeight).toBe(scroller.clientHeight)
    await page.getByRole('button', { name: 'Questions 1–4 · 31.5 points' }).click()
    await expect.element(page.getByText('They undo each other')).toBeVisible()
    for (const top of [200, 0]) {
      const scrolled = new Promise((resolve) => scroller.addEventListener('scroll', resolve, { once: true }))
      scroller.scrollTop = top
      await scrolled
    }
    await page.viewport(1280, 500)
    await expect.element(page.getByRole('region', { name: 'Your answer' })).toBeInViewport({ ratio: 1 })
    show(answering({ currentTurns: [...twoTries, turnAt(40, 'assistant', 'A new reply.')] }))
    await expect.element(page.getByRole('button', { name: 'New reply' })).toBeVisible()
    expect(scroller.scrollTop).toBe(0)
  })
})

describe('the way on', () => {
  test('Skip is off where the exercise does not allow it', async () => {
    const { on } = openSession(answering({ canSkip: false }))
    await expect.element(page.getByRole('button', { name: 'Skip' })).toBeDisabled()
    expect(on.onSkip.mock.calls).toEqual([])
  })

  test('Skip asks about an answer that was typed and not sent, and skips at once over an empty box', async () => {
    const { on, show } = openSession(answering())
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.getByRole('textbox', { name: 'Your answer to question 5' }).fill('x = 9')
    await page.getByRole('button', { name: 'Skip' }).click()
    expect([on.onSkip.mock.calls.length, on.onSkipOverText.mock.calls.length]).toEqual([1, 1])
    show(answering({ isAskedToSend: true }))
    const dialog = page.getByRole('alertdialog', { name: 'Send your answer first?' })
    await expect.element(dialog.getByRole('button', { name: 'Send answer' })).toHaveFocus()
    await dialog.getByRole('button', { name: 'Skip without it' }).click()
    await dialog.getByRole('button', { name: 'Keep answering' }).click()
    await dialog.getByRole('button', { name: 'Send answer' }).click()
    expect([on.onSkip.mock.calls.length, on.onKeepAnswering.mock.calls.length, on.onAnswer.mock.calls]).toEqual([2, 1, [['x = 9']]])
  })

  test('turning in asks first while the last question can still be answered', async () => {
    const last = { ...exampleFacts(), current_task_index: exampleFacts().tasks.length - 1 }
    const { on, show } = openSession(answering({ session: last }))
    await page.getByRole('button', { name: 'Skip and turn in' }).click()
    expect([on.onSkip.mock.calls.length, on.onSkipOverText.mock.calls.length]).toEqual([0, 1])
    show(answering({ session: last, isAskedToSend: true }))
    const dialog = page.getByRole('alertdialog', { name: 'Turn in without an answer?' })
    await expect.element(dialog.getByRole('button', { name: 'Keep answering' })).toHaveFocus()
    await dialog.getByRole('button', { name: 'Turn in without it' }).click()
    expect(on.onSkip.mock.calls.length).toEqual(1)
  })

  test('an accepted answer turns Skip into Next Question, by button and by Alt+N', async () => {
    const { on } = openSession(answering(settled))
    await page.getByRole('button', { name: 'Next Question' }).click()
    await userEvent.keyboard('{Alt>}n{/Alt}')
    await expect.element(page.getByRole('button', { name: 'Skip' })).not.toBeInTheDocument()
    expect(on.onNext.mock.calls.length).toBe(2)
  })

  test('a further try stays open beside Next Question', async () => {
    const { on } = openSession(answering({ ...settled, turn: 'accepted', canSend: true }))
    await page.getByRole('textbox').fill('better')
    await page.getByRole('button', { name: 'Send' }).click()
    expect(on.onAnswer.mock.calls).toEqual([['better']])
  })

  test('the last question is turned in, in fewer words on phones', async () => {
    openSession(answering({ ...settled, session: finished }))
    await expect.element(page.getByRole('button', { name: 'Click here to complete your assignment' })).toBeVisible()
    await page.viewport(390, 844)
    await expect.element(page.getByRole('button', { name: 'Turn in' })).toBeVisible()
  })

  test('practice of one\'s own is finished, not turned in, and shows no points', async () => {
    openSession(answering({ ...settled, session: { ...finished, is_practice: true } }))
    await expect.element(page.getByRole('button', { name: 'Finish practice' })).toBeVisible()
    expect(document.body.innerText).not.toMatch(/points|Score|8 of 10/)
  })

  test('while the next question loads the button says so and cannot be pressed twice', async () => {
    const { on } = openSession(answering({ ...settled, turn: 'nextQuestion' }))
    await page.getByRole('button', { name: 'Loading...' }).click({ force: true })
    expect(on.onNext.mock.calls).toEqual([])
  })
})

describe('the time', () => {
  const announced = page.getByTestId('spoken-time')

  test('speaks at its thresholds only', async () => {
    const view = answering()
    const { show } = openSession(view)
    await expect.element(announced).toHaveTextContent('')
    show(view, { time: { direction: 'left', seconds: 300, threshold: 300 } })
    await expect.element(announced).toHaveTextContent('5 minutes left')
    show(view, { time: { direction: 'left', seconds: 299, threshold: 300 } })
    await expect.element(announced).toHaveTextContent('5 minutes left')
    show(view, { time: { direction: 'left', seconds: 30, threshold: 30 } })
    await expect.element(announced).toHaveTextContent('30 seconds left')
  })

  test('is told on Alt+T', async () => {
    openSession(answering())
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await expect.element(announced).toHaveTextContent('12 minutes 48 seconds left')
  })

  test('can be hidden and shown', async () => {
    openSession(answering())
    await page.getByRole('button', { name: /Hide/ }).click()
    await expect.element(page.getByText('12:48')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Show time' }).click()
    await expect.element(page.getByText('12:48')).toBeVisible()
  })
})

describe('leaving', () => {
  test('says what is lost, and staying changes nothing', async () => {
    const { on } = openSession(answering({ exit: 'confirming' }))
    await expect.element(page.getByRole('alertdialog', { name: 'Abandon Assignment?' })).toHaveTextContent(/Your progress is lost\..*Tries, shown answers and time stay used when you start again\./)
    await expect.element(page.getByRole('button', { name: 'Keep working' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect([on.onStay.mock.calls.length, on.onAbandon.mock.calls.length]).toEqual([1, 0])
  })

  test('Yes, Abandon ends the session', async () => {
    const { on } = openSession(answering({ exit: 'confirming' }))
    await page.getByRole('button', { name: 'Yes, Abandon' }).click()
    expect(on.onAbandon.mock.calls.length).toBe(1)
  })
})

test('a failure of an earlier answer says nothing about leaving', async () => {
  openSession(answering({ exit: 'confirming', problem: 'There was an error processing your answer. Please try again.' }))
  await expect.element(page.getByRole('alertdialog')).not.toHaveTextContent(/There was an error/)
})

describe('the end', () => {
  test('shows score, date, questions and how each went, and only its buttons end it', async () => {
    const { on } = openSession({ mode: 'complete', isReviewing: true, ...ended })
    const dialog = page.getByRole('dialog', { name: 'Assignment Complete!' })
    await expect.element(dialog).toHaveTextContent(/70\.63%.+\.70\.63%, 56\.5 \/ 80 points/)
    await expect.element(dialog).toHaveTextContent(/CompletedNov 20, 2:30\sPMTotal questions8/)
    await expect.element(page.getByRole('button', { name: 'Practice the 2 you missed' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).toBeVisible()
    await page.getByRole('button', { name: 'Practice the 2 you missed' }).click()
    await page.getByRole('button', { name: 'Return Home' }).click()
    expect([on.onPractice.mock.calls.length, on.onReturnHome.mock.calls.length]).toEqual([1, 1])
  })

  test('a sample leads on to an account, and home by the key that is under the finger', async () => {
    const { on } = openSession({ mode: 'complete', isReviewing: true, ...ended, session: { ...finished, assignment: null } })
    const dialog = page.getByRole('dialog', { name: 'Assignment Complete!' })
    await expect.element(dialog).toHaveTextContent(/Teachers and parents can make a free account\. Students get theirs from a teacher\./)
    const links = dialog.getByRole('link').elements()
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Log in', '/login'], ['Create an account', '/register']])
    expect(dialog.getByRole('button').elements().map(({ textContent }) => textContent)).toEqual(['Return Home'])
    await expect.element(page.getByRole('button', { name: 'Return Home' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(on.onReturnHome).toHaveBeenCalledTimes(1)
  })

  test('keeps points that wait for the teacher out of the percentage', async () => {
    const session = { ...finished, current_exercise_state: { ...finished.current_exercise_state, score: 35, pending: 10, percent: 50 } }
    openSession({ mode: 'complete', isReviewing: true, ...ended, session })
    await expect.element(page.getByRole('dialog')).toHaveTextContent(/50%.+\.50%, 35 \/ 70 points10 waiting for your teacher/)
  })

  test('time up locks the box, says so, then lists what was left', async () => {
    const timedOut = { mode: 'timedOut', lastAnswer: 'sent', offeredText: null, ...ended, session: exampleFacts({ status: 'time_up' }), currentTurns: twoTries } as const
    const { show } = openSession({ ...timedOut, isReviewing: false })
    await expect.element(log).toHaveTextContent(/Time's up! Your assignment will be automatically submitted\.$/)
    await expect.element(page.getByRole('textbox')).toHaveAttribute('readonly')
    show({ ...timedOut, isReviewing: true })
    await expect.element(page.getByRole('button', { name: /^Practice the \d+ you missed$/ })).toHaveFocus()
    await expect.element(page.getByRole('dialog', { name: "Time's Up!" })).toHaveTextContent(/Ended.*Everything you did counts\..*4 incomplete questions.*Question 5: Solve 3\(x − 4\) \+ 5 = 20/)
  })
})

test('time up says of what is not counted that it was kept', async () => {
  openSession({ mode: 'timedOut', isReviewing: true, lastAnswer: 'none', offeredText: null, ...ended, session: exampleFacts({ status: 'time_up', is_practice: true }) })
  await expect.element(page.getByRole('dialog')).toHaveTextContent(/Practice does not change your score\..*Everything you did was kept\./)
})

test('time up offers a last answer for copying that could not be sent', async () => {
  openSession({ mode: 'timedOut', isReviewing: true, lastAnswer: 'unsent', offeredText: 'my last words', ...ended })
  await expect.element(page.getByRole('dialog')).toHaveTextContent(/Everything you sent counts\. Your last answer could not be sent in time\./)
  await expect.element(page.getByRole('textbox', { name: 'What you typed' })).toHaveValue('my last words')
})

describe('trouble', () => {
  test('a session that cannot start says so and offers another try', async () => {
    const { on } = openSession({ mode: 'failedToStart', refusal: null })
    await expect.element(page.getByText('There was an error loading this assignment, please reload the page or try again later.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(on.onRetry.mock.calls.length).toBe(1)
  })

  test('offline, the waiting answer is marked and nothing else can be sent', async () => {
    openSession(answering({ line: { state: 'offline', unsent: 'x = 9' }, canSend: false, canSkip: false }))
    await expect.element(page.getByText("You're offline.")).toBeVisible()
    await expect.element(log).toHaveTextContent(/x = 9Try 3 · queuedsends by itself$/)
    await expect.element(page.getByRole('button', { name: 'Queued' })).toBeDisabled()
    await expect.element(page.getByRole('textbox')).not.toHaveAttribute('readonly')
  })

  test('a server that does not answer is called that, and the device is not called offline', async () => {
    openSession(answering({ line: { state: 'unanswered', unsent: 'x = 9' }, canSend: false, canSkip: false }))
    await expect.element(page.getByText("The server isn't answering. Your answer is kept here and sent as soon as it does.")).toBeVisible()
    await expect.element(page.getByText("You're offline.")).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Queued' })).toBeDisabled()
  })

  test('elsewhere, the unsent text can be copied and the session taken back', async () => {
    const { on } = openSession(answering({ line: { state: 'elsewhere', text: 'x = 9' }, canSend: false, canSkip: false }))
    await expect.element(page.getByRole('textbox', { name: 'What you typed' })).toHaveValue('x = 9')
    await page.getByRole('button', { name: 'Continue here' }).click()
    expect(on.onContinueHere.mock.calls.length).toBe(1)
  })
})
