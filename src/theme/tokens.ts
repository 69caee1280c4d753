import { defineTextStyles, defineTokens } from '@pandacss/dev'

/** Rem of a length in CSS pixels at the standard text size, so that everything grows with the reader's text size. */
function rem(px: number) {
  return { value: `${px / 16}rem` }
}

const steps = {
  '0': { value: '0rem' },
  '0.5': rem(2),
  '1': rem(4),
  '1.5': rem(6),
  '2': rem(8),
  '2.5': rem(10),
  '3': rem(12),
  '3.5': rem(14),
  '4': rem(16),
  '5': rem(20),
  '5.5': rem(22),
  '6': rem(24),
  '6.5': rem(26),
  '7': rem(28),
  '7.5': rem(30),
  '8': rem(32),
  '9': rem(36),
  '10': rem(40),
  '11': rem(44),
  '12': rem(48),
  '13': rem(52),
  '14': rem(56),
  '15': rem(60),
  '16': rem(64),
  '18': rem(72),
  '20': rem(80),
  '22': rem(88),
  '24': rem(96),
  '40': rem(160),
}

/** Lengths, type, shape and time. Numbered steps are quarters of 16 px: `4` is 16 px. */
export const tokens = defineTokens({
  fonts: {
    body: { value: "'Atkinson Hyperlegible Next Variable', 'Atkinson Fallback', system-ui, sans-serif" },
    mono: { value: "'Atkinson Hyperlegible Mono', ui-monospace, monospace" },
  },
  fontSizes: {
    caption: rem(13),
    label: rem(14),
    dense: rem(15),
    body: rem(16),
    student: rem(18),
    section: rem(20),
    dialog: rem(24),
    titlePhone: rem(26),
    title: rem(30),
    script: rem(32),
    displayPhone: rem(36),
    display: rem(48),
  },
  fontWeights: {
    normal: { value: 400 },
    medium: { value: 500 },
    semibold: { value: 600 },
    strong: { value: 650 },
    bold: { value: 700 },
    heavy: { value: 750 },
  },
  lineHeights: { tight: { value: 1.2 }, heading: { value: 1.3 }, caption: { value: 1.4 }, text: { value: 1.5 } },
  spacing: steps,
  sizes: {
    ...steps,
    full: { value: '100%' },
    fit: { value: 'fit-content' },
    screen: { value: '100dvh' },
    page: { value: '1280px' },
    sheet: { value: '920px' },
    shell: { value: '1216px' },
    margin: { value: '220px' },
    reading: { value: '68ch' },
  },
  radii: {
    none: { value: '0' },
    corner: { value: '4px' },
    badge: { value: '6px' },
    small: { value: '8px' },
    control: { value: '10px' },
    panel: { value: '12px' },
    dialog: { value: '14px' },
    full: { value: '999px' },
  },
  shadows: {
    none: { value: 'none' },
    raised: { value: '0 6px 20px -4px rgb(20 33 61 / 0.14)' },
    dialog: { value: '0 24px 64px -12px rgb(20 33 61 / 0.34)' },
  },
  durations: { press: { value: '120ms' }, menu: { value: '160ms' }, dialog: { value: '200ms' }, ring: { value: '400ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0, 0.2, 1)' } },
  zIndex: { header: { value: 10 }, bar: { value: 20 }, menu: { value: 40 }, dialog: { value: 50 }, toast: { value: 60 } },
})

/** The type scale. Emphasis is weight, never capitals; students read 18, everybody else 16. */
export const textStyles = defineTextStyles({
  caption: { value: { fontSize: '0.8125rem', lineHeight: 1.4 } },
  label: { value: { fontSize: '0.875rem', lineHeight: 1.45 } },
  dense: { value: { fontSize: '0.9375rem', lineHeight: 1.5 } },
  body: { value: { fontSize: '1rem', lineHeight: 1.5 } },
  student: { value: { fontSize: '1.125rem', lineHeight: 1.5 } },
  section: { value: { fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 650 } },
  dialog: { value: { fontSize: { base: 'min(1.5rem, 11vw)', md: '1.5rem' }, lineHeight: 1.25, fontWeight: 650 } },
  title: { value: { fontSize: { base: 'min(1.625rem, 11vw)', md: '1.875rem' }, lineHeight: 1.2, fontWeight: 700 } },
  display: { value: { fontSize: { base: '2.25rem', md: '3rem' }, lineHeight: 1.08, fontWeight: 750 } },
})

/** Movement that explains where something came from; all of it stops under reduced motion. */
export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  appear: { from: { opacity: 0 } },
  rise: { from: { opacity: 0, transform: 'translateY(8px)' } },
  drop: { from: { opacity: 0, transform: 'translateY(-8px)' } },
  breathe: { '50%': { opacity: 0.25 } },
  drawRing: { from: { strokeDashoffset: 1 } },
  /** One of three turns is seen for a third of the time, each from its own beginning on. */
  oneOfThree: { '0%': { opacity: 0 }, '2%, 32%': { opacity: 1 }, '34%, 100%': { opacity: 0 } },
  /** From the step before, which is a little higher. */
  advance: { from: { transform: 'translate(calc(-100% - 0.25rem), -12%)' } },
}
