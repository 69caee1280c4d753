import { css, cx } from '#styled/css'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { scriptSize, scriptText } from './script-size.ts'
import type { ScriptWord } from './script-words.ts'
import { lookOf, lookWords, wordLook } from './word-look.ts'

/** Props of `ScoredScript`: `chosen` is the index of the word whose sounds are offered, or null; `onChoose` is null where no word can be heard. */
export type ScoredScriptProps = { script: string; words: readonly ScriptWord[]; chosen: number | null; onChoose: ((word: number) => void) | null }

/** The script of a scored take: each word is a button that says how it was said and chooses it. The key explains the lines. */
export function ScoredScript({ script, words, chosen, onChoose }: ScoredScriptProps) {
  const characters = Array.from(script)
  const text = (from: number, to?: number) => characters.slice(from, to).join('')
  return (
    <div className={styles.root}>
      <p dir="auto" className={scriptText({ size: scriptSize(characters.length) })}>
        {text(0, words[0]?.from)}
        {words.map((word, index) => (
          <span key={word.from}>
            {onChoose === null ? (
              <span className={wordLook({ look: lookOf(word) })}>
                <Said word={word} />
              </span>
            ) : (
              <button
                type="button"
                className={cx(styles.word, wordLook({ look: lookOf(word) }))}
                aria-pressed={index === chosen}
                onClick={() => onChoose(index)}
              >
                <Said word={word} />
              </button>
            )}
            {text(word.to, words[index + 1]?.from)}
          </span>
        ))}
      </p>
      <WordKey words={words} />
    </div>
  )
}

function Said({ word }: { word: ScriptWord }) {
  return (
    <>
      {word.text}
      <VisuallyHidden> {lookWords(word)}</VisuallyHidden>
    </>
  )
}

const scale = ['excellent', 'good', 'fair', 'poor'] as const

/** What the lines and colours under these words mean: the whole scale where one is measured, and gray where one is not. */
function WordKey({ words }: { words: readonly ScriptWord[] }) {
  const looks = new Set(words.map(lookOf))
  return (
    <ul className={styles.key} aria-label="What the lines mean">
      {scale.some((look) => looks.has(look))
        ? scale.map((look) => (
            <li key={look} className={wordLook({ look })}>
              {look}
            </li>
          ))
        : null}
      {looks.has('unmeasured') ? <li className={styles.unmeasured}>gray: not measured</li> : null}
    </ul>
  )
}

const styles = {
  root: css({ marginInlineStart: '-1' }),
  word: css({
    position: 'relative',
    lineHeight: '[1.4]',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { outline: '[1px solid]', outlineColor: 'control' },
    _pressed: { outline: '[2px solid]', outlineColor: 'action' },
    _focusVisible: { outline: '[3px solid]', outlineColor: 'action', outlineOffset: '[2px]' },
  }),
  key: css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1', mt: '3', listStyle: 'none', textStyle: 'label' }),
  unmeasured: css({ color: 'subtle', px: '1' }),
}
