import { css } from '#styled/css'
import { ScoreBar, ScoreRing, ScoreText } from './score.tsx'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '6', alignItems: 'center' })

/** Percentages in their three bands. */
export const examples = {
  Rings: () => (
    <div className={row}>
      <ScoreRing percent={92} size="sm" />
      <ScoreRing percent={75} size="md" />
      <ScoreRing percent={52.5} />
      <ScoreRing percent={0} />
      <ScoreRing percent={100} />
      <ScoreRing percent={58.33} size="sm" />
    </div>
  ),
  Bars: () => (
    <div className={css({ maxWidth: '[26rem]' })}>
      <ScoreBar label="Fluency" percent={84} />
      <ScoreBar label="Pronunciation" percent={68} />
      <ScoreBar label="Rhythm" percent={52} />
    </div>
  ),
  'In text': () => (
    <div className={row}>
      <ScoreText percent={92.5} />
      <ScoreText percent={75} />
      <ScoreText percent={54.17} />
    </div>
  ),
}
