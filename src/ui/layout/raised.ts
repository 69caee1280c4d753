import { css, cx } from '#styled/css'

/** The ground of what lies over a page for a moment: a menu, a sheet of choices, a list of keys. */
export const raised = css({ background: 'surface', border: '[1px solid]', borderColor: 'hairlineStrong', borderRadius: 'panel', boxShadow: 'raised' })

/** A menu that hangs below its button, flush with its end; what it hangs on is positioned. */
export const menuSheet = cx(
  raised,
  css({ position: 'absolute', insetInlineEnd: '0', top: '[calc(100% + 4px)]', zIndex: 'menu', display: 'flex', flexDirection: 'column', minWidth: '[14.5rem]', p: '2' }),
)
