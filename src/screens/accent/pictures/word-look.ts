import type { WordCategory } from '#contract/accent/spoken-feedback.ts'
import { cva } from '#styled/css'
import type { ScriptWord } from './script-words.ts'

/** How a word of a take is drawn; `plain` before it was scored, `unmeasured` where the measurement is too unsure to colour it. */
export type WordLook = WordCategory | 'unmeasured' | 'plain'

/** The look of a word. */
export function lookOf({ isScored, category }: Pick<ScriptWord, 'isScored' | 'category'>): WordLook {
  return isScored ? (category ?? 'unmeasured') : 'plain'
}

/** What a word's look says, in words. A word that was not heard says so. */
export function lookWords({ isScored, category, own }: Pick<ScriptWord, 'isScored' | 'category' | 'own'>): string {
  if (!isScored) return ''
  if (own === null) return 'not heard'
  return category ?? 'not measured'
}

/** A word with its colour and its line: each look differs in the line too, so that the colour is never alone. */
export const wordLook = cva({
  base: { borderRadius: 'badge', px: '1', textDecorationSkipInk: 'none', textUnderlineOffset: '[0.28em]' },
  variants: {
    look: {
      excellent: { background: 'goodTint', color: 'goodInk', textDecoration: '[underline solid 3px]', textDecorationColor: 'good' },
      good: { color: 'ink', textDecoration: '[underline solid 1.5px]', textDecorationColor: 'good' },
      fair: { background: 'todayTint', color: 'todayInk', textDecoration: '[underline dotted 3px]', textDecorationColor: 'todayInk' },
      poor: { background: 'badTint', color: 'badInk', textDecoration: '[underline wavy 2px]', textDecorationColor: 'bad' },
      unmeasured: { color: 'subtle' },
      plain: { color: 'ink' },
    },
  },
})
