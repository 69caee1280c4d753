import { css, cx } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { arrowLeftRight, play, rotateCcw, volume2 } from '#src/ui/icons/icons.ts'
import type { ScriptWord } from './script-words.ts'
import { lookOf, lookWords, wordLook } from './word-look.ts'

/** Props of `WordSounds`: what each button plays. Null takes a button away: no voice, a word that was not heard, a deleted take. */
export type WordSoundsProps = {
  word: ScriptWord
  isRepeating: boolean
  onModel: (() => void) | null
  onOwn: (() => void) | null
  onBoth: (() => void) | null
  /** Begins to repeat the word, or stops it. */
  onRepeat: (() => void) | null
}

/** One word of a take with its sounds: the model's, the student's, both one after the other at half speed, and over and over. */
export function WordSounds({ word, isRepeating, onModel, onOwn, onBoth, onRepeat }: WordSoundsProps) {
  return (
    <div className={styles.row} role="group" aria-label={`Listen to “${word.label}”`}>
      <span className={cx(styles.word, wordLook({ look: lookOf(word) }))}>
        {word.label} <span className={styles.said}>{lookWords(word)}</span>
      </span>
      {onModel === null ? null : (
        <Button size="sm" variant="secondary" icon={volume2} onClick={onModel}>
          Model
        </Button>
      )}
      {onOwn === null ? null : (
        <Button size="sm" variant="secondary" icon={play} onClick={onOwn}>
          You
        </Button>
      )}
      {onBoth === null ? null : (
        <Button size="sm" variant="secondary" icon={arrowLeftRight} onClick={onBoth}>
          Both, slowly
        </Button>
      )}
      {onRepeat === null ? null : (
        <Button size="sm" variant="secondary" icon={rotateCcw} onClick={onRepeat}>
          {isRepeating ? 'Stop repeating' : 'Repeat'}
        </Button>
      )}
    </div>
  )
}

const styles = {
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' }),
  word: css({ display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '9', px: '2.5', fontWeight: 'semibold', textStyle: 'dense', textDecoration: 'none' }),
  said: css({ fontWeight: 'medium' }),
}
