import { defineRecipe, defineSlotRecipe, type SystemStyleObject } from '@pandacss/dev'
import { tableLook } from './page-parts.ts'

/** Where the table itself is narrow (a phone, a dialog), each row becomes a card. */
const asCards = '@container data-table (width < 52rem)'
const middling = '@container data-table (width < 60rem)'
/** Where many actions would leave the title no room, they are folded (`RowActions`) and their column shrinks. */
const folded = '@container data-table (width < 66rem)'

const unseen: SystemStyleObject = { position: 'absolute', width: '1px', height: '1px', margin: '-1px', padding: '0', overflow: 'hidden', clipPath: 'inset(50%)' }

/** From the first pixel of the table to the first one that its sticky parts leave free. */
const underHead = 'calc(var(--table-top) + 6.25rem)'

/** Rows of a list with their own head, bar and foot. The page sets `--sticky-top` to the height of what sticks above. */
export const dataTable = defineSlotRecipe({
  className: 'data-table',
  slots: ['place', 'root', 'bar', 'count', 'actions', 'sum', 'repeat', 'table', 'select', 'rowActions', 'foot'],
  base: {
    place: { containerType: 'inline-size', containerName: 'data-table', width: 'full', minWidth: '0' },
    root: {
      '--table-top': 'var(--sticky-top, 0rem)',
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
      '& thead > tr > th': { zIndex: 2, top: 'calc(var(--table-top) + 3.75rem)' },
      '& tbody': { overflowAnchor: 'none' },
      '& tbody[aria-hidden] [data-number] > *': { marginInlineStart: 'auto' },
      '& tbody[aria-hidden] [data-select] > *': { my: '3' },
      '& tbody > tr > :is(th, td)': { height: 'var(--row-height)', py: 'var(--row-padding)', overflowWrap: 'anywhere' },
      '& tbody tr': { scrollMarginTop: underHead, scrollMarginBottom: '2' },
      '& tbody :is(a, button, input)': { scrollMarginTop: underHead, scrollMarginBottom: '4' },
      '& tbody tr:not([data-chosen]):hover > *': { background: 'paper' },
      '& tr[data-chosen] > *': { background: 'tint' },
      '& tbody > tr:last-child > :first-child': { borderBottomLeftRadius: 'panel' },
      '& tbody > tr:last-child > :last-child': { borderBottomRightRadius: 'panel' },
      '& tbody > tr[data-gap] > td': { p: '0', border: '0', background: 'transparent' },
      '& thead th > button': { px: '2', mx: '-2', borderRadius: 'small', '& svg': { flexShrink: 0 } },
      '& [aria-sort=ascending] button, & [aria-sort=descending] button': { color: 'ink' },
      '& thead [data-number] button': { flexDirection: 'row-reverse' },
      '& [data-width=xs]': { width: '20' },
      '& [data-width=sm]': { width: '[7rem]' },
      '& [data-width=md]': { width: '[9rem]' },
      '& [data-width=lg]': { width: '[12rem]' },
      '& [data-width=xl]': { width: '[16rem]' },
      '& [data-width="2xl"]': { width: '[24rem]' },
      '& [data-width="3xl"]': { width: '[27rem]' },
      [folded]: { '& :is([data-width="2xl"], [data-width="3xl"])': { width: '[14rem]' } },
      [middling]: { '& [data-from=wide]': { display: 'none' }, '& [data-width=lg]': { width: '[9rem]' } },
      [asCards]: cards(),
    },
    select: {
      width: '14',
      userSelect: 'none',
      '& label': { verticalAlign: 'middle' },
      'thead > tr > & label': { minHeight: '10', py: '2' },
      '& input': { position: 'relative', _before: { content: '""', position: 'absolute', inset: '[-12px]' } },
    },
    rowActions: { '.data-table__table &': { textAlign: 'end' }, '& > div': { display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', marginInlineEnd: '-2.5' } },
    foot: { p: '3', borderTop: '1px solid', borderColor: 'hairline' },
  },
  variants: {
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
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      py: '1',
      px: '4',
      borderBottom: '1px solid',
      borderColor: 'hairlineStrong',
    },
    '& thead > tr > th:nth-child(n)': { position: 'static', width: 'auto', height: 'auto', p: '0', border: '0' },
    '& thead > tr > th[data-select]': { marginInlineEnd: '1' },
    '& thead > tr > th:not([aria-sort], [data-select]), & thead > tr > th[data-card=hidden]': unseen,
    '& tbody tr[data-index]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      position: 'relative',
      px: '4',
      py: '3',
      '&:has(> [data-select])': { paddingInlineStart: '14' },
      borderBottom: '1px solid',
      borderColor: 'hairline',
    },
    '& tbody tr[data-index]:last-child': { borderBottom: '0' },
    '& tbody tr[data-chosen]': { background: 'tint' },
    '& tbody tr:not([data-chosen]):hover > *': { background: 'transparent' },
    '& tbody tr[data-index] > :is(th, td)': { p: '0', height: 'auto', width: 'auto', border: '0', textAlign: 'start' },
    '& tbody tr[data-index] > [data-title]': { width: 'full' },
    '& tbody tr[data-index] > [data-select]': { position: 'absolute', insetInlineStart: '4', insetBlockStart: '0.5' },
    '& tbody tr[data-index] > [data-actions]': { marginInlineStart: 'auto' },
    '& tbody [data-card=hidden], & tbody[aria-hidden] [data-card=labelled]': { display: 'none' },
    '& tbody [data-card=labelled]::before': { content: 'attr(data-head) / ""', marginInlineEnd: '1.5', color: 'muted', textStyle: 'label' },
  }
}
