import { useMemo } from 'react'
import { cva } from '#styled/css'
import type { SoundPicture } from '#machines/accent/playback/playback.types.ts'
import { barStroke, waveBars } from './wave-bars.ts'
import { rowTime, type WordAxis } from './word-columns.ts'

const height = 84

/** One sound as bars along the axis, or pale dots where there is none. While it is played (`playedMs`) what is to come is pale. */
export function WaveRow({ sound, axis, row, playedMs }: WaveRowProps) {
  const bars = useMemo(
    () => waveBars(sound, axis, rowTime(axis, row)).map((bar) => ({ ms: bar.ms, stroke: barStroke(bar, height) })),
    [sound, axis, row],
  )
  const path = (from: number, to: number) => bars.slice(from, to).map(({ stroke }) => stroke).join('')
  const split = sound === null ? 0 : playedMs === null ? bars.length : bars.findLastIndex(({ ms }) => ms !== null && ms <= playedMs) + 1
  return (
    <svg width={axis.width} height={height} fill="none" strokeWidth={3} strokeLinecap="round" className={line({ tone: 'pale' })}>
      <path d={path(split, bars.length)} />
      <path d={path(0, split)} className={line({ tone: row })} />
    </svg>
  )
}

type WaveRowProps = { sound: SoundPicture | null; axis: WordAxis; row: 'model' | 'own'; playedMs: number | null }

const line = cva({
  base: { display: 'block' },
  variants: {
    tone: {
      model: { stroke: 'action', '@media (forced-colors: active)': { stroke: '[Highlight]' } },
      own: { stroke: 'ink', '@media (forced-colors: active)': { stroke: '[CanvasText]' } },
      pale: { stroke: 'hairlineStrong', '@media (forced-colors: active)': { stroke: '[GrayText]' } },
    },
  },
})
