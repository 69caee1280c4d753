import { defineSlotRecipe } from '@pandacss/dev'

/** One turn of a conversation with its mark in the margin; below 768 px the mark stands under the turn. */
export const turn = defineSlotRecipe({
  className: 'turn',
  jsx: ['TutorTurn', 'StudentTurn', 'QuestionTurn', 'Hint'],
  slots: ['row', 'work', 'bubble', 'margin', 'hint', 'hintTitle'],
  base: {
    row: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) var(--margin, 220px)' } },
    work: { display: 'flex', minWidth: '0', paddingInlineEnd: { base: '0', md: '6' } },
    bubble: {
      maxWidth: { base: '312px', md: '540px' },
      px: '4',
      py: '2.5',
      borderRadius: 'dialog',
      overflowWrap: 'break-word',
      minWidth: '0',
      '@media (forced-colors: active)': { border: '1px solid' },
    },
    margin: { paddingInlineStart: { base: '0', md: '5' }, paddingTop: { base: '1', md: '1' } },
    hint: {
      mt: '2.5',
      px: '3.5',
      py: '2.5',
      background: 'surface',
      borderInlineStart: '3px solid',
      borderColor: 'action',
      borderEndEndRadius: 'small',
      borderStartEndRadius: 'small',
    },
    hintTitle: { display: 'flex', alignItems: 'center', gap: '1.5', textStyle: 'label', fontWeight: 600, color: 'tintInk' },
  },
  variants: {
    speaker: {
      tutor: { work: { justifyContent: 'flex-start' }, bubble: { background: 'tutorTurn', color: 'ink', borderStartStartRadius: 'corner' } },
      student: {
        work: { justifyContent: 'flex-end' },
        bubble: { background: 'studentTurn', color: 'onStudent', borderStartEndRadius: 'corner' },
        margin: { justifySelf: { base: 'end', md: 'start' }, maxWidth: 'full' },
      },
    },
    size: {
      student: { bubble: { textStyle: 'student' } },
      dense: { bubble: { textStyle: 'body', px: 'min(0.875rem, 4vw)', py: '2' } },
    },
  },
  defaultVariants: { size: 'student' },
})
