import { defineSlotRecipe } from '@pandacss/dev'

/** A few choices side by side, one or several of them pressed. */
export const segment = defineSlotRecipe({
  className: 'segment',
  slots: ['root', 'item', 'input', 'word'],
  base: {
    root: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      gap: '0.5',
      p: '1',
      border: '1px solid',
      borderColor: 'control',
      borderRadius: 'control',
      background: 'surface',
      maxWidth: 'full',
    },
    item: { position: 'relative', display: 'inline-flex', flex: '1 1 auto', minWidth: '0', maxWidth: 'full' },
    input: { position: 'absolute', inset: '0', width: 'full', height: 'full', opacity: 0, cursor: 'pointer', margin: '0' },
    word: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1.5',
      width: 'full',
      px: '3.5',
      borderRadius: 'small',
      border: '0',
      background: 'transparent',
      color: 'muted',
      fontWeight: 600,
      lineHeight: 1.25,
      textAlign: 'center',
      cursor: 'pointer',
      transitionProperty: 'background, color',
      transitionDuration: 'menu',
      transitionTimingFunction: 'out',
      '@media (hover: hover)': { 'input:not(:checked):hover + &, &:is(button):not([aria-pressed=true]):hover': { background: 'tint', color: 'tintInk' } },
      'input:checked + &, &[aria-pressed=true]': { background: 'tintStrong', color: 'tintInk' },
      'input:focus-visible + &': { outline: '3px solid token(colors.action)', outlineOffset: '2px' },
      '@media (forced-colors: active)': { 'input:checked + &, &[aria-pressed=true]': { outline: '2px solid Highlight' } },
    },
  },
  variants: {
    size: {
      md: { word: { minHeight: '9', fontSize: 'dense' } },
      sm: { root: { p: '0.5' }, word: { minHeight: '7.5', px: { base: '1', md: '3' }, fontSize: 'label' } },
    },
    wide: { true: { root: { display: 'flex', width: 'full' } } },
  },
  defaultVariants: { size: 'md' },
})

/** A native check box or switch with its words, in a 44 px target. */
export const tick = defineSlotRecipe({
  className: 'tick',
  slots: ['root', 'box', 'input', 'words', 'help'],
  base: {
    root: { display: 'inline-flex', alignItems: 'flex-start', gap: 'min(0.75rem, 12px)', minHeight: '11', py: '2.5', cursor: 'pointer' },
    box: { position: 'relative', display: 'grid', placeItems: 'center', flexShrink: 0, color: 'onAction', '& svg': { gridArea: '1 / 1', pointerEvents: 'none', zIndex: 1 } },
    input: {
      gridArea: '1 / 1',
      appearance: 'none',
      margin: '0',
      cursor: 'inherit',
      border: '1px solid',
      borderColor: 'control',
      background: 'surface',
      transitionProperty: 'background, border-color',
      transitionDuration: 'press',
      '&:checked, &:indeterminate': { background: 'action', borderColor: 'action' },
      _disabled: { background: 'neutralTint', borderColor: 'hairlineStrong', cursor: 'not-allowed' },
    },
    words: { minWidth: '0', overflowWrap: 'break-word' },
    help: { display: 'block', textStyle: 'label', color: 'muted' },
  },
  variants: {
    kind: {
      check: {
        box: { mt: '0.5' },
        input: { width: '5', height: '5', borderRadius: 'badge', '&:not(:checked, :indeterminate) ~ svg': { visibility: 'hidden' }, '&:disabled ~ svg': { color: 'subtle' } },
      },
      switch: {
        input: {
          width: '10',
          height: '6',
          borderRadius: 'full',
          background: 'control',
          _after: {
            content: '""',
            display: 'block',
            width: '[1.125rem]',
            height: '[1.125rem]',
            margin: '[2px]',
            borderRadius: 'full',
            background: 'surface',
            transitionProperty: 'transform',
            transitionDuration: 'press',
          },
          '&:checked': { background: 'action', _after: { transform: 'translateX(1rem)' } },
          '&:disabled': { background: 'neutralTint', _after: { background: 'subtle' } },
        },
      },
    },
  },
  defaultVariants: { kind: 'check' },
})

/** A list of actions under its button. */
export const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['positioner', 'content', 'item', 'separator'],
  base: {
    positioner: { zIndex: 'menu' },
    content: {
      minWidth: '[14.5rem]',
      p: '1.5',
      background: 'surface',
      border: '1px solid',
      borderColor: 'hairlineStrong',
      borderRadius: 'panel',
      boxShadow: 'raised',
      outline: 'none',
      _open: { animation: 'drop token(durations.menu) token(easings.out)' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '11',
      px: '3',
      borderRadius: 'small',
      fontWeight: 600,
      cursor: 'pointer',
      color: 'ink',
      textDecoration: 'none',
      userSelect: 'none',
      _highlighted: { background: 'tint', color: 'tintInk' },
      '&[data-disabled]': { color: 'subtle', cursor: 'not-allowed' },
    },
    separator: { height: '[1px]', my: '1.5', background: 'hairline', border: '0' },
  },
  variants: { danger: { true: { item: { color: 'bad', _highlighted: { background: 'badTint', color: 'badInk' } } } } },
})

/** A few words about the control they stand beside. */
export const tooltip = defineSlotRecipe({
  className: 'tooltip',
  slots: ['root', 'bubble'],
  base: {
    root: { position: 'relative', display: 'inline-flex' },
    bubble: {
      position: 'absolute',
      zIndex: 'menu',
      insetBlockStart: 'calc(100% + 6px)',
      insetInlineStart: '50%',
      translate: '-50% 0',
      width: 'max-content',
      maxWidth: '[16rem]',
      px: '2.5',
      py: '1.5',
      borderRadius: 'small',
      background: 'toast',
      color: 'onToast',
      textStyle: 'caption',
      fontWeight: 500,
      animation: 'appear token(durations.press) token(easings.out)',
      _before: { content: '""', position: 'absolute', insetInline: '0', insetBlockStart: '-8px', height: '[8px]' },
    },
  },
  variants: {
    side: {
      below: {},
      above: { bubble: { insetBlockStart: 'auto', insetBlockEnd: 'calc(100% + 6px)', _before: { insetBlockStart: 'auto', insetBlockEnd: '-8px' } } },
    },
    align: { center: {}, start: { bubble: { insetInlineStart: '0', translate: 'none' } }, end: { bubble: { insetInlineStart: 'auto', insetInlineEnd: '0', translate: 'none' } } },
  },
})
