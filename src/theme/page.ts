import { defineGlobalStyles } from '@pandacss/dev'

/** What holds for every page: ground, type, focus, the reader's text settings and reduced motion. */
export const page = defineGlobalStyles({
  html: {
    colorScheme: 'light dark',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 1.5,
    fontVariantNumeric: 'tabular-nums',
    color: 'ink',
    background: 'paper',
    textWrap: 'pretty',
    textSizeAdjust: '100%',
    '&[data-theme=light]': { colorScheme: 'light' },
    '&[data-theme=dark]': { colorScheme: 'dark' },
    '&[data-text-size="112"]': { fontSize: '112.5%' },
    '&[data-text-size="125"]': { fontSize: '125%' },
    '&[data-text-size="150"]': { fontSize: '150%' },
    '&[data-spacing=wide]': { letterSpacing: '0.06em', wordSpacing: '0.16em' },
    '&[data-spacing=wide] p, &[data-spacing=wide] li': { lineHeight: 1.8 },
  },
  'body, #root': { minHeight: '100dvh' },
  noscript: { display: 'block', p: '4', background: 'tint', color: 'tintInk' },
  '[data-passing] #root': { visibility: 'hidden' },
  // Said by the page itself as long as the app has nothing to show, and only when that takes a moment.
  '#waiting': { display: 'none' },
  '@media (scripting: enabled)': {
    '#root:empty + #waiting': { display: 'block', position: 'absolute', top: 0, p: '8', transition: 'visibility 0s 400ms', '@starting-style': { visibility: 'hidden' } },
  },
  'h1, h2, h3, h4': { textWrap: 'balance', fontWeight: 650 },
  a: { color: 'action', textDecorationLine: 'underline', textUnderlineOffset: '0.2em', textDecorationThickness: '1px' },
  'input, textarea, select, button': { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' },
  '::placeholder': { color: 'subtle', opacity: 1 },
  ':focus-visible': { outline: '3px solid', outlineColor: 'action', outlineOffset: '2px' },
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
})
