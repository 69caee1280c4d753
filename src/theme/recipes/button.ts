import { defineRecipe, type SystemStyleObject } from '@pandacss/dev'

/** A button's colours at rest, under the pointer and while busy, and switched off. */
function look(rest: SystemStyleObject, hover: SystemStyleObject): SystemStyleObject {
  return {
    ...rest,
    '@media (hover: hover)': { '&:hover:not(:disabled, [aria-disabled=true])': hover },
    '&[aria-busy=true]': { ...hover, cursor: 'progress' },
    [whenOff]: switchedOff,
  }
}

/** The colours of a button that is only a word, also where it is switched off. */
function bare(rest: SystemStyleObject, hover: SystemStyleObject): SystemStyleObject {
  return { ...look(rest, hover), [whenOff]: { ...switchedOff, background: 'transparent' } }
}

const whenOff = '&:disabled, &[aria-disabled=true]:not([aria-busy=true])'
const switchedOff: SystemStyleObject = { background: 'neutralTint', borderColor: 'transparent', color: 'subtle', cursor: 'not-allowed' }

/** Buttons and links that look like them. A disabled one keeps its contrast and loses its colour instead. */
export const button = defineRecipe({
  className: 'button',
  jsx: ['Button', 'ButtonLink'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    maxWidth: 'full',
    position: 'relative',
    border: '1px solid transparent',
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    '& svg': { flexShrink: 0 },
    transitionProperty: 'background, border-color, color',
    transitionDuration: 'press',
    transitionTimingFunction: 'out',
  },
  variants: {
    variant: {
      primary: look({ background: 'action', color: 'onAction' }, { background: 'actionHover' }),
      secondary: look({ background: 'surface', color: 'ink', borderColor: 'control' }, { background: 'tint', borderColor: 'action' }),
      text: bare({ background: 'transparent', color: 'action' }, { background: 'tintStrong', color: 'tintInk' }),
      dangerText: bare({ background: 'transparent', color: 'bad' }, { background: 'badTint', color: 'badInk' }),
      quiet: look({ background: 'transparent', color: 'muted' }, { background: 'neutralTint', color: 'ink' }),
      good: look({ background: 'good', color: 'onGood' }, { background: 'goodInk' }),
      danger: look({ background: 'surface', color: 'bad', borderColor: 'bad' }, { background: 'badTint', color: 'badInk' }),
      dangerSolid: look({ background: 'bad', color: 'onBad' }, { background: 'badInk' }),
      done: { background: 'goodTint', color: 'goodInk', cursor: 'default' },
    },
    size: {
      lg: { minHeight: '13', px: '5.5', py: { base: '2', _compact: '0' }, fontSize: 'student', borderRadius: 'control' },
      md: { minHeight: '11', px: '4', py: { base: '1.5', _compact: '0' }, fontSize: 'body', borderRadius: 'control' },
      sm: { minHeight: '9', px: '3', py: { base: '1', _compact: '0' }, fontSize: 'dense', borderRadius: 'small' },
      row: {
        minHeight: '8',
        px: '2.5',
        fontSize: 'label',
        borderRadius: 'small',
        _after: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-6px' },
      },
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
})

/** The words of a button that can be busy: idle and busy words share one cell, so the button keeps its width. */
export const buttonLabel = defineRecipe({
  className: 'button-label',
  jsx: ['Button'],
  base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '2', minWidth: '0' },
  variants: {
    stacked: { true: { display: 'inline-grid', gridTemplateColumns: 'minmax(0, auto)', '& > *': { gridArea: '1 / 1' } } },
    hidden: { true: { visibility: 'hidden' } },
  },
})
