import { css, cx } from '#styled/css'
import type { ScriptWord } from './script-words.ts'
import { lookOf, wordLook } from './word-look.ts'
import type { WordAxis } from './word-columns.ts'

/** The words of a script at their places on the axis, in the colours of the take. */
export function WordLabels({ words, axis }: { words: readonly ScriptWord[]; axis: WordAxis }) {
  return (
    <div className={styles.row}>
      {axis.columns.map(({ word, x, width }) => {
        const shown = word === null ? undefined : words[word]
        return shown === undefined ? null : (
          <span key={x} className={styles.place} style={{ left: x, width }}>
            <span className={cx(styles.word, wordLook({ look: lookOf(shown) }))}>{shown.label}</span>
          </span>
        )
      })}
    </div>
  )
}

const styles = {
  // Large words would lie over each other; the script above holds them all.
  row: css({ display: { _compact: 'none' }, position: 'relative', height: '9', my: '0.5' }),
  place: css({ position: 'absolute', top: '0', display: 'flex', justifyContent: 'center', height: 'full', alignItems: 'center' }),
  word: css({ textStyle: 'dense', fontWeight: 'semibold', whiteSpace: 'nowrap', letterSpacing: 'normal', wordSpacing: 'normal' }),
}
