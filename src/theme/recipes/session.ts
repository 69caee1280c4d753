import { defineRecipe, defineSlotRecipe } from '@pandacss/dev'

const hatch = 'repeating-linear-gradient(135deg, token(colors.neutralTint) 0 5px, transparent 5px 9px)'

/** Steps that say what each try can still earn; the fill moves to the next step when a try is spent. */
export const tryMeter = defineSlotRecipe({
  className: 'try-meter',
  slots: ['root', 'step'],
  base: {
    root: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '1', flexShrink: 0, maxWidth: 'full', color: 'ink' },
    step: {
      position: 'relative',
      isolation: 'isolate',
      display: 'grid',
      placeItems: 'center',
      border: '1px solid transparent',
      borderRadius: 'badge',
      fontWeight: 600,
      lineHeight: 1,
      '&[data-step=spent]': { background: hatch, color: 'subtle', textDecoration: 'line-through' },
      '&[data-step=open]': { borderColor: 'control', background: 'surface', color: 'muted' },
      '&[data-step=now]': { background: 'action', color: 'onAction', fontWeight: 750 },
      '&[data-step=won]': { background: 'good', color: 'onGood', fontWeight: 750 },
      '&[data-step=now]::before': {
        content: '""',
        position: 'absolute',
        inset: '-1px',
        zIndex: -1,
        borderRadius: 'inherit',
        background: 'action',
      },
      '&[data-step=spent] + &[data-step=now]::before': { animation: 'advance token(durations.dialog) token(easings.out)' },
      '&[data-cap]': { marginInlineStart: '2' },
    },
  },
  variants: {
    size: {
      md: {
        step: {
          width: '[2.375rem]',
          fontSize: 'body',
          '&[data-height="0"]': { height: '[2.625rem]' },
          '&[data-height="1"]': { height: '[2.3125rem]' },
          '&[data-height="2"]': { height: '[2rem]' },
          '&[data-height="3"]': { height: '[1.6875rem]' },
          '&[data-height="4"]': { height: '[1.375rem]' },
        },
      },
      sm: {
        root: { gap: '[0.1875rem]' },
        step: {
          minWidth: '[1.625rem]',
          px: '0.5',
          fontSize: 'caption',
          '&[data-height="0"]': { height: '[1.875rem]' },
          '&[data-height="1"]': { height: '[1.6875rem]' },
          '&[data-height="2"]': { height: '[1.5rem]' },
          '&[data-height="3"]': { height: '[1.3125rem]' },
          '&[data-height="4"]': { height: '[1.125rem]' },
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
})

/** The questions of a session as shapes, the current one as a ring with its number. */
export const rail = defineSlotRecipe({
  className: 'rail',
  slots: ['root', 'item', 'current', 'more'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: { base: '[0.1875rem]', md: '3' }, listStyle: 'none', color: 'muted', minWidth: '0' },
    item: { display: 'inline-flex', flexShrink: 0, '&[data-far]': { display: { base: 'none', md: 'inline-flex' } } },
    current: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      minWidth: { base: '6.5', md: '[1.875rem]' },
      height: { base: '6.5', md: '[1.875rem]' },
      border: '2px solid',
      borderColor: 'action',
      borderRadius: 'full',
      color: 'action',
      fontSize: { base: 'label', md: 'dense' },
      fontWeight: 700,
      lineHeight: 1,
    },
    more: { display: { base: 'none', md: 'block' }, textStyle: 'caption', whiteSpace: 'nowrap' },
  },
  variants: { size: { md: {}, sm: { root: { gap: '1' } } } },
  defaultVariants: { size: 'md' },
})

/** The time that is left; the whole of it is the target of the button that hides and shows it. */
export const timer = defineSlotRecipe({
  className: 'timer',
  slots: ['root', 'time', 'toggle', 'warning'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      maxWidth: 'calc(100% + 0.75rem)',
      minHeight: { base: '11', _compact: '[max(2rem, 44px)]' },
      px: '1.5',
      mx: '-1.5',
      borderRadius: 'small',
      color: 'ink',
      whiteSpace: 'nowrap',
      _hover: { background: 'neutralTint' },
      '& > [role=timer], &[data-hidden] > :not(svg, :empty)': { marginInlineStart: '2' },
      md: { '& > :not(svg, :empty)': { marginInlineStart: '2' } },
    },
    time: { fontSize: '[1.0625rem]', fontWeight: 650 },
    toggle: {
      textStyle: 'label',
      fontWeight: 600,
      color: 'muted',
      cursor: 'pointer',
      borderRadius: 'small',
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'small' },
      _focusVisible: { outline: 'none', _after: { outline: '3px solid', outlineColor: 'action', outlineOffset: '2px' } },
    },
    warning: { minWidth: '0', whiteSpace: 'normal', textStyle: 'dense', fontWeight: 600, color: 'bad' },
  },
  variants: { low: { true: { root: { color: 'bad' }, time: { fontWeight: 700 } } } },
})

