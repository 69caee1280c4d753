import { defineRecipe, defineSlotRecipe, type SystemStyleObject } from '@pandacss/dev'

/** A band that says how things stand: inside a list, under the header, or on top of the answer bar. */
export const band = defineSlotRecipe({
  className: 'band',
  slots: ['root', 'words', 'action'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '3',
      px: 'min(1rem, 4vw)',
      py: '2.5',
      minHeight: '13',
      animation: 'appear token(durations.dialog) token(easings.out)',
      '& > svg': { flexShrink: 0 },
    },
    words: { flex: '1 1 10rem', minWidth: 'min(8rem, 100%)', overflowWrap: 'break-word', '& strong': { fontWeight: 650 } },
    action: { marginInlineStart: 'auto', maxWidth: 'full' },
  },
  variants: {
    tone: {
      bad: { root: { background: 'badTint', color: 'badInk' } },
      today: { root: { background: 'todayTint', color: 'todayInk' } },
      good: { root: { background: 'goodTint', color: 'goodInk' } },
      neutral: { root: { background: 'neutralTint', color: 'neutralInk' } },
    },
    shape: {
      edge: {},
      box: { root: { borderRadius: 'control' } },
      foot: { root: { borderBottomRadius: 'panel' }, words: { textStyle: 'student' } },
    },
  },
  defaultVariants: { shape: 'edge' },
})

/** Nothing here yet: a page drawing, what is true, what to do. */
export const emptyState = defineSlotRecipe({
  className: 'empty-state',
  slots: ['root', 'drawing', 'title', 'words', 'actions'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center', px: '4', py: { base: '12', md: '16' } },
    drawing: { mb: '5', maxWidth: 'full' },
    title: { textStyle: 'section' },
    words: { mt: '1.5', color: 'muted', maxWidth: '[27.5rem]' },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', mt: '5' },
  },
})

/** Where this page is. */
export const breadcrumbs = defineSlotRecipe({
  className: 'breadcrumbs',
  slots: ['root', 'list', 'item'],
  base: {
    list: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', listStyle: 'none', textStyle: 'label' },
    item: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      color: 'muted',
      '& a': { color: 'muted', py: '1', _hover: { color: 'ink' } },
      '& [aria-current]': { color: 'ink', fontWeight: 650 },
    },
  },
})

/** What just happened, and how to take it back. */
export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['region', 'root', 'words', 'action', 'link', 'dismiss'],
  base: {
    region: {
      position: 'fixed',
      zIndex: 'toast',
      insetInline: '4',
      insetBlockStart: '[4.5rem]',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '2',
      pointerEvents: 'none',
    },
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      flexWrap: { base: 'wrap', md: 'nowrap' },
      minHeight: '13',
      maxWidth: '[42rem]',
      px: '4',
      py: '2',
      borderRadius: 'control',
      background: 'toast',
      color: 'onToast',
      boxShadow: 'raised',
      pointerEvents: 'auto',
      animation: 'drop token(durations.menu) token(easings.out)',
      '& > svg': { flexShrink: 0 },
      '& :focus-visible': { outlineColor: 'toastLink' },
    },
    words: { flex: '0 1 auto', fontWeight: 500, minWidth: '0', maxWidth: 'full', overflowWrap: 'break-word' },
    action: {
      display: 'inline-flex',
      verticalAlign: 'middle',
      alignItems: 'center',
      gap: '2',
      minHeight: '9',
      px: '3',
      marginInlineStart: '3',
      border: '1px solid',
      borderColor: 'toastLink',
      borderRadius: 'small',
      color: 'toastLink',
      fontSize: 'dense',
      fontWeight: 600,
      cursor: 'pointer',
    },
    link: { color: 'toastLink', fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '3px' },
    dismiss: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: '9',
      px: '2',
      marginInlineStart: 'auto',
      marginInlineEnd: '-2',
      borderRadius: 'small',
      fontSize: 'label',
      fontWeight: 600,
      cursor: 'pointer',
      flexShrink: 0,
    },
  },
})

