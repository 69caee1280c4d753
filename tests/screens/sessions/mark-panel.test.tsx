import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import type { SessionChange } from '#contract/review/review.ts'
import type { PastSession } from '#contract/sessions/sessions.ts'
import { type MarkResult, type MarkToSave, markingMachine, type MarkWish, type PreviewResult } from '#machines/review/marking/marking.machine.ts'
import { hasUnsavedMark } from '#machines/review/marking/marking.selectors.ts'
import { MarkedSessionPage } from '#src/app/review/marked-session.tsx'
import { examplePastSession, messageAt } from '#src/screens/sessions/past/example-past-session.ts'
import { exampleSpokenSession, withModelMark, withSetScore, withWaitingAnswer, withWaitingAtZero, withWorry } from '#src/screens/sessions/past/example-marked-session.ts'
import { MarkPanel } from '#src/screens/sessions/past/mark-panel.tsx'
import { exampleSound } from '#src/screens/accent/pictures/example-reading.ts'
import { TakeReplay } from '#src/screens/accent/feedback/take-replay.tsx'
import type { DrawnTake } from '#src/screens/sessions/past/take-heard.tsx'
import { SessionDetails } from '#src/screens/sessions/past/session-details.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

const idle = { wish: null, isBusy: false, canRetry: false, sentence: null, newer: null }

function panel(session: PastSession, changes: readonly SessionChange[] = []) {
  const onMark = vi.fn()
  draw(panelOf(session, onMark, changes))
  return onMark
}

function panelOf(session: PastSession, onMark = vi.fn(), changes: readonly SessionChange[] = []) {
  const [question] = session.chat_sessions
  if (question === undefined) throw new Error('the example has no question')
  return <MarkPanel session={session} question={question} view={idle} isUnsaved={false} elsewhere={null} changes={changes} timeZone="America/New_York" onTyped={vi.fn()} onMark={onMark} onKeepNewer={vi.fn()} onReplaceNewer={vi.fn()} onRetry={vi.fn()} />
}

function Details({ session }: { session: PastSession }) {
  return <SessionDetails view={{ mode: 'ready', session }} timeZone="UTC" canSeeSystem isRetrying={false} onRetry={vi.fn()} onSaveTimes={vi.fn()} />
}

