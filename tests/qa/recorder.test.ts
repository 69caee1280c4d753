import { createActor, fromCallback, fromPromise } from 'xstate'
import { expect, onTestFinished, test } from 'vitest'
import { leavesOfValue } from '#src/qa/recording/actor-path.ts'
import { inspectAll } from '#src/qa/pages/inspect-all.ts'
import { createRecorder } from '#src/qa/recording/recorder.ts'
import { replay } from '#src/qa/recording/replay.ts'
import { createVeil } from '#src/qa/recording/veil.ts'
import { authMachine, type StoredToken } from '#machines/accounts/auth/auth.machine.ts'
import type { BatchAnswer, BatchCall } from '#machines/forms/batch/batch.items.ts'
import { type Removable, removalMachine, removeItemsMachine } from '#machines/bin/removal/removal.machine.ts'
import { hasQaTools } from '#vite/qa-tools.ts'

test('an actor started anywhere leaves its path, without the password, the token and the name it was given', async () => {
  const recorder = createRecorder(() => undefined)
  onTestFinished(inspectAll(recorder.observe))
  const readStoredToken = fromPromise<StoredToken, undefined>(() => Promise.resolve({ kind: 'none' }))
  const actor = createActor(authMachine.provide({ actors: { readStoredToken, watchStorage: fromCallback(() => undefined) } }))
  actor.start()
  await expect.poll(() => actor.getSnapshot().value).toEqual({ anonymous: 'idle' })
  actor.send({ type: 'signOut.requested' })
  actor.send({ type: 'credentials.submitted', loginIdentifier: 'ada', password: 'analytical' })
  await expect.poll(() => actor.getSnapshot().value).toEqual({ anonymous: 'refused' })
  actor.stop()
  expect(recorder.paths()).toEqual([
    {
      actor: 1,
      machine: 'auth',
      kind: 'auth',
      within: null,
      status: 'stopped',
      value: { anonymous: 'refused' },
      isWhole: true,
      steps: [
        { event: { type: 'xstate.init' }, target: 'restoring' },
        { event: { type: 'xstate.done.actor.readStoredToken', output: { kind: 'none' } }, target: { anonymous: 'idle' } },
        { event: { type: 'credentials.submitted', loginIdentifier: 't-1', password: 'ger-text-2' }, target: { anonymous: 'submitting' } },
        {
          event: { type: 'xstate.error.actor.login', error: { name: 'Error', message: 'actor "login" was not provided' } },
          target: { anonymous: 'refused' },
        },
      ],
    },
  ])
})

test('what was only passed on to a child is a step like any other, and a path with such steps plays again', () => {
  const recorder = createRecorder(() => undefined)
  onTestFinished(inspectAll(recorder.observe))
  const endless = fromPromise<BatchAnswer<null>, BatchCall<Removable, null>>(() => new Promise(() => undefined))
  const removeItems = removeItemsMachine.provide({ actors: { runItem: endless } })
  const actor = createActor(removalMachine.provide({ actors: { removeItems } })).start()
  actor.send({ type: 'removal.requested', items: [{ id: 1, title: 'Sums' }] })
  actor.send({ type: 'removal.confirmed' })
  for (const type of ['removal.cancelled', 'removal.confirmed'] as const) actor.send({ type })
  actor.stop()
  const [steps = [], inside = []] = recorder.paths().map((path) => path.steps)
  expect(steps.slice(2).map(({ event, target }) => [event.type, target])).toEqual([['removal.confirmed', 'removing'], ['removal.cancelled', 'removing']])
  expect(inside.at(-1)).toEqual({ event: { type: 'cancel.requested' }, target: expect.objectContaining({ working: expect.objectContaining({ course: 'stopping' }) }) })
  const played = replay(removalMachine, steps)
  expect([played.parting, played.steps.at(-1)?.transitions]).toEqual([null, ['removal.removing on removal.cancelled #0']])
})

test('the same text is the same word, and what decides stays as it is', () => {
  const veil = createVeil()
  const told = { ok: true, reply: { status: 'complete', state_token: 'a', messages: [{ kind: 'answer', text: 'sixteen' }] }, draft: 'sixteen', answer: '' }
  expect(veil({ ...told, sound: new Float32Array(2), stateToken: 'a', rows: [['Ada', 1]], email: 'ada@school.org' })).toEqual({
    ok: true,
    reply: { status: 'complete', state_token: '1', messages: [{ kind: 'answer', text: '-text-2' }] },
    draft: '-text-2',
    answer: '',
    sound: '(Float32Array)',
    stateToken: '1',
    rows: [['t-3', 1]],
    email: 'text-4@example.org',
  })
})

test('what was looked for is somebody’s words too', () => {
  expect(createVeil()({ query: { q: 'Ada Lovelace', classId: 3 } })).toEqual({ query: { q: 'onger-text-1', classId: 3 } })
})

test('the leaves of a value are named from the outside in', () => {
  expect(leavesOfValue({ open: { turn: 'active', line: { online: 'trusting' } } })).toEqual(['open.turn.active', 'open.line.online.trusting'])
})

test('only development and the mode made for it have the tools', () => {
  const at = [['serve', 'development'], ['build', 'qa'], ['serve', 'qa'], ['build', 'production'], ['build', 'development'], ['serve', 'test']] as const
  expect(at.filter(([command, mode]) => hasQaTools({ command, mode }))).toEqual(at.slice(0, 3))
})
