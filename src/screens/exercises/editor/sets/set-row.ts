import { css } from '#styled/css'

/** The look of the list of sets: a number in the margin, the rule, the set. */
export const setRow = {
  list: css({ listStyle: 'none', background: 'surface', border: '[1px solid]', borderColor: 'hairline', borderRadius: 'panel' }),
  item: css({
    display: 'grid',
    gridTemplateColumns: { base: '[min(2.75rem, 52px) minmax(0, 1fr)]', md: '[5.5rem minmax(0, 1fr)]' },
    background: 'surface',
    borderRadius: 'panel',
    '& + &': { borderTop: '[1px solid token(colors.hairline)]', borderTopRadius: 'none' },
    '&:not(:last-child)': { borderBottomRadius: 'none' },
  }),
  gutter: css({
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'center', md: 'flex-start' },
    justifyContent: { md: 'center' },
    gap: '1',
    py: '5',
    borderInlineEnd: '[2px solid token(colors.marginRule)]',
  }),
  place: css({ fontWeight: 'strong', minWidth: '6', textAlign: 'center' }),
  body: css({ position: 'relative', minWidth: '0' }),
}
