import { cva } from '#styled/css'
import type { SoundPicture } from './sound-picture.ts'
import { barPath, waveBars } from './wave-bars.ts'
import type { RowTime, WordAxis } from './word-columns.ts'

const height = 84

/** One sound as bars along the axis, or pale dots where there is none. While it is played (`playedMs`) what is to come is pale. */
export function WaveRow({ sound, axis, timeAt, tone, playedMs }: WaveRowProps) {
  const bars = waveBars(sound, axis, timeAt)
  const split = sound === null ? 0 : playedMs === null ? bars.length : bars.findLastIndex(({ ms }) => ms !== null && ms <= playedMs) + 1
  return (
    <svg width={axis.width} height={height} fill="none" strokeWidth={3} strokeLinecap="round" className={line({ tone: 'pale' })}>
      <path d={barPath(bars.slice(split), height)} />
      <path d={barPath(bars.slice(0, split), height)} className={line({ tone })} />
    </svg>
  )
}

type WaveRowProps = { sound: SoundPicture | null; axis: WordAxis; timeAt: RowTime; tone: 'model' | 'own'; playedMs: number | null }

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
