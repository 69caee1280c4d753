import { css } from '#styled/css'

/** How much of a sound that is heard just now: the peaks of its last seconds as bars, newest at the right end; dots where nothing was heard yet. */
export function LevelWave({ levels }: { levels: readonly number[] }) {
  const shown = levels.slice(-places)
  return (
    <svg viewBox={`0 0 ${places * pitch} ${height}`} preserveAspectRatio="xMinYMid" aria-hidden="true" className={styles.wave}>
      {Array.from({ length: places }, (_, place) => {
        const level = shown[place] ?? null
        const tall = level === null ? barWidth : Math.max(barWidth, Math.min(1, loudness(level)) * height)
        return (
          <rect
            key={place}
            x={place * pitch}
            y={(height - tall) / 2}
            width={barWidth}
            height={tall}
            rx={barWidth / 2}
            className={level === null ? styles.waiting : styles.heard}
          />
        )
      })}
    </svg>
  )
}

const [places, pitch, barWidth, height] = [50, 6, 3, 60]
/** Speech at arm's length fills the height. */
const loudest = 0.6

function loudness(level: number): number {
  return Math.sqrt(level / loudest)
}

const styles = {
  wave: css({ display: 'block', width: '[100%]', maxHeight: '[5rem]' }),
  heard: css({ fill: 'action', '@media (forced-colors: active)': { fill: '[Highlight]' } }),
  waiting: css({ fill: 'hairlineStrong', '@media (forced-colors: active)': { fill: '[GrayText]' } }),
}
