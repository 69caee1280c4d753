import { pictureOf } from './picture-of.ts'

// A worker that is given one sound, answers its picture, and is ended by who started it.
addEventListener('message', (message: MessageEvent<unknown>) => {
  const { data } = message
  if (data instanceof Uint8Array) postMessage(pictureOf(data))
})