describe('a teacher’s mark', () => {
  test('begins with the question that waits, what can be said about it before its chat, and a student with the first one', async () => {
    const waits = withWaitingAnswer(examplePastSession).chat_sessions[0]
    const [first, ...others] = examplePastSession.chat_sessions
    if (first === undefined || waits === undefined) throw new Error('the example has no question')
    const session = { ...examplePastSession, chat_sessions: [first, { ...waits, question_set_index: 99 }, ...others] }
    const props = { view: { mode: 'ready' as const, session }, timeZone: 'America/New_York', isRetrying: false, onRetry: vi.fn(), onSaveTimes: vi.fn() }
    const redraw = draw(<SessionDetails {...props} canSeeSystem beside={() => <p>What you can say</p>} />)
    const opened = () => document.querySelector('[aria-expanded=true]')?.getAttribute('aria-controls')
    await expect.poll(opened).toEqual('chat-1')
    expect(page.getByText('What you can say').element().previousElementSibling).toBeNull()
    redraw(<SessionDetails key="student" {...props} canSeeSystem={false} />)
    await expect.poll(opened).toEqual('chat-0')
  })

  test('stands below why each try got its points: what of the key it had, in words, the last try open', async () => {
    const [, photosynthesis] = examplePastSession.chat_sessions
    panel({ ...examplePastSession, chat_sessions: photosynthesis === undefined ? [] : [photosynthesis] })
    const whys = [...document.querySelectorAll('details')]
    expect(whys.map((one) => [one.querySelector('summary')?.textContent, one.open])).toEqual([
      ['Why try 1 got 5', false],
      ['Why try 2 got 6.5', false],
      ['Why try 3 got 8', true],
    ])
    await page.getByText('Why try 2 got 6.5').click()
    await expect.element(page.getByText('7.5 of 10 for the answer alone. Try 2 could get 9 at most.')).toBeVisible()
    const said = [...(whys[1]?.querySelectorAll('li') ?? [])].map((part) => `${part.querySelector('svg')?.getAttribute('aria-label')} ${part.textContent}`)
    expect(said).toEqual(['There: sunlight / light energy', 'There: water', 'There: carbon dioxide / CO₂', 'Missing: sugar / glucose, missing'])
  })

  test('is a number within the points, with a reason the student reads', async () => {
    const onMark = panel(examplePastSession)
    const score = page.getByRole('textbox', { name: 'Your mark, of 10' })
    await score.fill('11')
    await page.getByRole('button', { name: 'Save mark' }).click()
    await expect.element(page.getByText('Type a number from 0 to 10.')).toBeVisible()
    await score.fill('9,5')
    await page.getByRole('textbox', { name: 'Reason' }).fill('It had the idea.')
    await userEvent.keyboard('{Tab}{Enter}')
    expect(onMark.mock.calls).toEqual([[{ kind: 'score', score: 9.5, reason: 'It had the idea.' }]])
  })

  test('set by hand is taken back, and who changed what is told', async () => {
    const place = { question_set_index: 0, question_index: 0 }
    const onMark = panel(withSetScore(examplePastSession), [{ id: 1, kind: 'set', by: 'Elena Alvarez', at: '2026-11-20T20:10:00.000Z', place, from: 9, to: 10 }])
    await expect.element(page.getByText('Elena Alvarez set 9 → 10, Nov 20, 3:10 PM')).toBeVisible()
    await page.getByRole('button', { name: "Go back to the tutor's score" }).click()
    expect(onMark.mock.calls).toEqual([[{ kind: 'score', score: null, reason: '' }]])
  })

  test('on a waiting answer is a share of its points, by key as well; an answer that was a try can be accepted for everyone', async () => {
    const onMark = panel(withWaitingAnswer(examplePastSession))
    await page.getByRole('button', { name: /^7\.5 of 10 points$/ }).click()
    await userEvent.keyboard('5')
    await page.getByRole('button', { name: 'Accept this answer for everyone' }).click()
    const answer = 'because it throws the green light back and keeps the rest'
    expect(onMark.mock.calls).toEqual([
      [{ kind: 'quality', messageId: 53, quality: 0.75 }],
      [{ kind: 'quality', messageId: 53, quality: 1 }],
      [{ kind: 'accept', questionId: 30, messageId: 53, answer }],
    ])
  })

  test('is asked for where an answer waits whose question was not left when the time was up', async () => {
    const onMark = panel(withWaitingAtZero(examplePastSession))
    await page.getByRole('button', { name: /^5 of/ }).click()
    expect(onMark.mock.calls).toEqual([[{ kind: 'quality', messageId: 53, quality: 0.5 }]])
  })

  test('takes the one that AI gave back only while its answer is the last the student wrote there', async () => {
    const session = withModelMark(examplePastSession)
    const onMark = vi.fn()
    const redraw = draw(panelOf(session, onMark))
    await page.getByRole('button', { name: 'Hold it for me' }).click()
    expect(onMark.mock.calls).toEqual([[{ kind: 'quality', messageId: 53, quality: null }]])
    const [question, ...rest] = session.chat_sessions
    if (question === undefined) throw new Error('the example has no question')
    const went = { ...question, chat_full_context: [...question.chat_full_context, messageAt(80, 'user', 'what is pigment?', { verdict: 'help', accepted: false, earned: 0 }), messageAt(81, 'assistant', 'What gives a thing its color.')] }
    redraw(panelOf({ ...session, chat_sessions: [went, ...rest] }))
    await expect.element(page.getByRole('heading', { name: 'AI graded this answer' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^7\.5 of 10/ })).toBeVisible()
    expect(page.getByRole('button', { name: 'Hold it for me' }).elements()).toEqual([])
  })

  test('that AI gave is called suggested once a teacher gave another, set the score, or holds the answer', async () => {
    const graded = withModelMark(examplePastSession)
    const [question, ...rest] = graded.chat_sessions
    if (question === undefined) throw new Error('the example has no question')
    const byTeacher = { from: null, to: 7.5, by: 'Elena Alvarez', at: '2026-11-20T20:10:00.000Z' }
    const without = question.chat_full_context.map(({ changed: _, ...message }) => message)
    const changed = question.chat_full_context.map((message) => (message.changed === undefined ? message : { ...message, changed: byTeacher }))
    const show = draw(<Details session={graded} />)
    await expect.element(page.getByText('Graded by AI: 5 of 10', { exact: true })).toBeVisible()
    for (const later of [{ chat_full_context: changed }, { overridden: true as const }, { status: 'pending' as const, chat_full_context: without }]) {
      show(<Details session={{ ...graded, chat_sessions: [{ ...question, ...later }, ...rest] }} />)
      await expect.element(page.getByText('Mark suggested by AI: 5 of 10', { exact: true })).toBeVisible()
      expect(page.getByText('Graded by AI: 5 of 10', { exact: true }).elements()).toEqual([])
      show(<Details session={graded} />)
      await expect.element(page.getByText('Graded by AI: 5 of 10', { exact: true })).toBeVisible()
    }
  })

  test('offers no answer of a spoken session for everyone', () => {
    panel(exampleSpokenSession)
    expect(page.getByRole('button', { name: /for everyone/ }).elements()).toEqual([])
  })
})

