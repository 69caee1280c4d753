import type { SoundPicture } from '#machines/accent/playback/playback.types.ts'
import type { RowTime, WordAxis } from './word-columns.ts'

/** A bar of a waveform: the moment of the sound it begins at, null beside it, and its height from 0 to 1. */
export type WaveBar = { x: number; ms: number | null; height: number }

/** From one bar to the next, in pixels; a bar is three wide. */
export const barPitch = 5

/**
 * A sound along an axis, its loudest moment at full height: how loud it is altogether is the level's business. Ends where
 * the sound ends; without a sound all are dots.
 */
export function waveBars(sound: SoundPicture | null, { width, pxPerMs }: WordAxis, timeAt: RowTime): WaveBar[] {
  const places = Array.from({ length: Math.floor(width / barPitch) }, (_, index) => index * barPitch + barPitch / 2)
  if (sound === null) return places.map((x) => ({ x, ms: null, height: 0 }))
  const { levels, levelMs, durationMs } = sound
  const loudest = Math.max(0.02, ...levels)
  const end = places.findIndex((x) => (timeAt(x)?.startMs ?? 0) >= durationMs)
  return places.slice(0, end === -1 ? undefined : end).map((x) => {
    const span = timeAt(x)
    if (span === null) return { x, ms: null, height: 0 }
    const from = Math.floor(span.startMs / levelMs)
    const to = Math.max(from + 1, Math.floor(Math.min(span.endMs, span.startMs + barPitch / pxPerMs) / levelMs))
    return { x, ms: span.startMs, height: (Math.max(0, ...levels.slice(from, to)) / loudest) ** 0.8 }
  })
}

/** A bar as a stroke of a path, around the middle of a row `height` pixels high; without a height it is a dot. */
export function barStroke({ x, height: share }: WaveBar, height: number): string {
  const half = Math.max(0.05, (share * (height - 4)) / 2)
  return `M${x} ${(height / 2 - half).toFixed(1)}v${(2 * half).toFixed(1)}`
}
