import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRecording, writeRecording } from '#src/qa/recording/recording.ts'
import { replay } from '#src/qa/recording/replay.ts'
import { everyMachine } from '#scripts/machines/every-machine.ts'

const folder = new URL('recorded/', import.meta.url)
const machines = new Map((await everyMachine()).map(({ name, machine }) => [name, machine]))

test.each(readdirSync(folder))('%s goes through its machine as it was recorded', (file) => {
  const text = readFileSync(new URL(file, folder), 'utf8')
  const { machine: name, steps } = read(text)
  const machine = machineNamed(name)
  expect(replay(machine, steps)).toEqual({ steps: expect.any(Array), parting: null })
  expect(writeRecording(machine, { machine: name, steps })).toEqual(text)
})

test('a path the machine does not go says at which step they part', () => {
  const steps = [
    { event: { type: 'xstate.init' }, target: 'checking' },
    { event: { type: 'token.received', accessToken: 'a' }, target: 'redeemed' },
  ]
  const [first] = steps
  expect(replay(machineNamed('auth'), steps).parting).toEqual('Step 1, xstate.init: the recording goes to checking, the machine to restoring.')
  expect(replay(machineNamed('auth'), steps.slice(1)).parting).toEqual('A path begins with the step xstate.init; this one does not.')
  expect(readRecording(JSON.stringify({ machine: 'auth', paths: [{ steps: [{ event: 'xstate.init', target: 'checking' }] }] }))).toEqual({
    machine: 'auth',
    steps: [first],
  })
  expect(readRecording('{"machine": 1}')).toEqual({ problem: 'This is no recording: machine: Invalid type: Expected string but received 1' })
})

function read(text: string) {
  const recording = readRecording(text)
  if ('problem' in recording) throw new Error(recording.problem)
  return recording
}

function machineNamed(name: string) {
  const machine = machines.get(name)
  if (machine === undefined) throw new Error(`there is no machine called ${name}`)
  return machine
}
