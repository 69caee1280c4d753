import { css, cva } from '#styled/css'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { scriptSize, scriptText } from './script-size.ts'
import { characterAt, type CharTimings, type ScriptWord, wordAt } from './script-words.ts'

/** Props of `KaraokeLine`. `positionMs` is where the model reading stands, null while it does not play. */
export type KaraokeLineProps = { script: string; words: readonly ScriptWord[]; timings: CharTimings | null; positionMs: number | null }

const near = 2

/**
 * The script, followed while it is read: what was said is ink, the word being said is marked and in it the current character
 * with two to each side, what is to come is pale. Without motion the mark stands under the whole word. Screen readers get
 * the text once, whole.
 */
export function KaraokeLine({ script, words, timings, positionMs }: KaraokeLineProps) {
  const characters = Array.from(script)
  const styles = scriptText({ size: scriptSize(characters.length) })
  if (positionMs === null) return <p dir="auto" className={styles}>{script}</p>
  const current = wordAt(words, positionMs)
  const character = timings === null ? -1 : characterAt(timings, positionMs)
  const text = (from: number, to?: number) => characters.slice(from, to).join('')
  return (
    <p dir="auto" className={styles}>
      <VisuallyHidden>{script}</VisuallyHidden>
      <span aria-hidden="true">
        {text(0, words[0]?.from)}
        {words.map(({ from, to }, index) => {
          const state = index < current ? 'said' : index === current ? 'now' : 'next'
          const first = Math.min(to, Math.max(from, character - near))
          const last = Math.max(first, Math.min(to, character + near + 1))
          return (
            <span key={from}>
              <span className={word({ state })}>
                {text(from, state === 'now' ? first : from)}
                {state === 'now' ? <span className={nearby}>{text(first, last)}</span> : null}
                {text(state === 'now' ? last : from, to)}
              </span>
              <span className={word({ state: state === 'now' ? 'next' : state })}>{text(to, words[index + 1]?.from)}</span>
            </span>
          )
        })}
      </span>
    </p>
  )
}

const word = cva({
  base: {},
  variants: {
    state: {
      said: {},
      now: {
        marginInline: '-1',
        px: '1',
        py: '0.5',
        borderRadius: 'badge',
        background: 'tintStrong',
        color: 'tintInk',
        textDecoration: '[underline solid 3px]',
        textDecorationColor: 'action',
        textDecorationSkipInk: 'none',
        textUnderlineOffset: '[0.28em]',
        _motionSafe: { textDecorationColor: 'marginRule' },
      },
      next: { color: 'subtle' },
    },
  },
})
const nearby = css({
  textDecoration: '[underline solid 3px]',
  textDecorationColor: 'action',
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '[0.28em]',
})
