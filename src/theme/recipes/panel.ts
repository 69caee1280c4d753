import { defineSlotRecipe } from '@pandacss/dev'

/** A box on the page: head of 64 with a title and controls, body, foot. Never inside another panel. */
export const panel = defineSlotRecipe({
  className: 'panel',
  jsx: ['Panel', 'PanelHead', 'PanelBody', 'PanelFoot'],
  slots: ['root', 'head', 'title', 'body', 'foot'],
  base: {
    root: { background: 'surface', border: '1px solid', borderColor: 'hairline', borderRadius: 'panel', overflow: 'clip', minWidth: '0' },
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: '3',
      minHeight: '16',
      px: { base: 'min(1rem, 5vw)', md: '5' },
      py: '3',
      borderBottom: '1px solid',
      borderColor: 'hairline',
    },
    title: { textStyle: 'section' },
    body: { p: { base: 'min(1rem, 5vw)', md: '5' } },
    foot: { px: { base: 'min(1rem, 5vw)', md: '5' }, py: '2.5', borderTop: '1px solid', borderColor: 'hairline' },
  },
})
