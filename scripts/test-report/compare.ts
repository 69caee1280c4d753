import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/**
 * A picture beside the accepted one: `now` and `accepted` are PNG files, `difference` a picture of what differs, `share` how much
 * of all points does (0 to 1). Without an accepted one there is no difference, and pictures of two sizes differ as a whole.
 */
export type Compared = { now: Buffer; accepted: Buffer | null; difference: Buffer | null; share: number }

/** How far two colours may stand apart before they count as different (pixelmatch's own scale, 0 to 1). */
const threshold = 0.1

/** Compares a picture with the accepted one of the same name. */
export function compare(now: Buffer, accepted: Buffer | null): Compared {
  if (accepted === null || now.equals(accepted)) return { now, accepted, difference: null, share: 0 }
  const [one, other] = [PNG.sync.read(accepted), PNG.sync.read(now)]
  if (one.width !== other.width || one.height !== other.height) return { now, accepted, difference: null, share: 1 }
  const drawn = new PNG({ width: one.width, height: one.height })
  const points = pixelmatch(one.data, other.data, drawn.data, one.width, one.height, { threshold })
  return { now, accepted, difference: points === 0 ? null : PNG.sync.write(drawn), share: points / (one.width * one.height) }
}

/** Reads a picture, and the accepted one where there is one; null where the picture is gone. */
export function comparePictures(name: string, folders: { now: string; accepted: string }): Compared | null {
  const [now, accepted] = [join(folders.now, name), join(folders.accepted, name)]
  return existsSync(now) ? compare(readFileSync(now), existsSync(accepted) ? readFileSync(accepted) : null) : null
}

/** Makes the present pictures the accepted ones; answers how many there are. */
export function acceptPictures(folders: { now: string; accepted: string }): number {
  rmSync(folders.accepted, { recursive: true, force: true })
  mkdirSync(folders.accepted, { recursive: true })
  const names = existsSync(folders.now) ? readdirSync(folders.now).filter((name) => name.endsWith('.png')) : []
  for (const name of names) copyFileSync(join(folders.now, name), join(folders.accepted, name))
  return names.length
}
