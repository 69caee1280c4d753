import { css } from '#styled/css'

/** Props of `LevelBar`: the strength now and the peaks so far, twenty a second, 0 to 1 each, as the microphone tells them. */
export type LevelBarProps = { rms: number; levels: readonly number[] }

/** How loud the microphone hears: a bar that moves, and a word that only changes with the last second and a half. */
export function LevelBar({ rms, levels }: LevelBarProps) {
  const word = levelWord(levels)
  const percent = Math.round(100 * shareOf(rms))
  return (
    <div className={styles.root}>
      <span aria-hidden="true">Level</span>
      <span role="meter" aria-label="Level" aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent} aria-valuetext={word} className={styles.meter}>
        <svg width="100%" height="100%" aria-hidden="true">
          <rect width={`${percent}%`} height="100%" rx="4" className={word.startsWith('too') ? styles.wrong : styles.good} />
        </svg>
      </span>
      <span className={styles.word} aria-hidden="true">
        {word}
      </span>
    </div>
  )
}

const recent = 30
const [quietestDb, loudestDb] = [-50, -9]

/** What the last second and a half was like. */
function levelWord(levels: readonly number[]): 'too loud' | 'good' | 'too quiet' | 'listening' {
  const loudest = Math.max(0, ...levels.slice(-recent))
  if (loudest >= 0.985) return 'too loud'
  if (loudest >= 0.03) return 'good'
  return levels.length < recent ? 'listening' : 'too quiet'
}

/** The ear hears in ratios: the bar shows decibels. */
function shareOf(rms: number): number {
  const db = 20 * Math.log10(Math.max(rms, 1e-5))
  return Math.min(1, Math.max(0, (db - quietestDb) / (loudestDb - quietestDb)))
}

const styles = {
  root: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', textStyle: 'label', color: 'muted' }),
  meter: css({ display: 'block', flex: '[0 1 7.5rem]', height: '2', borderRadius: 'full', background: 'neutralTint', overflow: 'hidden', '@media (forced-colors: active)': { border: '[1px solid]' } }),
  good: css({ fill: 'good', '@media (forced-colors: active)': { fill: '[Highlight]' } }),
  wrong: css({ fill: 'warn', '@media (forced-colors: active)': { fill: '[Highlight]' } }),
  word: css({ minWidth: '[4.5rem]' }),
}
