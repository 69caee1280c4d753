import { css, cx } from '#styled/css'

/** A page of lists and tables: as wide as pages get, its parts below each other. */
export const widePage = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  width: 'full',
  maxWidth: 'page',
  marginInline: 'auto',
  px: { base: '[min(1rem, 5vw)]', md: '8' },
  py: { base: '4', md: '5' },
})

/** The place of a page in the window, for pages that lay out their parts themselves: `cx(pageFrame, css({ … }))`. */
export const pageFrame = css({
  width: 'full',
  maxWidth: 'page',
  mx: 'auto',
  px: { base: '[min(1rem, 5vw)]', md: '8' },
  pt: { base: '4', md: '5' },
  pb: '12',
})

/** A page of parts below each other, each with a heading of its own. */
export const partsPage = cx(pageFrame, css({ display: 'flex', flexDirection: 'column', gap: '4' }))

/** A page of one form. */
export const formPage = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  width: 'full',
  maxWidth: '[44rem]',
  mx: 'auto',
  px: { base: '[min(1rem, 5vw)]', md: '8' },
  pt: { base: '4', md: '7' },
  pb: '12',
})
