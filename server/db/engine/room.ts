import { accessSync, constants, statfsSync } from 'node:fs'

/** Whether a folder can be written to, and how much room its disk has left (bytes); no room where it may only be read. */
export type Room = (place: string) => number

/**
 * Below this nothing is written any more. The engine takes room in pieces of 16 MiB, and one that it cannot have stops it for ever in the middle of a
 * statement: it must never come to ask.
 */
export const leastRoom = 64 * 1024 * 1024

/** The room of the machine's own disk. */
export function roomOnDisk(place: string): number {
  try {
    accessSync(place, constants.W_OK)
  } catch {
    return 0
  }
  const { bavail, bsize } = statfsSync(place)
  return bavail * bsize
}
