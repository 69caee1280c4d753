import { css } from '#styled/css'

/** A picture between the parts of a section. */
export const figure = css({ mt: '5', maxWidth: 'sheet' })

/** Text as it is typed. */
export const typed = css({ mt: '4', p: '4', maxWidth: 'sheet', overflowX: 'auto', background: 'sunken', borderRadius: 'panel', fontFamily: 'mono', textStyle: 'label' })
