import { defineRecipe, defineSlotRecipe, type SystemStyleObject } from '@pandacss/dev'
import { tableLook } from './page-parts.ts'

/** Where the table itself is narrow (a phone, a dialog), each row becomes a card. */
const asCards = '@container data-table (width < 52rem)'
const middling = '@container data-table (width < 58rem)'
/** A small phone, or large text: a card's parts have no room beside each other. */
const ofFewLetters = '@container data-table (width < 20rem)'

const unseen: SystemStyleObject = { position: 'absolute', width: '1px', height: '1px', margin: '-1px', padding: '0', overflow: 'hidden', clipPath: 'inset(50%)' }

/** From the first pixel of the table to the first one that its sticky parts leave free. */
const underHead = 'calc(var(--table-top) + var(--above-head) + 2.5rem)'

/** Rows of a list with their own head, bar and foot. The page sets `--sticky-top` to the height of what sticks above. */
export const dataTable = defineSlotRecipe({
  className: 'data-table',
  slots: ['place', 'tools', 'find', 'wait', 'more', 'chosen', 'root', 'bar', 'count', 'actions', 'sum', 'repeat', 'table', 'select', 'order', 'rowActions', 'foot'],
  base: {
    place: {
      containerType: 'inline-size',
      containerName: 'data-table',
      width: 'full',
      minWidth: '0',
      // As cards: what finds rows and the button in a row, choices below, then the list, and what is chosen at the foot of the window.
      '&:has(> [data-above=tools])': { display: 'flex', flexWrap: 'wrap', alignContent: 'start' },
    },
    tools: {
      flex: '1 0 100%',
      minWidth: '0',
      position: 'sticky',
      top: 'var(--sticky-top, 0rem)',
      zIndex: 4,
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '[4.25rem]',
      py: '3',
      background: 'paper',
      [asCards]: { display: 'contents' },
    },
    find: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      flex: '0 1 22.5rem',
      '&:has(> search)': { flexBasis: '31rem' },
      '&:has([data-chips])': { flexBasis: '46rem' },
      minWidth: '[13.75rem]',
      '& > :first-child': { flex: '1' },
      ':has(> [data-chosen]) > &': { flexBasis: '14rem', '&:has(> search)': { flexBasis: '18.5rem' }, '& [data-chips]': { display: 'none' } },
      [asCards]: { '&&, &&:has(> search), &&:has([data-chips])': { minWidth: '0', flex: '1 1 10rem' }, py: '3', ':has(> .data-table__more:not(:empty)) > &': { marginInlineEnd: '2' } },
    },
    wait: { '& p': { minHeight: '0' }, [asCards]: { order: 1, width: 'full', mb: '3' } },
    more: {
      display: 'flex',
      flex: '1 0 auto',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '2',
      minWidth: '0',
      '& > :last-child': { flexShrink: 0 },
      // Choices stand on a line of their own, the button beside the words.
      ':has(> [data-chosen]) > &': { display: 'none' },
      [asCards]: { '&&': { display: 'contents' }, '& > *': { alignSelf: 'center' }, '& > :has(> fieldset)': { order: 1, width: 'full', mb: '3' } },
    },
    chosen: {
      display: 'flex',
      flex: '1',
      alignItems: 'center',
      justifyContent: 'safe flex-end',
      gap: '2',
      minWidth: '0',
      overflowX: 'auto',
      px: '1',
      py: '0.5',
      '& p': { color: 'tintInk', fontWeight: 600, whiteSpace: 'nowrap', lineHeight: '[1.25]' },
      '& small': { display: 'block', textStyle: 'caption', fontWeight: 400, lineHeight: '[1.2]' },
      '& button': { flexShrink: 0, whiteSpace: 'nowrap' },
      [asCards]: {
        order: 3,
        position: 'sticky',
        bottom: '0',
        zIndex: 4,
        flex: '[1 0 100%]',
        overflowX: 'visible',
        flexWrap: 'wrap',
        justifyContent: 'flex-start',
        mx: '-4',
        mt: '3',
        px: '4',
        py: '3',
        background: 'surface',
        borderTop: '1px solid',
        borderColor: 'hairlineStrong',
        '& p': { width: 'full', whiteSpace: 'normal' },
        '& button': { whiteSpace: 'normal' },
      },
    },
    root: {
      width: 'full',
      '--table-top': 'var(--sticky-top, 0rem)',
      '--above-head': '0rem',
      '&[data-above=bar]': { '--above-head': '3.75rem' },
      '&[data-above=tools]': { '--above-head': '4.25rem' },
      [asCards]: { order: 2, width: 'full', '&[data-above]': { '--above-head': '0rem' } },
      display: 'flex',
      flexDirection: 'column',
      background: 'surface',
      border: '1px solid',
      borderColor: 'hairline',
      borderRadius: 'panel',
      '& > [role=alert]:first-child': { borderTopRadius: 'panel' },
      '& > [role=alert]:not(:first-child), & > [role=alert]:only-child': { borderBottomRadius: 'panel' },
    },
    bar: {
      position: 'sticky',
      top: 'var(--table-top)',
      zIndex: 3,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: '15',
      px: '5',
      background: 'surface',
      '&:first-child': { borderTopRadius: 'panel' },
      '&[data-chosen]': { background: 'tint', color: 'tintInk' },
      [asCards]: { display: 'contents' },
    },
    count: {
      color: 'muted',
      fontWeight: 600,
      '[data-chosen] > &': { color: 'tintInk', [asCards]: { color: 'muted' } },
      '& p': { minHeight: '0', fontWeight: 400 },
      [asCards]: { display: 'flex', alignItems: 'center', minHeight: '12', px: '4' },
    },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '2',
      py: '2.5',
      [asCards]: {
        order: 1,
        position: 'sticky',
        bottom: '0',
        zIndex: 3,
        justifyContent: 'flex-start',
        px: '4',
        py: '3',
        background: 'surface',
        borderTop: '1px solid',
        borderColor: 'hairlineStrong',
        borderBottomRadius: 'panel',
      },
    },
    sum: { [asCards]: unseen },
    repeat: { display: 'none', [asCards]: { display: 'block', fontWeight: 600, 'p&': { width: 'full' } } },
    table: {
      ...tableLook,
      tableLayout: 'fixed',
      '& thead > tr > th': { zIndex: 2, top: 'calc(var(--table-top) + var(--above-head))' },
      '& tbody': { overflowAnchor: 'none' },
      '& tbody[aria-hidden] [data-number] > *': { marginInlineStart: 'auto' },
      '& tbody[aria-hidden] [data-select] > *': { my: '3' },
      '& tbody > tr > :is(th, td)': { height: 'var(--row-height)', py: 'var(--row-padding)', overflowWrap: 'anywhere' },
      '& tbody tr': { scrollMarginTop: underHead, scrollMarginBottom: '2' },
      '& tbody :is(a, button, input)': { scrollMarginTop: underHead, scrollMarginBottom: '4' },
      '& tbody tr[data-part]:not([data-chosen]) > *': { background: 'paper' },
      '@media (hover: hover)': { '& tbody tr:not([data-chosen]):hover > *': { background: 'paper' }, '& thead button:hover': { color: 'ink', textDecoration: 'underline' } },
      '& tr[data-chosen] > *': { background: 'tint' },
      ':is([data-above=tools], [data-above=nothing]):not(:has(> [role=alert])) > & thead > tr > :first-child': { borderTopLeftRadius: 'panel' },
      ':is([data-above=tools], [data-above=nothing]):not(:has(> [role=alert])) > & thead > tr > :last-child': { borderTopRightRadius: 'panel' },
      '& tbody > tr:last-child > :first-child': { borderBottomLeftRadius: 'panel' },
      '& tbody > tr:last-child > :last-child': { borderBottomRightRadius: 'panel' },
      '& tbody > tr[data-gap] > td': { p: '0', border: '0', background: 'transparent' },
      '& [data-from=card]': { display: 'none' },
      '& thead th > button': { position: 'relative', px: '2', mx: '-2', borderRadius: 'small', '& svg': { flexShrink: 0 } },
      '& [aria-sort=ascending] button, & [aria-sort=descending] button': { color: 'ink' },
      '& thead [data-number] button svg': { position: 'absolute', insetInlineStart: '[calc(100% - 6px)]' },
      '& [data-width=xs]': { width: '[5.5rem]' },
      '& [data-width=sm]': { width: '[7rem]' },
      '& [data-width=md]': { width: '[9rem]' },
      '& [data-width=moment]': { width: '[10.5rem]' },
      '& [data-width=lg]': { width: '[12rem]' },
      '& [data-width=xl]': { width: '[16rem]' },
      [middling]: { '& [data-from=wide]': { display: 'none' }, '& [data-width=lg]': { width: '[10.5rem]' } },
      [asCards]: cards(),
    },
    select: {
      width: '14',
      userSelect: 'none',
      '& label': { verticalAlign: 'middle' },
      'thead > tr > & label': { minHeight: '10', py: '2' },
      '& input': { position: 'relative', _before: { content: '""', position: 'absolute', inset: '[-12px]' } },
    },
    order: {
      '.data-table__table thead > tr > &': { display: 'none' },
      [asCards]: { '.data-table__table thead > tr > &': { p: '0', display: 'flex', alignItems: 'center', gap: '1', minWidth: '0', color: 'muted', whiteSpace: 'nowrap', '& > div': { minWidth: '0' }, '& select': { maxWidth: 'full' } } },
    },
    rowActions: { '.data-table__table &': { textAlign: 'end' }, '& > div': { display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', whiteSpace: 'nowrap', marginInlineEnd: '-2.5' } },
    foot: { p: '3', borderTop: '1px solid', borderColor: 'hairline' },
  },
  variants: {
    lines: {
      one: {
        table: {
          '& tbody > tr[data-index] > :is(th, td)': { py: '0' },
          '& tbody > tr[data-index]:not([data-across]) > :is(th, td):not([data-select], [data-actions])': {
            // What only screen readers find stands where the words end, cut off with them.
            position: 'relative',
            overflow: 'clip',
            overflowClipMargin: '3px',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          },
          [asCards]: twoLines(),
          [ofFewLetters]: oneBelowAnother(),
        },
      },
    },
    density: {
      md: { table: { '--row-height': 'sizes.13', '--row-padding': 'spacing.2' } },
      compact: { table: { '--row-height': 'sizes.11', '--row-padding': 'spacing.1' } },
      tight: { table: { '--row-height': 'sizes.9', '--row-padding': 'spacing.0.5' } },
    },
    scroll: {
      page: {},
      own: { place: { minHeight: '0', height: 'full' }, root: { '--table-top': '0rem', maxHeight: 'full', overflowY: 'auto' } },
    },
  },
  defaultVariants: { density: 'md', scroll: 'page' },
})

