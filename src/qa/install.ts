import type { StateValue } from 'xstate'
import { type ActorPath, leavesOfValue } from './recording/actor-path.ts'
import { openChannel } from './pages/channel.ts'
import { inspectAll } from './pages/inspect-all.ts'
import { createRecorder } from './recording/recorder.ts'

/** A machine that runs now: `leaves` are its current states without states inside, as `open.turn.active`. */
export type MachineNow = { machine: string; actor: number; value: StateValue; leaves: string[] }

/**
 * What a page made for development or with `vite build --mode qa` tells of its machines; the product has none of it. Machines
 * are named as their files are: `chat-session`.
 */
export type LecternQa = {
  /** The machines that run now, the oldest first; with a name, those of that name. */
  machines: (name?: string) => MachineNow[]
  /** The path of every actor since the page was loaded, those that ended too. */
  paths: () => readonly ActorPath[]
}

declare global {
  interface Window {
    lecternQa?: LecternQa
  }
}

// A build made for QA has the page at its own file; while developing the server knows it.
if (location.pathname === '/qa') location.replace('/qa.html')

const page = `${Date.now()}-${Math.random()}`
const recorder = createRecorder(tellSoon)
const changed = new Set<number>()
let isWatched = false

const { tell } = openChannel((told) => {
  if (told.kind !== 'hello' || told.from === 'page') return
  isWatched = true
  tellPaths(recorder.paths())
})
tell({ kind: 'hello', from: 'page' })
addEventListener('pagehide', () => tell({ kind: 'gone', page }))
inspectAll(recorder.observe)

window.lecternQa = {
  machines: (name) =>
    recorder
      .paths()
      .filter(({ machine, status }) => status === 'active' && (name === undefined || name === machine))
      .map(({ machine, actor, value }) => ({ machine, actor, value, leaves: leavesOfValue(value) })),
  paths: recorder.paths,
}

/** Several steps within a moment are told as one. */
function tellSoon({ actor }: ActorPath): void {
  if (!isWatched) return
  if (changed.size === 0) setTimeout(tellChanged, 100)
  changed.add(actor)
}

function tellChanged(): void {
  tellPaths(recorder.paths().filter(({ actor }) => changed.has(actor)))
  changed.clear()
}

function tellPaths(paths: readonly ActorPath[]): void {
  tell({ kind: 'paths', page, address: `${location.pathname}${location.search}`, paths })
}
