import { css, cx } from '#styled/css'

/** The ground of what lies over a page for a moment: a menu, a sheet of choices, a list of keys. */
export const raised = css({ background: 'surface', border: '[1px solid]', borderColor: 'hairlineStrong', borderRadius: 'panel', boxShadow: 'raised' })

/** A menu that hangs below its button, flush with its end; what it hangs on is positioned. */
export const menuSheet = cx(
  raised,
  css({ position: 'absolute', insetInlineEnd: '0', top: '[calc(100% + 4px)]', zIndex: 'menu', display: 'flex', flexDirection: 'column', minWidth: '[14.5rem]', p: '2' }),
)

/** What hangs below a button of a header; where there is little room it keeps to the window instead, wherever the button stands. */
export const headerSheet = cx(
  raised,
  css({
    position: { base: 'fixed', lg: 'absolute' },
    insetInlineEnd: { base: '4', lg: '0' },
    top: { lg: '[100%]' },
    zIndex: 'menu',
    width: { base: '[min(24rem, 90vw)]', lg: '[min(24rem, 40vw)]' },
  }),
)
