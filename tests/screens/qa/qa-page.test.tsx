import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LiveActor } from '#src/qa/pages/live-pages.ts'
import { QaPage } from '#src/qa/qa-page.tsx'
import { machineNames } from '#tests/support/walks/all-walks.ts'
import '#src/qa/qa.css'
import { draw } from '#tests/screens/chat/draw.tsx'

const started = { event: { type: 'xstate.init' }, target: 'restoring' }
const visitor: LiveActor = {
  key: 'one 1',
  page: 'one',
  address: '/login',
  actor: 1,
  machine: 'auth',
  kind: 'auth',
  within: null,
  status: 'active',
  value: { anonymous: 'idle' },
  isWhole: true,
  steps: [started, { event: { type: 'xstate.done.actor.readStoredToken', output: { kind: 'none' } }, target: { anonymous: 'idle' } }],
}
const path = [
  { event: 'xstate.init', leaves: ['auth.restoring'], taken: [] },
  { event: 'xstate.done.actor.readStoredToken', leaves: ['auth.anonymous.idle'], taken: ['auth.restoring on xstate.done.actor.readStoredToken #1'] },
]
const seen = { machine: 'auth', leaves: ['auth.anonymous.idle'], path, outcome: null, ms: 1_234, at: '2026-11-20T10:00:00.000Z' }

test('a machine of an open page is shown in words and in its chart, and a recording is played to where it parts', async () => {
  draw(<QaPage pages={{ subscribe: () => () => undefined, actors: () => actors }} lastRun={Promise.resolve([seen])} />)
  await expect.element(page.getByText('At /login, now in the state anonymous.idle.')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'The chart of auth: 23 states, 48 arrows. Lit: anonymous.idle.' })).toBeVisible()
  expect([...document.querySelectorAll('.qa-lit text')].map((text) => text.textContent)).toEqual(['anonymous', 'idle'])
  await expect.element(page.getByText('readStoredToken done: anonymous.idle')).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'anonymous.idle seen in 1.2 s 2026-11-20 10:00' })).toBeVisible()
  await expect.element(page.getByText('2 of 19 states were seen, 1 of 63 transitions taken.')).toBeVisible()
  await userEvent.click(page.getByText('Transitions that were not taken'))
  await expect.element(page.getByRole('listitem').filter({ hasText: 'anonymous.submitting: login failed' })).toBeVisible()

  const box = page.getByRole('textbox', { name: 'Or its text' })
  await userEvent.fill(box, 'nothing')
  await userEvent.click(page.getByRole('button', { name: 'Play the text' }))
  await expect.element(page.getByText('This is no recording: the text: Invalid JSON')).toBeVisible()
  await userEvent.fill(box, JSON.stringify({ machine: 'auth', paths: [{ steps: [started, { event: 'signIn.abandoned', target: 'anonymous' }] }] }))
  await userEvent.click(page.getByRole('button', { name: 'Play the text' }))
  await expect.element(page.getByText('Step 2, signIn.abandoned: the recording goes to anonymous, the machine to restoring.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Step back' }))
  await expect.element(page.getByText('Step 1 of 2')).toBeVisible()
  expect((await axe.run(document.body)).violations).toEqual([])
})

test.each([
  [
    'of another machine',
    { machine: 'auth', paths: [{ steps: [{ event: 'xstate.init', target: { loading: 'starting' } }, { event: 'exit.requested', target: { open: 'exit' } }] }] },
    'Step 1, xstate.init: the recording goes to loading.starting, the machine to restoring.',
    'The recording is in the state restoring.',
    'Step 1 of 2',
  ],
  [
    'without steps',
    { machine: 'auth', paths: [{ steps: [] }] },
    'A path begins with the step xstate.init; this one does not.',
    'The recording has not begun.',
    'Step 0 of 0',
  ],
  [
    'without what the machine is started with',
    { machine: 'chat-session', paths: [{ steps: [{ event: 'xstate.init', target: { loading: 'starting' } }] }] },
    'Step 1, xstate.init: the machine failed with "TypeError: Cannot destructure property \'exerciseId\' of \'undefined\' as it is undefined.".',
    'The recording is in the state loading.starting.',
    'Step 1 of 1',
  ],
])('a recording %s says why it does not go on, and the page stays', async (_, recording, parting, standing, at) => {
  draw(<QaPage pages={{ subscribe: () => () => undefined, actors: () => actors }} lastRun={Promise.resolve(null)} />)
  await userEvent.fill(page.getByRole('textbox', { name: 'Or its text' }), JSON.stringify(recording))
  await userEvent.click(page.getByRole('button', { name: 'Play the text' }))
  for (const words of [parting, standing, at]) await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('img', { name: `The chart of ${recording.machine}` })).toBeVisible()
})

test('the machines are called as the command knows them, also those that are made of another one', async () => {
  draw(<QaPage pages={{ subscribe: () => () => undefined, actors: () => making }} lastRun={Promise.resolve([])} />)
  await userEvent.click(page.getByRole('button', { name: 'submission (add-class), 1 step' }))
  await expect.element(page.getByRole('heading', { name: 'submission (add-class)' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'reading (welcome), 1 step' }))
  await expect.element(page.getByText('At /login, now in the state reading.')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'The chart of welcome' })).toBeVisible()
  expect([...document.querySelectorAll('.qa-all button')].map(({ textContent }) => textContent)).toEqual(machineNames)
})

test('a chart of a machine that is not running opens where it begins', async () => {
  draw(<QaPage pages={{ subscribe: () => () => undefined, actors: () => none }} lastRun={Promise.resolve(null)} />)
  await userEvent.click(page.getByRole('button', { name: 'auth', exact: true }))
  await expect.element(page.getByRole('img', { name: 'The chart of auth' })).toBeVisible()
  const [state] = [...document.querySelectorAll('.qa-state text')].filter(({ textContent }) => textContent === 'restoring')
  const [inside = new DOMRect(), frame = new DOMRect()] = [state, document.querySelector('.qa-frame')].map((part) => part?.getBoundingClientRect())
  expect({ isRightOf: inside.left >= frame.left, isLeftOf: inside.right <= frame.right, isAbove: inside.bottom <= frame.bottom }).toEqual({
    isRightOf: true,
    isLeftOf: true,
    isAbove: true,
  })
})

const none: LiveActor[] = []
const making: LiveActor[] = [
  { ...visitor, key: 'one 2', actor: 2, machine: 'add-class', kind: 'submission', value: 'editing', steps: [{ event: { type: 'xstate.init' }, target: 'editing' }] },
  { ...visitor, key: 'one 3', actor: 3, machine: 'welcome', kind: 'reading', value: 'reading', steps: [{ event: { type: 'xstate.init' }, target: 'reading' }] },
]
const actors = [visitor]