test('while one mark is being saved the next question takes none in vain, and tells when the first was not saved', async () => {
  const calls: { resolve: (result: MarkResult) => void; reject: (problem: Error) => void }[] = []
  const saveMark = fromPromise<MarkResult, MarkToSave>(
    () => new Promise((resolve, reject) => calls.push({ resolve, reject })),
  )
  const marking = createActor(markingMachine.provide({ actors: { saveMark } }), { input: { session: examplePastSession, changes: null } }).start()
  draw(<MarkedSessionPage marking={marking} timeZone="UTC" />)
  const save = page.getByRole('button', { name: 'Save mark' })
  await page.getByRole('textbox', { name: 'Your mark, of 10' }).fill('3')
  await save.click()
  await page.getByRole('button', { name: /Explain photosynthesis/ }).click()
  await expect.element(page.getByText('Your mark on question 1 is being saved...')).toBeVisible()
  await expect.element(save).toBeDisabled()
  calls[0]?.reject(new Error('away'))
  await expect.element(page.getByText('Your mark on question 1 was not saved.')).toBeVisible()
  await expect.element(save).toBeEnabled()
  await page.getByRole('button', { name: /Solve 2x/ }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  page.getByRole('button', { name: 'Saving...' }).element().focus()
  const [question, ...rest] = examplePastSession.chat_sessions
  if (question === undefined) throw new Error('the example has no question')
  const session = { ...examplePastSession, chat_sessions: [{ ...question, score: 3, overridden: true as const }, ...rest] }
  calls[1]?.resolve({ ok: true, session, changes: [] })
  await expect.element(page.getByText('Set by hand.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Your mark, of 10' })).toHaveValue('3')
  await expect.element(save).toHaveFocus()
})