/** Long words cut to a few lines, with a button that shows the rest. */
export const collapsed = defineRecipe({
  className: 'collapsed',
  base: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    color: 'muted',
    fontWeight: 400,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  variants: { lines: { two: { WebkitLineClamp: 2 }, four: { WebkitLineClamp: 4 }, all: { display: 'block' } } },
  defaultVariants: { lines: 'four' },
})

function cards(): SystemStyleObject {
  return {
    '& tbody tr, & tbody :is(a, button, input)': { scrollMarginTop: 'calc(var(--table-top) + 1rem)', scrollMarginBottom: '[8rem]' },
    '&, & thead, & tbody, & tbody tr, & tbody th, & tbody td': { display: 'block' },
    '& thead tr': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      columnGap: '3',
      minHeight: '10',
      '&:not(:has(select, input))': { minHeight: '0', height: '0', overflow: 'clip', border: '0' },
      px: '4',
      borderBottom: '1px solid',
      borderColor: 'hairlineStrong',
    },
    '& thead > tr > th:nth-child(n)': { position: 'static', width: 'auto', height: 'auto', p: '0', border: '0' },
    '& thead > tr > th[data-select]': { order: '-1', marginInlineEnd: '1' },
    '& [data-from=card]': { display: 'block' },
    // The heads do not stand above anything here.
    '& thead > tr > th:not([data-select])': unseen,
    '& thead th > button': { display: 'none' },
    '& tbody tr[data-index]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      position: 'relative',
      px: '4',
      py: '3',
      '&:has(> [data-select])': { paddingInlineStart: '12' },
      borderBottom: '1px solid',
      borderColor: 'hairline',
    },
    '& tbody tr[data-index]:last-child': { borderBottom: '0' },
    '& tbody tr[data-part]': { background: 'paper' },
    '& tbody tr[data-across] > td': { flex: '1' },
    '& tbody tr[data-chosen]': { background: 'tint' },
    '@media (hover: hover)': { '&& tbody tr:not([data-chosen]):hover > *': { background: 'transparent' } },
    '& tbody tr[data-index] > :is(th, td)': { p: '0', height: 'auto', width: 'auto', border: '0', textAlign: 'start' },
    '& tbody tr[data-index] > [data-title]': { width: 'full' },
    '& tbody tr[data-index] > [data-select]': { position: 'absolute', insetInlineStart: '4', insetBlockStart: '0.5' },
    '& tbody tr[data-index] > [data-actions]': { marginInlineStart: 'auto' },
    '& tbody [data-card=hidden], & tbody[aria-hidden] [data-card=labelled]': { display: 'none' },
    '& tbody [data-card=labelled]::before': { content: 'attr(data-head) / ""', marginInlineEnd: '1.5', color: 'muted', textStyle: 'label' },
  }
}

