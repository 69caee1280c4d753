import { readRoster } from './read-roster.ts'

// A worker that is given one file, answers its class list, and is ended by who started it.
addEventListener('message', (message: MessageEvent<unknown>) => {
  const { data } = message
  if (data instanceof ArrayBuffer) postMessage(readRoster(new Uint8Array(data)))
})