test('what is typed stays when a waiting answer is judged by its button, and the mark typed then is drawn as it was saved', async () => {
  const waiting = withWaitingAnswer(examplePastSession)
  const [question, ...rest] = waiting.chat_sessions
  if (question === undefined) throw new Error('the example has no question')
  const saveMark = fromPromise<MarkResult, MarkToSave>(({ input: { wish } }) => {
    const score = wish?.kind === 'score' ? { score: 6, overridden: true as const, override_reason: 'It had the idea.' } : { score: 7.5, chat_full_context: [] }
    return Promise.resolve({ ok: true, session: { ...waiting, chat_sessions: [{ ...question, status: 'partly', ...score }, ...rest] }, changes: [] })
  })
  const marking = createActor(markingMachine.provide({ actors: { saveMark } }), { input: { session: waiting, changes: null } }).start()
  draw(<MarkedSessionPage marking={marking} timeZone="UTC" />)
  const score = page.getByRole('textbox', { name: 'Your mark, of 10' })
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await score.fill('06')
  await reason.fill('It had the idea.')
  await page.getByRole('button', { name: /^7\.5 of/ }).click()
  await expect.element(page.getByText('Now 7.5.')).toBeVisible()
  await expect.element(score).toHaveValue('06')
  await expect.element(reason).toHaveValue('It had the idea.')
  expect(hasUnsavedMark(marking.getSnapshot())).toBe(true)
  await page.getByRole('button', { name: 'Save mark' }).click()
  await expect.element(score).toHaveValue('6')
  await expect.element(reason).toHaveValue('It had the idea.')
  expect(hasUnsavedMark(marking.getSnapshot())).toBe(false)
})

test('accepting an answer leaves the focus where it was: on its button, or beside the question once nothing is left to accept', async () => {
  const [question, ...rest] = withWaitingAnswer(examplePastSession).chat_sessions
  if (question === undefined) throw new Error('the example has no question')
  const accepted = { ...question, score: 10, status: 'done' as const, chat_full_context: [] }
  const countRegraded = fromPromise<PreviewResult, { wish: MarkWish | null }>(() => Promise.resolve({ ok: true, regraded: 2 }))
  const saveMark = fromPromise<MarkResult, MarkToSave>(() =>
    Promise.resolve({ ok: true, session: { ...examplePastSession, chat_sessions: [accepted, ...rest] }, changes: [] }),
  )
  const machine = markingMachine.provide({ actors: { countRegraded, saveMark } })
  const marking = createActor(machine, { input: { session: withWaitingAnswer(examplePastSession), changes: null } }).start()
  draw(<MarkedSessionPage marking={marking} timeZone="UTC" />)
  const accept = page.getByRole('button', { name: 'Accept this answer for everyone' })
  const dialog = page.getByRole('alertdialog', { name: 'Accept this answer for everyone?' })
  await accept.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(accept).toHaveFocus()
  await accept.click()
  await dialog.getByRole('button', { name: 'Accept for everyone' }).click()
  await expect.element(accept).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Your mark' })).toHaveFocus()
})

test('who went on to read while a mark is saved is not taken back to it', async () => {
  let answer: (result: MarkResult) => void = () => undefined
  const saveMark = fromPromise<MarkResult, MarkToSave>(() => new Promise((resolve) => (answer = resolve)))
  const marking = createActor(markingMachine.provide({ actors: { saveMark } }), { input: { session: examplePastSession, changes: null } }).start()
  draw(<MarkedSessionPage marking={marking} timeZone="UTC" />)
  await page.getByRole('textbox', { name: 'Your mark, of 10' }).fill('3')
  await userEvent.keyboard('{Enter}')
  await page.getByText('Duration').first().click()
  expect(document.activeElement).toBe(document.body)
  const [question, ...rest] = examplePastSession.chat_sessions
  if (question === undefined) throw new Error('the example has no question')
  const session = { ...examplePastSession, chat_sessions: [{ ...question, score: 3, overridden: true as const }, ...rest] }
  answer({ ok: true, session, changes: [] })
  await expect.element(page.getByText('Set by hand.')).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})

