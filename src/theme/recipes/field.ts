import { defineSlotRecipe } from '@pandacss/dev'

/** A list of choices counts as read-only to browsers, and must not look so. */
const notReadOnly = { '&:enabled': { background: 'surface', borderColor: 'control' }, '@media (hover: hover)': { '&:enabled:hover': { borderColor: 'action' } } }

/** A labelled control: label above, help and error below; the box is shared by inputs, password inputs and text areas. */
export const field = defineSlotRecipe({
  className: 'field',
  jsx: ['Field', 'Input', 'PasswordInput', 'Textarea', 'Select', 'SearchBox'],
  slots: ['root', 'label', 'box', 'control', 'help', 'error', 'toggle', 'icon'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' },
    label: { textStyle: 'dense', fontWeight: 600 },
    box: { position: 'relative', display: 'flex' },
    control: {
      width: 'full',
      minWidth: '0',
      background: 'surface',
      color: 'ink',
      border: '1px solid',
      borderColor: 'control',
      borderRadius: 'control',
      px: '3',
      transitionProperty: 'border-color',
      transitionDuration: 'press',
      _focusVisible: { outlineOffset: '0px', borderColor: 'action' },
      _placeholderShown: { textOverflow: 'ellipsis' },
      _readOnly: { background: 'sunken', borderColor: 'hairlineStrong' },
      '&[aria-invalid=true]': { borderColor: 'bad', boxShadow: 'inset 0 0 0 1px token(colors.bad)' },
      _disabled: { background: 'sunken', borderColor: 'hairlineStrong', color: 'subtle', cursor: 'not-allowed' },
    },
    help: { textStyle: 'label', color: 'muted' },
    error: { display: 'flex', alignItems: 'flex-start', gap: '1.5', textStyle: 'label', color: 'bad', '& svg': { mt: '0.5', flexShrink: 0 } },
    toggle: {
      position: 'absolute',
      insetInlineEnd: '1',
      insetBlock: '1',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      px: '3',
      border: '0',
      borderRadius: 'small',
      background: 'transparent',
      color: 'action',
      textStyle: 'label',
      fontWeight: 600,
      cursor: 'pointer',
      _hover: { background: 'tint' },
      _focusVisible: { outlineOffset: '-3px' },
    },
    icon: { position: 'absolute', insetBlock: '0', display: 'grid', placeItems: 'center', color: 'muted', pointerEvents: 'none', _print: { display: 'none' } },
  },
  variants: {
    size: {
      md: { control: { minHeight: '11', fontSize: 'body' } },
      lg: { control: { minHeight: '13', fontSize: 'student' } },
    },
    shape: {
      line: {},
      // Wide enough for its word in either font, so that nothing moves when the letters come or the word changes.
      password: {
        box: { containerType: 'inline-size', flexWrap: 'wrap' },
        control: { paddingInlineEnd: { base: '24', _fewLetters: '3' } },
        toggle: { minWidth: '[5.5rem]', justifyContent: 'center', _fewLetters: { position: 'static', minHeight: '[44px]', marginInlineStart: 'auto' } },
      },
      search: { control: { paddingInlineStart: '10' }, icon: { insetInlineStart: '3.5' } },
      select: { control: { appearance: 'none', paddingInlineEnd: '10', cursor: 'pointer', textOverflow: 'ellipsis', ...notReadOnly }, icon: { insetInlineEnd: '3.5' } },
      filter: {
        control: { appearance: 'none', paddingInlineEnd: '10', cursor: 'pointer', textOverflow: 'ellipsis', fontWeight: 600, fontSize: 'dense', ...notReadOnly },
        icon: { insetInlineEnd: '3.5' },
      },
      // Its word alone, in a line of text.
      bare: {
        control: { appearance: 'none', minHeight: '10', px: '2', paddingInlineEnd: '7', fieldSizing: 'content', border: '0', cursor: 'pointer', textOverflow: 'ellipsis', fontWeight: 600, fontSize: 'dense', '&:enabled': { background: 'transparent' }, _focusVisible: { outlineOffset: '-3px' } },
        icon: { insetInlineEnd: '1' },
      },
      area: { control: { py: '2.5', resize: 'vertical', lineHeight: 1.5 } },
      answer: {
        control: {
          minHeight: '13',
          maxHeight: '40',
          px: '4',
          py: '3',
          fontSize: 'student',
          lineHeight: 1.45,
          borderRadius: 'panel',
          resize: 'none',
          fieldSizing: 'content',
          // The box is as high as what is typed, not as what it says while it is empty.
          '&::placeholder': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
        },
      },
    },
  },
  defaultVariants: { size: 'md', shape: 'line' },
})
