import { answerPaths } from './answer.ts'
import { asJson, asMermaid, asText } from './formats.ts'
import { asList } from './list.ts'
import type { PathsAnswer } from './paths-answer.ts'
import { asPlaywright } from './playwright.ts'
import { answerRecording } from './recorded.ts'
import { type Format, readRequest, usage } from './request.ts'
import { writeText } from './write-text.ts'

// `npm run paths -- --help` says what this prints. A request that makes no sense ends with 2 and a sentence on the error output.

const writers: Record<Format, (answer: PathsAnswer) => string> = { text: asText, json: asJson, mermaid: asMermaid, playwright: asPlaywright }

// Whoever reads only the beginning, as `head` does, closes the pipe; the rest is then of no interest.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

const problem = await tell(process.argv.slice(2))
if (problem !== null) {
  console.error(problem)
  process.exitCode = 2
}

async function tell(given: readonly string[]): Promise<string | null> {
  const asked = await readRequest(given)
  if ('problem' in asked) return asked.problem
  if (asked.kind === 'help') return print(usage, null)
  if (asked.kind === 'list') return print(await asList(), null)
  const answer = asked.kind === 'recording' ? await answerRecording(asked) : await answerPaths(asked)
  if ('problem' in answer) return answer.problem
  return print(writers[asked.format](answer), asked.out)
}

function print(text: string, file: string | null): string | null {
  if (file !== null) return writeText(file, `${text.trimEnd()}\n`)
  process.stdout.write(`${text.trimEnd()}\n`)
  return null
}