/** A card of two lines: the name and what stands at its end, then the state and what else is told; its actions at the side. */
function twoLines(): SystemStyleObject {
  return {
    '& tbody tr[data-index]': { columnGap: '3', rowGap: '1', pt: '2.5', pb: '1.5', paddingInlineEnd: '13', minHeight: '[4.75rem]', alignContent: 'center' },
    '& tbody tr[data-index][data-across]': { minHeight: '0', py: '2', paddingInlineEnd: '4' },
    '& tbody tr[data-index] > [data-title]': { width: 'auto', flex: '[1 0 70%]', maxWidth: 'full' },
    '& tbody tr[data-index]:has(> [data-card=end]) > [data-title]': { flex: '[1 0 0]', minWidth: '[45%]' },
    '& tbody tr[data-index] > [data-card=end]': { order: 0, marginInlineStart: 'auto' },
    '& tbody tr[data-index] > :is(th, td)': { order: 1 },
    '& tbody tr[data-index] > [data-title], & tbody tr[data-index] > [data-select], & tbody tr[data-index] > [data-actions]': { order: 0 },
    '& tbody tr[data-index] > [data-card=rest]': { order: 2, flex: '[1 1 0]', minWidth: '0' },
    '& tbody tr[data-index]::after': { content: '""', width: 'full', height: '0', order: 0 },
    '& tbody tr[data-index] > [data-actions]': { position: 'absolute', insetInlineEnd: '2', insetBlock: '0', display: 'flex', alignItems: 'center', m: '0', '& > div': { m: '0' } },
  }
}

/** A card of few letters: each part goes on in the next line, whole, and the actions stand at its end. */
function oneBelowAnother(): SystemStyleObject {
  return {
    '&& tbody > tr[data-index]': { columnGap: '2', rowGap: '1', px: '2.5', py: '2' },
    '&& tbody > tr[data-index]:not([data-across]) > :is(th, td):not([data-select], [data-actions])': {
      flex: '[0 1 auto]',
      minWidth: '0',
      maxWidth: 'full',
      marginInlineStart: '0',
      overflow: 'visible',
      whiteSpace: 'normal',
    },
    '&& tbody > tr[data-index] > [data-title]:not([data-select])': { width: 'full' },
    '&& tbody > tr[data-index]::after': { display: 'none' },
    '&& tbody > tr[data-index] > [data-actions]': { position: 'static', order: 3, marginInlineStart: 'auto' },
  }
}
