import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addRecording } from '#scripts/machines/add-recording.ts'

const recorded = readFileSync('tests/machines/recorded/chat-session.handed-in-after-a-lost-line.json', 'utf8')

test('a recording is added under a name of its own and takes no other one’s place, and what cannot be added says why', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recorded-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const suite = join(folder, 'suite')
  mkdirSync(suite)
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const own = file('chat-session.json', recorded)
  const added = join(suite, 'chat-session.a-lost-line.json')
  const answers = [
    await addRecording(own, 'A-lost-line', suite),
    await addRecording(own, 'a-lost-line', suite),
    await addRecording(added, 'a-lost-line', suite),
    await addRecording(own, '../elsewhere', suite),
    await addRecording(join(folder, 'absent.json'), '', suite),
    await addRecording(suite, '', suite),
    await addRecording(file('broken.json', '{"machine":'), '', suite),
    await addRecording(file('unknown.json', recorded.replace('"chat-session"', '"chat-sesion"')), '', suite),
    await addRecording(file('another.json', recorded.replace('"chat-session"', '"auth"')), '', suite),
  ]
  expect(answers).toEqual([
    { added, steps: 24 },
    { problem: `There is already a recording of this name: ${added}. Choose another.` },
    { added, steps: 24 },
    { problem: 'A name has no slash in it: ../elsewhere.' },
    { problem: `There is no file ${join(folder, 'absent.json')} that can be read.` },
    { problem: `There is no file ${suite} that can be read.` },
    { problem: 'This is no recording: the text: Invalid JSON: Received "Unexpected end of JSON input"' },
    { problem: 'There is no machine called chat-sesion.' },
    { problem: 'The machine does not go this way, so it was not added. Step 1, xstate.init: the recording goes to loading.starting, the machine to restoring.' },
  ])
  expect([readdirSync(suite), readFileSync(added, 'utf8')]).toEqual([['chat-session.a-lost-line.json'], recorded])
})
