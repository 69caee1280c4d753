import type { ActorPath } from '#src/qa/recording/actor-path.ts'

/**
 * What pages of the app and QA's page tell each other. A watcher and a new page say hello to each other; from
 * then on a page tells the paths that changed, the first time all it has, and says when it is gone.
 */
export type Told = { kind: 'hello'; from: 'watcher' | 'page' } | { kind: 'paths'; page: string; address: string; paths: readonly ActorPath[] } | { kind: 'gone'; page: string }

/** The line between the tabs of one browser; it carries what `Told` says. */
export function openChannel(hear: (told: Told) => void): { tell: (told: Told) => void } {
  const channel = new BroadcastChannel('lectern-qa')
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data))
  return { tell: (told) => channel.postMessage(told) }
}
