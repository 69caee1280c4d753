import { css } from '#styled/css'
import type { SoundPicture } from '#machines/accent/playback/playback.types.ts'
import { PitchLines } from '#src/screens/accent/pictures/pitch-lines.tsx'
import { ScoredScript } from '#src/screens/accent/pictures/scored-script.tsx'
import { type CharTimings, scriptWords } from '#src/screens/accent/pictures/script-words.ts'
import { WaveRibbon } from '#src/screens/accent/pictures/wave-ribbon.tsx'
import { type WhoseTake, WhoseTakeContext } from '#src/screens/accent/pictures/whose-take.ts'
import type { UsableFeedback } from './aspects.tsx'
import { Breakdown } from './breakdown.tsx'

/**
 * Props of `TakeReplay`: pictures are null as long as they are not here, or where a sound is not kept. `onHear` plays the recording from a
 * moment on, null where there is none. `whose` take it is for the reader.
 */
export type TakeReplayProps = {
  script: string
  timings: CharTimings | null
  feedback: UsableFeedback
  model: SoundPicture | null
  own: SoundPicture | null
  onHear: ((fromMs: number) => void) | null
  whose?: WhoseTake
}

/** A take of a past session as its student saw it: the coloured words, both waveforms, both melodies, each side and every tip. */
export function TakeReplay({ script, timings, feedback, model, own, onHear, whose = 'own' }: TakeReplayProps) {
  const words = scriptWords(script, timings, feedback.words)

  function hearWord(word: number): void {
    const said = words[word]?.own
    if (said) onHear?.(said.startMs)
  }

  return (
    <WhoseTakeContext value={whose}>
      <div className={styles.root}>
        <ScoredScript script={script} words={words} chosen={null} onChoose={onHear === null ? null : hearWord} />
        {own === null ? null : (
          <>
            <WaveRibbon words={words} model={model} own={own} played={null} />
            <PitchLines words={words} model={model} own={own} played={null} />
          </>
        )}
        <div>
          <Breakdown feedback={feedback} />
        </div>
      </div>
    </WhoseTakeContext>
  )
}

const styles = { root: css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0', my: '2' }) }
