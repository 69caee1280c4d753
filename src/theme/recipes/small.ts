import { defineRecipe } from '@pandacss/dev'

/** The turning arc of a busy part. */
export const spinner = defineRecipe({
  className: 'spinner',
  jsx: ['Spinner'],
  base: { display: 'block', flexShrink: 0, animation: 'spin 900ms linear infinite' },
})