/** The head of a page: breadcrumbs, title, one line, actions at the right. */
export const pageTitle = defineSlotRecipe({
  className: 'page-title',
  slots: ['root', 'title', 'lead', 'actions'],
  base: {
    // The title stands in a row as high as a button, so that it is in one place on all pages; the line about it has the whole width.
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '4', rowGap: '2' },
    title: { flex: { base: '1 1 8rem', md: '1 1 9rem' }, minWidth: '0', py: { base: '1.5', md: '1' }, textStyle: 'title', outline: 'none' },
    lead: { flex: '1 0 100%', color: 'muted', mt: '-2', '.page-title__actions + &': { mt: { base: '0', md: '-2' } } },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { base: '2', md: '3' } },
  },
})

/** What every table looks like, wherever its rows come from. */
export const tableLook: SystemStyleObject = {
  width: 'full',
  borderCollapse: 'separate',
  borderSpacing: '0',
  textStyle: 'dense',
  '& th, & td': { px: '3', textAlign: 'start', fontWeight: 400 },
  '& :is(th, td):first-child': { paddingInlineStart: { base: '4', md: '5' } },
  '& :is(th, td):last-child': { paddingInlineEnd: { base: '4', md: '5' } },
  '& thead th': {
    position: 'sticky',
    top: '0',
    zIndex: 1,
    height: '10',
    background: 'surface',
    borderBottom: '1px solid',
    borderColor: 'hairlineStrong',
    color: 'muted',
    textStyle: 'label',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '& tbody th': { fontWeight: 600 },
  '& tbody :is(th, td)': { borderBottom: '1px solid', borderColor: 'hairline', py: '2' },
  '& tbody tr:last-child > *': { borderBottom: '0' },
  '& tr[data-selected] > *': { background: 'tint' },
  '& [data-number]': { textAlign: 'end' },
  '& [data-zero]': { color: 'subtle' },
  '& thead button': { display: 'inline-flex', alignItems: 'center', gap: '1', minHeight: '10', fontWeight: 600, cursor: 'pointer', _hover: { color: 'ink' } },
}

/** Rows and columns with real table semantics; numbers right, zeros subtle. Cells say so by `data-number` and `data-zero`. */
export const table = defineRecipe({
  className: 'table',
  base: tableLook,
  variants: {
    rows: {
      md: { '& tbody :is(th, td)': { height: '13' } },
      compact: { '& tbody :is(th, td)': { height: '11' } },
      tight: { '& tbody :is(th, td)': { height: '9', py: '0.5' } },
    },
  },
  defaultVariants: { rows: 'md' },
})

/** A sheet whose margin rule divides the work from the marks about it; from 768 px only. */
export const sheet = defineSlotRecipe({
  className: 'sheet',
  slots: ['root', 'row', 'work', 'margin'],
  base: {
    root: { position: 'relative', width: 'full' },
    row: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    work: { minWidth: '0' },
    margin: { minWidth: '0' },
  },
  variants: {
    margin: {
      marks: {
        root: {
          '--margin': 'sizes.margin',
          maxWidth: '[920px]',
          md: { _before: { content: '""', position: 'absolute', insetBlock: '0', insetInlineEnd: 'calc(var(--margin) - 2px)', width: '[2px]', background: 'marginRule' } },
        },
        row: { gridTemplateColumns: { md: 'minmax(0, 1fr) var(--margin)' } },
        work: { paddingInlineEnd: { md: '6' } },
        margin: { paddingInlineStart: { md: '5' } },
      },
      narrowMarks: {
        root: {
          '--margin': '138px',
          md: { _before: { content: '""', position: 'absolute', insetBlock: '0', insetInlineEnd: 'calc(var(--margin) - 2px)', width: '[2px]', background: 'marginRule' } },
        },
        row: { gridTemplateColumns: { md: 'minmax(0, 1fr) var(--margin)' } },
        work: { paddingInlineEnd: { md: '3.5' } },
        margin: { paddingInlineStart: { md: '3.5' } },
      },
      dates: {
        root: {
          '--margin': '118px',
          md: { _before: { content: '""', position: 'absolute', insetBlock: '0', insetInlineStart: 'var(--margin)', width: '[2px]', background: 'marginRule' } },
        },
        row: { gridTemplateColumns: { md: 'var(--margin) minmax(0, 1fr)' } },
        work: { paddingInlineStart: { md: '[22px]' } },
        margin: { paddingInlineEnd: { md: '3.5' }, textAlign: { md: 'end' } },
      },
    },
  },
  defaultVariants: { margin: 'marks' },
})
