import { defineRecipe } from '@pandacss/dev'

/** The turning arc of a busy part. */
export const spinner = defineRecipe({
  className: 'spinner',
  base: { display: 'block', flexShrink: 0, animation: 'spin 900ms linear infinite' },
})

/** A status: filled, an icon and a word. */
export const pill = defineRecipe({
  className: 'pill',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '6.5',
    px: '2.5',
    paddingInlineStart: '2',
    borderRadius: 'full',
    textStyle: 'label',
    fontWeight: 600,
    // One line wherever one fits.
    width: 'max-content',
    maxWidth: { base: 'full', md: 'none' },
    whiteSpace: { md: 'nowrap' },
    flexShrink: 0,
    '& > svg': { flexShrink: 0 },
  },
  variants: {
    tone: {
      bad: { background: 'badTint', color: 'badInk' },
      today: { background: 'todayTint', color: 'todayInk' },
      tomorrow: { background: 'tomorrowTint', color: 'tomorrowInk' },
      neutral: { background: 'neutralTint', color: 'neutralInk' },
      good: { background: 'goodTint', color: 'goodInk' },
    },
  },
  defaultVariants: { tone: 'neutral' },
})

/** A subject: outlined, so that it never looks like a status. */
export const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '6',
    px: '2',
    border: '1px solid currentColor',
    borderRadius: 'badge',
    textStyle: 'caption',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    flexShrink: 0,
  },
  variants: {
    subject: {
      english: { color: 'english' },
      math: { color: 'math' },
      history: { color: 'history' },
      science: { color: 'science' },
      other: { color: 'otherSubject' },
    },
  },
  defaultVariants: { subject: 'other' },
})

/** A word the reader chose, with a button that takes it away. */
export const chip = defineRecipe({
  className: 'chip',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '7',
    px: '2.5',
    borderRadius: 'small',
    background: 'tint',
    color: 'tintInk',
    textStyle: 'label',
    fontWeight: 600,
    '& button': {
      position: 'relative',
      display: 'inline-flex',
      p: '1',
      marginInlineEnd: '-1',
      borderRadius: 'badge',
      cursor: 'pointer',
      _hover: { background: 'tintStrong' },
      _after: { content: '""', position: 'absolute', inset: '-8px' },
    },
  },
})

/** A grey shape in the place of what is loading; appears after 200 ms, so that quick answers do not flicker. */
export const skeleton = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    background: 'neutralTint',
    borderRadius: 'badge',
    animation: 'appear 160ms token(easings.out) 200ms backwards',
  },
  variants: {
    shape: {
      line: { height: '3', width: '[60%]', maxWidth: '40', borderRadius: 'full' },
      title: { height: '3.5', width: '[75%]', maxWidth: '40', borderRadius: 'full' },
      badge: { height: '6', width: '20' },
      button: { height: '11', width: '24', borderRadius: 'control' },
      square: { height: '5', width: '5' },
      block: { height: '24', width: 'full', borderRadius: 'panel' },
    },
  },
  defaultVariants: { shape: 'line' },
})

/** Reaches the keyboard first and stays out of sight until then. */
export const skipLink = defineRecipe({
  className: 'skip-link',
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'toast',
    px: '4',
    py: '3',
    background: 'surface',
    color: 'action',
    fontWeight: 600,
    borderRadius: 'control',
    boxShadow: 'raised',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
})

/** For screen readers only. */
export const unseen = defineRecipe({
  className: 'unseen',
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  variants: { below: { md: { md: { position: 'static', width: 'auto', height: 'auto', margin: '0', overflow: 'visible', clipPath: 'none' } } } },
})

/** A line that says that something is on its way. */
export const loadingLine = defineRecipe({
  className: 'loading-line',
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2.5', minHeight: '12', color: 'muted' },
})

/** A link in running text, or a quiet one in a list. */
export const textLink = defineRecipe({
  className: 'text-link',
  base: { color: 'action', fontWeight: 500, borderRadius: 'corner', _hover: { color: 'actionHover', textDecorationThickness: '2px' } },
  variants: { quiet: { true: { color: 'muted', _hover: { color: 'ink' } } } },
})
