import { defineRecipe } from '@pandacss/dev'

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
    position: 'relative',
    border: '1px solid transparent',
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background, border-color, color',
    transitionDuration: 'press',
    transitionTimingFunction: 'out',
    '&:disabled, &[aria-disabled=true]': {
      background: 'neutralTint',
      borderColor: 'transparent',
      color: 'subtle',
      cursor: 'not-allowed',
    },
  },
  variants: {
    variant: {
      primary: { background: 'action', color: 'onAction', _hover: { background: 'actionHover' } },
      secondary: { background: 'surface', color: 'ink', borderColor: 'control', _hover: { background: 'tint', borderColor: 'action' } },
      text: { background: 'transparent', color: 'action', _hover: { background: 'tintStrong', color: 'tintInk' } },
      quiet: { background: 'transparent', color: 'muted', _hover: { background: 'neutralTint', color: 'ink' } },
      good: { background: 'good', color: 'onGood', _hover: { background: 'goodInk' } },
      danger: { background: 'surface', color: 'bad', borderColor: 'bad', _hover: { background: 'badTint', color: 'badInk' } },
      dangerSolid: { background: 'bad', color: 'onBad', _hover: { background: 'badInk' } },
      done: { background: 'goodTint', color: 'goodInk', cursor: 'default' },
    },
    size: {
      lg: { minHeight: '13', px: '5.5', fontSize: 'student', borderRadius: 'control' },
      md: { minHeight: '11', px: '4', fontSize: 'body', borderRadius: 'control' },
      sm: { minHeight: '9', px: '3', fontSize: 'dense', borderRadius: 'small' },
      row: {
        minHeight: '8',
        px: '2.5',
        fontSize: 'label',
        borderRadius: 'small',
        _after: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-6px' },
      },
    },
    wide: { true: { width: 'full' } },
    busy: { true: { cursor: 'progress', '&[aria-disabled=true]': { cursor: 'progress' } } },
  },
  compoundVariants: [
    { busy: true, variant: 'primary', css: { '&[aria-disabled=true]': { background: 'actionHover', color: 'onAction' } } },
    { busy: true, variant: 'good', css: { '&[aria-disabled=true]': { background: 'goodInk', color: 'onGood' } } },
    { busy: true, variant: 'dangerSolid', css: { '&[aria-disabled=true]': { background: 'badInk', color: 'onBad' } } },
    { busy: true, variant: ['secondary', 'danger', 'text', 'quiet'], css: { '&[aria-disabled=true]': { background: 'surface', color: 'muted', borderColor: 'control' } } },
  ],
  defaultVariants: { variant: 'primary', size: 'md' },
})

/** The words of a button that can be busy: idle and busy words share one cell, so the button keeps its width. */
export const buttonLabel = defineRecipe({
  className: 'button-label',
  jsx: ['Button'],
  base: { display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '2' },
  variants: {
    stacked: { true: { display: 'inline-grid', '& > *': { gridArea: '1 / 1' } } },
    hidden: { true: { visibility: 'hidden' } },
  },
})