test('what is typed beside one question is still there after another one was read', async () => {
  const marking = createActor(markingMachine, { input: { session: examplePastSession, changes: null } }).start()
  draw(<MarkedSessionPage marking={marking} timeZone="UTC" />)
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await reason.fill('The second try shows it.')
  await page.getByRole('button', { name: /Explain photosynthesis/ }).click()
  await expect.element(reason).toHaveValue('')
  await page.getByRole('button', { name: /Solve 2x/ }).click()
  await expect.element(reason).toHaveValue('The second try shows it.')
})

test('a page shows where the time went, worrying words to teachers, and recordings with their scores', async () => {
  const shared = { timeZone: 'UTC', canSeeSystem: true, isRetrying: false, onRetry: vi.fn(), onSaveTimes: vi.fn() }
  const next = draw(<SessionDetails {...shared} view={{ mode: 'ready', session: withWorry(examplePastSession) }} />)
  await expect.element(page.getByText('Most time went to question 2')).toBeVisible()
  await expect.element(page.getByText('Worrying words')).toBeVisible()
  await page.getByRole('button', { name: /^CSV/ }).click()
  expect(shared.onSaveTimes.mock.calls[0]?.[0].rows.length).toBe(4)
  next(<SessionDetails {...shared} view={{ mode: 'ready', session: exampleSpokenSession }} />)
  await expect.element(page.getByText('Poor: weather. 1 word was not measured.')).toBeVisible()
  const takesOf = () => (take: DrawnTake) => (
    <TakeReplay script="The weather turned." timings={null} feedback={take.feedback} model={null} own={exampleSound([{ startMs: 0, endMs: 900 }], 4)} onHear={take.hear} />
  )
  next(<SessionDetails {...shared} view={{ mode: 'ready', session: exampleSpokenSession }} takesOf={takesOf} />)
  await expect.element(page.getByRole('button', { name: 'weather poor' })).toBeVisible()
  await expect.element(page.getByText('Score Breakdown')).toBeVisible()
  await expect.element(page.getByText(/^Your voice (?:rises|falls|stays level) at the end/)).toBeVisible()
  await expect.element(page.getByText('Not a take: too quiet.')).toBeVisible()
  expect(page.getByLabelText(/^Recording of/).elements().map((sound) => sound.tagName)).toEqual(['AUDIO'])
})

test('a mark that was given meanwhile stands in its box once it is kept, whatever was typed', async () => {
  const [question, ...rest] = withWaitingAtZero(examplePastSession).chat_sessions
  if (question === undefined) throw new Error('the example has no question')
  const session = { ...examplePastSession, chat_sessions: [{ ...question, score: 7.5, overridden: true as const }, ...rest] }
  const mark = { points: 7.5, points_possible: 10, by: 'Elena Alvarez', is_own: false, at: null, version: 1 }
  const saveMark = fromPromise<MarkResult, MarkToSave>(() =>
    Promise.resolve({ ok: false, sentence: 'Elena Alvarez gave 7.5 of 10 in the meantime.', newer: { mark, session, changes: null } }),
  )
  const input = { session: withWaitingAtZero(examplePastSession), changes: null }
  const marking = createActor(markingMachine.provide({ actors: { saveMark } }), { input }).start()
  draw(<MarkedSessionPage marking={marking} timeZone="UTC" />)
  const score = page.getByRole('textbox', { name: 'Your mark, of 10' })
  await expect.element(score).toHaveValue('')
  await page.getByRole('button', { name: 'Save mark' }).click()
  await expect.element(page.getByText('Type a number from 0 to 10.')).toBeVisible()
  await score.fill('2')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Elena Alvarez gave 7.5 of 10 in the meantime. Your 2 is not saved.')).toBeVisible()
  await expect.element(score).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Your mark' })).toHaveFocus()
  await page.getByRole('button', { name: 'Keep 7.5' }).click()
  await expect.element(score).toHaveValue('7.5')
  expect(hasUnsavedMark(marking.getSnapshot())).toBe(false)
})
