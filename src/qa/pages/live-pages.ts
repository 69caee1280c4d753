import type { ActorPath } from '#src/qa/recording/actor-path.ts'
import { openChannel, type Told } from './channel.ts'

/** An actor of a page that is open in this browser. */
export type LiveActor = ActorPath & { key: string; page: string; address: string }

/** Follows the actors of every open page of the app. The list is another object whenever something changed. */
export type LivePages = { subscribe: (listener: () => void) => () => void; actors: () => readonly LiveActor[] }

/** Greets the pages that are open, and each that is opened later. */
export function followPages(): LivePages {
  const listeners = new Set<() => void>()
  let actors: readonly LiveActor[] = []
  const { tell } = openChannel(hear)
  tell({ kind: 'hello', from: 'watcher' })

  function hear(told: Told): void {
    if (told.kind === 'hello') return told.from === 'page' ? tell({ kind: 'hello', from: 'watcher' }) : undefined
    actors = told.kind === 'gone' ? actors.filter(({ page }) => page !== told.page) : withPaths(actors, told)
    for (const listener of listeners) listener()
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    actors: () => actors,
  }
}

function withPaths(actors: readonly LiveActor[], { page, address, paths }: Extract<Told, { kind: 'paths' }>): LiveActor[] {
  const told = new Map(paths.map((path) => [`${page} ${path.actor}`, { ...path, key: `${page} ${path.actor}`, page, address }]))
  const known = new Set(actors.map(({ key }) => key))
  return [...actors.map((actor) => told.get(actor.key) ?? actor), ...[...told.values()].filter(({ key }) => !known.has(key))]
}