/** What came of a student's turn, in the margin beside it. */
export const mark = defineSlotRecipe({
  className: 'mark',
  slots: ['root', 'words', 'detail'],
  base: {
    root: {
      display: 'flex',
      flexDirection: { base: 'row', md: 'column' },
      alignItems: { base: 'center', md: 'flex-start' },
      columnGap: '1.5',
      flexWrap: 'wrap',
      textStyle: 'label',
      color: 'ink',
    },
    words: { display: 'inline-flex', alignItems: 'center', gap: '1.5', width: 'max-content', maxWidth: 'full', fontWeight: 600 },
    detail: { display: 'inline-flex', alignItems: 'center', gap: '1', paddingInlineStart: { base: '0', md: '[1.375rem]' }, color: 'muted' },
  },
  variants: {
    tone: {
      ink: {},
      good: { root: { color: 'good' }, detail: { color: 'good' } },
      queued: { root: { color: 'todayInk' } },
      muted: { root: { color: 'muted' } },
    },
    plain: { true: { detail: { paddingInlineStart: '0' } } },
  },
  defaultVariants: { tone: 'ink' },
})

/** A percentage as a ring that is drawn once, with the number inside: the number alone is in the colour of its band, and at an end in ink. */
export const scoreRing = defineSlotRecipe({
  className: 'score-ring',
  slots: ['root', 'track', 'arc', 'number'],
  base: {
    root: { position: 'relative', display: 'inline-grid', placeItems: 'center', flexShrink: 0, '& > *': { gridArea: '1 / 1' } },
    track: { stroke: 'neutralTint' },
    arc: { stroke: 'action', animation: 'drawRing token(durations.ring) token(easings.out)' },
    number: { fontWeight: 700, lineHeight: 1 },
  },
  variants: {
    band: { good: { root: { '--band': 'colors.good' } }, fair: { root: { '--band': 'colors.warn' } }, low: { root: { '--band': 'colors.bad' } } },
    look: { score: { number: { color: 'var(--band)' } }, end: { number: { color: 'ink' } } },
    size: { sm: { number: { fontSize: 'section' } }, md: { number: { fontSize: 'dialog' } }, lg: { number: { fontSize: 'title' } } },
    long: { true: { number: { scale: '0.72' } } },
  },
  defaultVariants: { size: 'lg', look: 'score' },
})

/** A percentage as a bar with its number. */
export const scoreBar = defineSlotRecipe({
  className: 'score-bar',
  slots: ['root', 'label', 'track', 'number'],
  base: {
    root: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 7.5rem) minmax(1rem, 1fr) minmax(auto, 3rem)', _fewLetters: 'minmax(0, 1fr) auto' }, alignItems: 'center', gap: '3', rowGap: { _fewLetters: '1' }, '& > svg': { order: { _fewLetters: 1 }, gridColumn: { _fewLetters: '1 / -1' } } },
    label: { textStyle: 'body', overflowWrap: 'break-word' },
    track: { display: 'block', width: 'full', height: '2.5', borderRadius: 'full', background: 'neutralTint', overflow: 'hidden', fill: 'action' },
    number: { fontWeight: 650, textAlign: 'end', color: 'var(--band)' },
  },
  variants: { band: { good: { root: { '--band': 'colors.good' } }, fair: { root: { '--band': 'colors.warn' } }, low: { root: { '--band': 'colors.bad' } } } },
})

/** A percentage in text, in the colour of its band and bold, so that the colour is not alone. */
export const scoreText = defineRecipe({
  className: 'score-text',
  base: { fontWeight: 700 },
  variants: { band: { good: { color: 'good' }, fair: { color: 'warn' }, low: { color: 'bad' } } },
})

/** The margin rule of a scrolling area: as high as the view, taking no room in the flow. */
export const marginRule = defineRecipe({
  className: 'margin-rule',
  base: {
    display: { base: 'none', md: 'block' },
    position: 'sticky',
    top: '0',
    float: 'left',
    width: 'full',
    height: 'full',
    marginInlineEnd: '-100%',
    pointerEvents: 'none',
    backgroundImage: 'linear-gradient(token(colors.marginRule), token(colors.marginRule))',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '2px 100%',
  },
  variants: { at: { chat: { backgroundPosition: 'min(50% + 241px, 100% - 234px) 0' } } },
  defaultVariants: { at: 'chat' },
})
