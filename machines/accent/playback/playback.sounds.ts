import type { Sound } from './playback.types.ts'

/** Whether two play the same: the same link, or the same bytes in memory. */
export function isSameSound(one: Sound, other: Sound | null): boolean {
  if (other === null) return false
  if ('url' in one) return 'url' in other && one.url === other.url
  return 'wav' in other && one.wav === other.wav
}
