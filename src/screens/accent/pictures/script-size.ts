import { cva } from '#styled/css'

/** The script as the student reads it: large, and smaller the longer it is. */
export const scriptText = cva({
  base: { fontWeight: 'medium', lineHeight: '[1.7]', maxWidth: 'reading', overflowWrap: 'break-word' },
  variants: {
    size: {
      short: { fontSize: { base: '[1.5625rem]', md: 'script' } },
      middle: { fontSize: { base: '[1.375rem]', md: '[1.75rem]' } },
      long: { fontSize: { base: 'section', md: 'dialog' } },
    },
  },
})

/** The size for a script of so many characters. */
export function scriptSize(characters: number): 'short' | 'middle' | 'long' {
  if (characters <= 60) return 'short'
  return characters <= 120 ? 'middle' : 'long'
}
