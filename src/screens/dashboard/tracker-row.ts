import { cva } from '#styled/css'

/** A row of a tracker: what stands at its start, its words, and how it stands at the end. */
export const trackerRow = cva({
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '[4.25rem]',
    px: { base: '4', md: '5' },
    py: '2',
    borderTop: '1px solid',
    borderTopColor: 'hairline',
    '&:first-child': { borderTop: '0' },
    '@container (width < 17rem)': { '&&&': { gridTemplateColumns: '[minmax(0, 1fr)]', justifyItems: 'start', rowGap: '1' } },
  },
  variants: {
    start: {
      toggle: { gridTemplateColumns: { base: '[3.75rem minmax(0, 1fr) auto]', md: '[3.75rem minmax(0, 1.2fr) minmax(0, 1fr)]' }, ps: { base: '3', md: '4' }, minHeight: { base: '[5.5rem]', md: '[4.25rem]' } },
      words: {
        gridTemplateColumns: { base: '[minmax(0, 1fr) auto auto]', md: '[minmax(0, 1fr) auto 3.5rem]' },
        'ul:not(:has(button)) > &': { gridTemplateColumns: '[minmax(0, 1fr) auto]' },
      },
    },
  },
})
