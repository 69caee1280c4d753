import type { NamedColumns } from '#machines/classroom/roster-import/roster.columns.ts'
import { readRoster } from './read-roster.ts'

// A worker that is given one file, answers its class list, and is ended by who started it.
addEventListener('message', ({ data }: MessageEvent<{ bytes: ArrayBuffer; named: NamedColumns }>) => {
  postMessage(readRoster(new Uint8Array(data.bytes), data.named))
})
