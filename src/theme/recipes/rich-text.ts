import { defineRecipe } from '@pandacss/dev'

/** Running text with light Markdown. */
export const richText = defineRecipe({
  className: 'rich-text',
  base: {
    overflowWrap: 'break-word',
    // What a formula shifts aside is painted over no other part of the page.
    overflow: 'clip',
    overflowClipMargin: '0.5em',
    '& > * + *': { mt: '2' },
    '& ul': { listStyle: 'disc', paddingInlineStart: '6' },
    '& ol': { listStyle: 'decimal', paddingInlineStart: '6' },
    '& li + li': { mt: '1' },
    '& strong': { fontWeight: 650 },
    '& code': { fontFamily: 'mono', fontSize: '0.94em', px: '1', borderRadius: 'corner', background: 'neutralTint', color: 'neutralInk' },
    '& a': { color: 'inherit', textDecorationThickness: '1px' },
  },
})

/** A formula; one on its own line scrolls by itself when it is too long. */
export const formula = defineRecipe({
  className: 'formula',
  base: { overflowWrap: 'normal' },
  variants: {
    display: { true: { display: 'block', my: '2', overflowX: 'auto', overflowY: 'hidden', paddingBlock: '1' } },
    drawn: { false: { fontFamily: 'mono', fontSize: '0.94em' }, true: {} },
  },
})
