import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { everyMachine } from '#scripts/machines/every-machine.ts'
import { answerPaths } from '#scripts/paths/answer.ts'
import type { PathsAnswer } from '#scripts/paths/paths-answer.ts'
import { coverageOf } from '#scripts/paths/coverage.ts'
import { shortestPaths } from '#scripts/paths/choose.ts'
import { asJson, asMermaid, asText } from '#scripts/paths/formats.ts'
import { asList } from '#scripts/paths/list.ts'
import { asPlaywright } from '#scripts/paths/playwright.ts'
import { answerRecording } from '#scripts/paths/recorded.ts'
import { readRequest } from '#scripts/paths/request.ts'
import { standingIn } from '#scripts/paths/states.ts'
import { writeText } from '#scripts/paths/write-text.ts'
import { fileNameOf, kindOf } from '#src/qa/recording/actor-path.ts'
import { readRecording } from '#src/qa/recording/recording.ts'
import { replay } from '#src/qa/recording/replay.ts'
import { isMachineName, machineNames, walksOf } from '#tests/support/walks/all-walks.ts'

async function asked(...words: string[]): Promise<PathsAnswer> {
  const request = await readRequest(words)
  if (!('kind' in request) || request.kind !== 'paths') throw new Error('no paths were asked for')
  const answer = await answerPaths(request)
  if ('problem' in answer) throw new Error(answer.problem)
  return answer
}

async function specOf(file: string): Promise<string> {
  const answer = await answerRecording({ kind: 'recording', file, format: 'playwright', out: null })
  if ('problem' in answer) throw new Error(answer.problem)
  return asPlaywright(answer)
}

