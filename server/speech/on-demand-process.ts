import { fork, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** A request to a process and its answer, by number. */
type Asked = { settle: (result: unknown) => void; refuse: (error: Error) => void; timer: NodeJS.Timeout }

/** A process that runs only while it is needed. `ask` rejects when it fails, dies or takes too long; the next question starts a new one. */
export type OnDemand = { ask: (work: object) => Promise<unknown>; stop: () => void }

/** How long a process is waited for, and how long it may have nothing to do. */
export type Patience = { answerMs: number; idleMs: number }

/**
 * Runs `server/speech/<entry>` in a process of its own, from the first question until it has been idle. It gets none of
 * this process's settings.
 */
export function onDemandProcess(entry: 'speech-worker' | 'espeak-worker', { answerMs, idleMs }: Patience): OnDemand {
  let running: ChildProcess | null = null
  let asked = new Map<number, Asked>()
  let count = 0
  let idle: NodeJS.Timeout | undefined

  return {
    ask: (work) =>
      new Promise((settle, refuse) => {
        clearTimeout(idle)
        running ??= start()
        count += 1
        const id = count
        const timer = setTimeout(() => end(new Error(`the ${entry} took too long`)), answerMs)
        asked.set(id, { settle, refuse, timer })
        running.send({ id, work }, (error) => {
          if (error) end(error)
        })
      }),
    stop: () => end(new Error(`the ${entry} was stopped`)),
  }

  function start(): ChildProcess {
    const { file, execArgv } = placeOf(entry)
    const child = fork(file, [], { execArgv, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env: {} })
    child.on('message', (message) => hear(message))
    child.once('error', (error) => lose(child, error))
    child.once('exit', (code, signal) => lose(child, new Error(`the ${entry} ended with ${String(signal ?? code)}`)))
    return child
  }

  function hear(message: unknown): void {
    if (!isAnswer(message)) return
    const one = asked.get(message.id)
    asked.delete(message.id)
    clearTimeout(one?.timer)
    if (message.error === undefined) one?.settle(message.result)
    else one?.refuse(new Error(message.error))
    if (asked.size === 0) idle = setTimeout(() => end(new Error('idle')), idleMs).unref()
  }

  function lose(child: ChildProcess, error: Error): void {
    if (child === running) end(error)
  }

  function end(error: Error): void {
    clearTimeout(idle)
    const child = running
    const waiting = asked
    running = null
    asked = new Map()
    child?.kill('SIGKILL')
    for (const { refuse, timer } of waiting.values()) {
      clearTimeout(timer)
      refuse(error)
    }
  }
}

/** Answers questions of the process that started this one, one after another, until that one is gone. */
export function answerParent(work: (asked: unknown) => Promise<unknown>): void {
  let last: Promise<unknown> = Promise.resolve()
  process.on('message', (message) => {
    if (!isQuestion(message)) return
    last = last.then(() => work(message.work)).then(
      (result) => process.send?.({ id: message.id, result }),
      (error: unknown) => process.send?.({ id: message.id, error: error instanceof Error ? error.message : String(error) }),
    )
  })
  process.once('disconnect', () => process.exit(0))
}

/** Beside this file: a bundle after a build, TypeScript in the sources. */
function placeOf(entry: string): { file: string; execArgv: string[] } {
  const isSource = import.meta.url.endsWith('.ts')
  const file = fileURLToPath(new URL(`./${entry}.${isSource ? 'ts' : 'js'}`, import.meta.url))
  return { file, execArgv: isSource ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [] }
}

function isQuestion(message: unknown): message is { id: number; work: unknown } {
  return typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'number' && 'work' in message
}

function isAnswer(message: unknown): message is { id: number; result?: unknown; error?: string } {
  return typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'number'
}
