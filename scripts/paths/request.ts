import { parseArgs } from 'node:util'
import { kindOf } from '#src/qa/recording/actor-path.ts'
import { everyMachine } from '#scripts/machines/every-machine.ts'
import { isMachineName, type MachineName, machineNames } from '#tests/support/walks/all-walks.ts'
import { nearest } from './nearest.ts'

const strategies = ['shortest', 'simple'] as const
const formats = ['text', 'json', 'mermaid', 'playwright'] as const

/** How paths are chosen: the shortest that together take everything, or every one that passes no state twice. */
export type Strategy = (typeof strategies)[number]

/** How paths are written. */
export type Format = (typeof formats)[number]

/** What the command line asks for. `to` is the end of a state's name, `file` a recording, `out` a file instead of the standard output. */
export type PathsRequest =
  | { kind: 'help' }
  | { kind: 'list' }
  | { kind: 'recording'; file: string; format: Format; out: string | null }
  | { kind: 'paths'; machine: MachineName; strategy: Strategy; to: string | null; format: Format; out: string | null }

/** How the command is used. */
export const usage = `Paths through the machines of Lectern.

  npm run paths -- --list
  npm run paths -- --machine NAME [--strategy shortest|simple] [--to STATE] [--format text|json|mermaid|playwright] [--out FILE]
  npm run paths -- --recording FILE [--format text|json|mermaid|playwright] [--out FILE]

  --list       every machine with its states, its transitions, and the paths that cover them
  --machine    the machine, by its file's name: chat-session
  --strategy   shortest: the fewest steps to each state and over each transition (default)
               simple: every path that passes no state twice, for machines of up to 8 states
  --to         only to this state; the end of its name is enough: timedOut.reviewing
  --recording  the way a recording of /qa goes, or the first one of a file of --format json
  --format     text to read, json for /qa and other programs, mermaid to draw, playwright as a spec that runs
  --out        writes to a file

In a pipe: npm run --silent paths -- --machine chat-session --format json | jq .coverage
`

/** Reads a command line; a request that makes no sense answers a sentence. */
export async function readRequest(given: readonly string[]): Promise<PathsRequest | { problem: string }> {
  const read = valuesOf(given)
  if ('problem' in read) return read
  const { help, list, machine, recording, strategy = 'shortest', to = null, format = 'text', out = null } = read
  if (help === true) return { kind: 'help' }
  if (list === true) return { kind: 'list' }
  if (!isOneOf(formats, format)) return { problem: `There is no format ${format}: it is ${formats.join(', ')}.` }
  if (recording !== undefined) {
    const others = ['machine', 'strategy', 'to'].filter((name) => name in read).map((name) => `--${name}`)
    if (others.length > 0) return { problem: `A recording names its machine and its way itself: leave out ${others.join(' and ')}.` }
    return { kind: 'recording', file: recording, format, out }
  }
  if (machine === undefined) return { problem: 'Of which machine? Give --machine NAME, or --list for their names.' }
  if (!isMachineName(machine)) return { problem: await unknown(machine) }
  if (!isOneOf(strategies, strategy)) return { problem: `There is no strategy ${strategy}: it is ${strategies.join(' or ')}.` }
  return { kind: 'paths', machine, strategy, to, format, out }
}

/** A sentence that names the nearest of some names. */
export function suggestion(wanted: string, names: readonly string[]): string {
  return `Nearest: ${nearest(wanted, names).join(', ')}.`
}

/** A machine that another one's factory makes goes the ways of that one. */
async function unknown(machine: string): Promise<string> {
  const made = (await everyMachine()).find(({ name }) => name === machine)
  if (made !== undefined) return `${machine} is made as ${kindOf(made.machine)}: give --machine ${kindOf(made.machine)}.`
  return `There is no machine called ${machine}. ${suggestion(machine, machineNames)} --list shows all.`
}

function valuesOf(given: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const options = { help: flag, list: flag, machine: text, recording: text, strategy: text, to: text, format: text, out: text }
  try {
    const { values, tokens } = parseArgs({ args: [...given], options, tokens: true })
    const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.rawName] : []))
    const twice = names.find((name, index) => names.indexOf(name) < index)
    return twice === undefined ? values : { problem: `${twice} is given twice. One is enough: for another, ask again.` }
  } catch (error) {
    return { problem: `${error instanceof Error ? error.message : String(error)}. --help shows how the command is used.` }
  }
}

function isOneOf<Name extends string>(names: readonly Name[], text: string): text is Name {
  return names.some((name) => name === text)
}