/** Writes a file that is gone when its test has ended. */
function aFile(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'paths-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

async function problemOf(...words: string[]): Promise<string | null> {
  const request = await readRequest(words)
  if ('problem' in request) return request.problem
  const answer = request.kind === 'paths' ? await answerPaths(request) : request.kind === 'recording' ? await answerRecording(request) : null
  return answer !== null && 'problem' in answer ? answer.problem : null
}

test('every machine has its walks under the name of its file, and they cover all its states and transitions @f196', async () => {
  const files = readdirSync('machines', { recursive: true, encoding: 'utf8' }).flatMap((file) => /([a-z-]+)\.machine\.ts$/.exec(file)?.[1] ?? [])
  expect(machineNames).toEqual(files.toSorted())
  const left = []
  for (const name of machineNames) {
    const walks = await walksOf(name)
    for (const { machine } of walks.slice(0, 1)) {
      const missed = [walks.flatMap((walk) => walk.paths), shortestPaths(walks)].flatMap((paths) => {
        const { missedStates, missedTransitions } = coverageOf(machine, paths)
        return [...missedStates, ...missedTransitions]
      })
      left.push({ name, id: fileNameOf(machine.id), missed })
    }
  }
  expect(left).toEqual(machineNames.map((name) => ({ name, id: name, missed: [] })))
})

test('a path reads like a story, and several of them take every state and transition', async () => {
  const to = asText(await asked('--machine', 'magic-link', '--to', 'redeemed'))
  const story = [
    'magic-link to redeemed: 1 path',
    '',
    'Path 1 of 1',
    '  starts in checkingToken',
    '  1. hideToken done -> redeeming',
    '  2. redeemToken done (ok: true) -> signingIn',
    '  3. signIn done (mustChangePassword: false) -> redeemed',
  ]
  const chat = await asked('--machine', 'chat-session')
  const { states, transitions } = chat.coverage
  const all = `chat-session: ${chat.paths.length} paths through ${states} of ${states} states and ${transitions} of ${transitions} transitions`
  expect([to.split('\n'), asText(chat).split('\n')[0]]).toEqual([story, all])
})

test('a transition is on a path by itself, not only where another one takes the machine elsewhere in the same step', async () => {
  const { machine, paths } = await asked('--machine', 'chat-session')
  const refusedAgain = 'chatSession.open.line.away.resending on xstate.done.actor.submitAnswer #3'
  const taking = paths.filter(({ steps }) => steps.at(-1)?.taken.includes(refusedAgain))
  const [ending, goingOn] = [true, false].map((isOver) => taking.filter(({ state }) => state.matches('timedOut') === isOver))
  expect(goingOn?.map(({ state }) => standingIn(state))).toEqual([['open.turn.active', 'open.exit.staying', 'open.line.elsewhere']])
  expect(coverageOf(machine, ending ?? []).missedTransitions).toContain(refusedAgain)
})

test('a transition that keeps an event from the states around it is walked like any other', async () => {
  const { paths } = await asked('--machine', 'auth')
  const kept = paths.flatMap(({ steps }) => steps).find(({ taken }) => taken.includes('auth.signedIn.reauthenticating on session.refused #0'))
  expect(kept?.state.value).toEqual({ signedIn: { reauthenticating: 'asking' } })
})

test('a state is found by the end of its name, and what is not to be had answers a sentence that helps', async () => {
  const { to } = await asked('--machine', 'chat-session', '--to', 'timedOut.reviewing')
  expect(to?.id).toEqual('chatSession.timedOut.notice.reviewing')
  const problems = await Promise.all([
    problemOf(),
    problemOf('--machine', 'chat-sesion'),
    problemOf('--machine', 'chat-session', '--to', 'reviewing'),
    problemOf('--machine', 'chat-session', '--to', 'ofered'),
    problemOf('--machine', 'chat-session', '--strategy', 'longest'),
    problemOf('--machine', 'chat-session', '--format', 'xml'),
    problemOf('--machine', 'magic-link', '--to', 'redeemed', '--to', 'redeeming'),
    problemOf('--machine', 'magic-link', '--strategy', 'simple'),
    problemOf('--machine', 'marking', '--strategy', 'simple'),
  ])
  expect(problems).toEqual([
    'Of which machine? Give --machine NAME, or --list for their names.',
    'There is no machine called chat-sesion. Nearest: chat-session, accent-session, last-seen. --list shows all.',
    'chat-session has 2 states called reviewing: timedOut.notice.reviewing, complete.reviewing. Say which.',
    'chat-session has no state ofered. Nearest: offered, open, timedOut.lastAnswer.ended.',
    'There is no strategy longest: it is shortest or simple.',
    'There is no format xml: it is text, json, mermaid, playwright.',
    '--to is given twice. One is enough: for another, ask again.',
    null,
    'marking can be in 23 states, telling apart what it knows in them; simple paths are worked out for up to 8, because their number is exponential: ' +
      'about four times as many with every two states more. Ask for --strategy shortest, which takes every state and transition in a number of paths that ' +
      'grows with them.',
  ])
})

test('simple paths pass nothing twice', async () => {
  const { paths } = await asked('--machine', 'reading', '--strategy', 'simple')
  const passed = paths.map(({ steps }) => steps.map(({ state }) => state.value))
  expect(passed).toEqual([
    ['reading', { read: 'resting' }, { read: 'checking' }, { read: 'resting' }, { read: 'checking' }],
    ['reading', 'failed'],
  ])
})

test('the json of a path can be played at /qa, and the diagram numbers the steps of a single path', async () => {
  const answer = await asked('--machine', 'reading', '--to', 'resting')
  const json: unknown = JSON.parse(asJson(answer))
  const read = readRecording(asJson(answer))
  const steps = 'steps' in read ? read.steps : []
  expect(json).toEqual({ machine: 'reading', states: 6, transitions: 6, paths: [{ steps }], coverage: { states: 0.666, transitions: 0.166 } })
  expect([steps.map(({ event }) => event.type), replay(answer.machine, steps).parting]).toEqual([['xstate.init', 'xstate.done.actor.read'], null])
  expect(asMermaid(answer)).toContain('1. read done')
})

test('a spec tells a path by its events and states, so that it reads like the path', async () => {
  const spec = asPlaywright(await asked('--machine', 'magic-link', '--to', 'redeemed'))
  expect(spec.slice(spec.indexOf('await'))).toEqual(`await playPath('magic-link', 'to redeemed', [
  ['xstate.init', 'checkingToken'],
  ['hideToken done', 'redeeming'],
  ['redeemToken done (ok: true)', 'signingIn'],
  ['signIn done (mustChangePassword: false)', 'redeemed'],
])
`)
})

test('a spec that leads to a state shows what a person does to get there, where somebody can do something', async () => {
  const [toHome] = (await asked('--machine', 'auth', '--to', 'signedIn.active', '--format', 'playwright')).paths
  const [shortest] = (await asked('--machine', 'auth', '--to', 'signedIn.active')).paths
  expect([toHome, shortest].map((path) => path?.steps.map(({ event }) => event.type.replace('xstate.done.actor.', '')))).toEqual([
    ['xstate.init', 'readStoredToken', 'credentials.submitted', 'login', 'storeToken', 'loadProfile'],
    ['xstate.init', 'readStoredToken', 'loadProfile'],
  ])
})

test('a recording becomes a spec that goes the same way, also one of the json of a path', async () => {
  const spec = await specOf('tests/machines/recorded/chat-session.handed-in-after-a-lost-line.json')
  expect(spec.split('\n').filter((line) => /^(await|  \['(submitAnswer|line\.))/.test(line))).toEqual([
    "await playPath('chat-session', 'as recorded, to done', [",
    "  ['submitAnswer done (next_attempt_worth: 9)', 'open.exit.staying', 'open.line.online.trusting', 'open.turn.active'],",
    "  ['line.lost', 'open.turn.active', 'open.exit.staying', 'open.line.away.idle'],",
    "  ['submitAnswer done (kind: \"unreachable\")', 'open.exit.staying', 'open.turn.active', 'open.line.away.cut'],",
    "  ['line.restored', 'open.exit.staying', 'open.turn.active', 'open.line.away.resending'],",
    "  ['submitAnswer done (next_attempt_worth: 9)', 'open.exit.staying', 'open.turn.active', 'open.line.online.trusting'],",
    "  ['submitAnswer done (next_attempt_worth: 9)', 'open.exit.staying', 'open.line.online.trusting', 'open.turn.active'],",
    "  ['submitAnswer done (attempts: 2, next_attempt_worth: null)', 'open.exit.staying', 'open.line.online.trusting', 'open.turn.settled'],",
  ])
  const answer = await asked('--machine', 'auth', '--to', 'anonymous.refused', '--format', 'playwright')
  const again = await specOf(aFile('refused.json', asJson(answer)))
  expect(stepsIn(again)).toEqual(stepsIn(asPlaywright(answer)))

  function stepsIn(text: string) {
    return text.split('\n').filter((line) => line.startsWith('  ['))
  }
})

test('a recording that cannot be played says why in a sentence', async () => {
  const start = { event: 'xstate.init', target: 'restoring' }
  const none = { event: { type: 'xstate.done.actor.readStoredToken', output: { kind: 'none' } }, target: { anonymous: 'idle' } }
  const thrown = { event: 'xstate.error.actor.readStoredToken', target: 'clearingToken' }
  const recorded = (machine: string, ...steps: object[]) => aFile('recorded.json', JSON.stringify({ machine, paths: [{ steps }] }))
  const renaming = [{ event: 'xstate.init', target: 'editing' }]
  const files = [
    'nowhere.json',
    aFile('none.json', '{"machine": 1}'),
    recorded('door', start),
    recorded('auth', start, { ...none, target: 'signingOut' }),
    recorded('auth', start, thrown),
    recorded('rename-class', ...renaming),
  ]
  const problems = [
    ...(await Promise.all(files.map((file) => problemOf('--recording', file, '--format', 'playwright')))),
    await problemOf('--recording', 'x.json', '--machine', 'auth', '--to', 'restoring'),
  ]
  expect(problems).toEqual([
    'There is no file nowhere.json that can be read.',
    'This is no recording: machine: Invalid type: Expected string but received 1',
    'There is no machine called door.',
    'The machine does not go this way. Step 2, xstate.done.actor.readStoredToken: the recording goes to signingOut, the machine to anonymous.idle.',
    'Step 2, readStoredToken failed to clearingToken, is nothing that can be brought about from outside the page.',
    'The browser plays submission as add-class, and not as rename-class.',
    'A recording names its machine and its way itself: leave out --machine and --to.',
  ])
})

test('every machine is known by its own name or by that of the one it is made as', async () => {
  const made = (await everyMachine()).filter(({ name }) => !isMachineName(name))
  expect(made.filter(({ machine }) => !isMachineName(kindOf(machine))).map(({ name }) => name)).toEqual([])
  expect(await Promise.all(made.map(({ name }) => problemOf('--machine', name)))).toEqual(
    made.map(({ name, machine }) => `${name} is made as ${kindOf(machine)}: give --machine ${kindOf(machine)}.`),
  )
})

test('the list shows every machine on a line', async () => {
  const lines = (await asList()).split('\n').map((line) => line.split(/ +/))
  expect([lines.map(([name]) => name), lines.find(([name]) => name === 'sample')]).toEqual([['machine', ...machineNames], ['sample', '8', '7', '4', 'all']])
})

test('a file is written with the folders it lies in, and one that cannot be is said in a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paths-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const spec = join(folder, 'specs', 'signing-in.e2e.ts')
  expect([writeText(spec, 'await\n'), readFileSync(spec, 'utf8')]).toEqual([null, 'await\n'])
  expect(writeText(folder, 'await\n')).toEqual(`${folder} was not written. EISDIR: illegal operation on a directory, open '${folder}'.`)
})
