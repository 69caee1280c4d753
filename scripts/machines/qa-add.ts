import { addRecording } from './add-recording.ts'

// Adds a recording of /qa to the suite: `npm run qa:add FILE [name in words]`. `tests/machines/recorded.test.ts` plays it again.

const [file, ...words] = process.argv.slice(2)
const answer =
  file === undefined
    ? { problem: 'Which file? npm run qa:add FILE [name in words]' }
    : await addRecording(file, words.join('-'), 'tests/machines/recorded')
if ('problem' in answer) {
  console.error(answer.problem)
  process.exitCode = 1
} else console.log(`${answer.added}: ${answer.steps} steps, played by tests/machines/recorded.test.ts from now on.`)
