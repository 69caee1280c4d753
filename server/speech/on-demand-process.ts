import { fork, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The question a process is working on. */
type Asked = { settle: (result: unknown) => void; refuse: (error: Error) => void; timer: NodeJS.Timeout }

/**
 * A process that runs only while it is needed. Questions are answered one after another; one whose process fails, dies or
 * takes too long is refused alone, and the next one starts a new process. After `stop` every question is refused.
 */
export type OnDemand = { ask: (work: object) => Promise<unknown>; stop: () => void }

/** How long one answer is waited for, how long a process may have nothing to do, and how many questions may wait. */
export type Patience = { answerMs: number; idleMs: number; mostWaiting?: number }

/**
 * Runs `server/speech/<entry>` in a process of its own, from the first question until it has been idle. It gets none of
 * this process's settings.
 */
export function onDemandProcess(entry: 'speech-worker' | 'espeak-worker', { answerMs, idleMs, mostWaiting = 200 }: Patience): OnDemand {
  let running: ChildProcess | null = null
  let current: Asked | null = null
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let isStopped = false
  let idle: NodeJS.Timeout | undefined

  return {
    ask: async (work) => {
      if (waiting >= mostWaiting) throw new Error(`the ${entry} has too much to do`)
      waiting += 1
      const mine = last.then(() => answerTo(work))
      last = mine.catch(() => undefined)
      return mine.finally(() => {
        waiting -= 1
      })
    },
    stop: () => {
      isStopped = true
      end(new Error(`the ${entry} was stopped`))
    },
  }

  function answerTo(work: object): Promise<unknown> {
    return new Promise((settle, refuse) => {
      clearTimeout(idle)
      if (isStopped) return refuse(new Error(`the ${entry} was stopped`))
      running ??= start()
      current = { settle, refuse, timer: setTimeout(() => end(new Error(`the ${entry} took too long`)), answerMs) }
      running.send({ work }, (error) => {
        if (error) end(error)
      })
    })
  }

  function start(): ChildProcess {
    const { file, execArgv } = placeOf(entry)
    const child = fork(file, [], { execArgv, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env: {} })
    child.on('message', (message) => (child === running ? hear(message) : undefined))
    child.once('error', (error) => lose(child, error))
    child.once('exit', (code, signal) => lose(child, new Error(`the ${entry} ended with ${String(signal ?? code)}`)))
    return child
  }

  function hear(message: unknown): void {
    if (!isAnswer(message)) return
    const asked = take()
    idle = setTimeout(() => end(new Error('idle')), idleMs).unref()
    if (message.error === undefined) asked?.settle(message.result)
    else asked?.refuse(new Error(message.error))
  }

  function lose(child: ChildProcess, error: Error): void {
    if (child === running) end(error)
  }

  function end(error: Error): void {
    clearTimeout(idle)
    const child = running
    running = null
    child?.kill('SIGKILL')
    take()?.refuse(error)
  }

  function take(): Asked | null {
    const asked = current
    current = null
    clearTimeout(asked?.timer)
    return asked
  }
}

/** Answers questions of the process that started this one, one after another, until that one is gone. */
export function answerParent(work: (asked: unknown) => Promise<unknown>): void {
  let last: Promise<unknown> = Promise.resolve()
  process.on('message', (message) => {
    if (!isQuestion(message)) return
    last = last.then(() => work(message.work)).then(
      (result) => process.send?.({ isAnswer: true, result }),
      (error: unknown) => process.send?.({ isAnswer: true, error: error instanceof Error ? error.message : String(error) }),
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

function isQuestion(message: unknown): message is { work: unknown } {
  return typeof message === 'object' && message !== null && 'work' in message
}

function isAnswer(message: unknown): message is { result?: unknown; error?: string } {
  return typeof message === 'object' && message !== null && 'isAnswer' in message
}
