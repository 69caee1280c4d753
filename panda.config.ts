import { defineConfig } from '@pandacss/dev'
import { colors } from './src/theme/colors.ts'
import { page } from './src/theme/page.ts'
import { recipes, slotRecipes } from './src/theme/recipes.ts'
import { keyframes, textStyles, tokens } from './src/theme/tokens.ts'

export default defineConfig({
  presets: ['@pandacss/preset-base'],
  preflight: true,
  include: ['./src/**/*.{ts,tsx}'],
  exclude: [
    './src/qa/**',
    './src/theme/**',
    './src/styled-system/**',
    './src/routeTree.gen.ts',
    // The gallery is tested, and not built.
    ...(process.env['NODE_ENV'] === 'production' && process.env['VITEST'] === undefined ? ['./src/**/*.example.tsx'] : []),
  ],
  outdir: 'src/styled-system',
  outExtension: 'js',
  importMap: '#styled',
  jsxFramework: 'react',
  strictTokens: true,
  conditions: {
    extend: {
      // A finger hovers over nothing: what it pressed last would stay marked until the next press.
      hover: ['@media (hover: hover)', '&:is(:hover, [data-hover])'],
      // Paper is white, whatever the screen is.
      dark: {
        '@media screen and (prefers-color-scheme: dark)': { ':root:not([data-theme=light]) &': '@slot' },
        '@media screen': { ':root[data-theme=dark] &': '@slot' },
      },
      // A session is laid out by the room it has, counted in the reader's letters: large text makes a phone of a wide screen, and an
      // open keyboard or very large text leaves room for one line of each part.
      sheet: '@container session (width >= 48rem) and (height >= 24rem)',
      desk: '@container session (width >= 64rem) and (height >= 24rem)',
      narrow: '@container session (width < 23rem)',
      /** A keyboard lies over a phone: each part of a session's foot gets by with less. */
      low: '@container session (height < 31rem)',
      /** Few letters stand beside each other in what is around: large text on a phone. */
      fewLetters: '@container (width < 14rem)',
      /** A dialog on a small phone with large text, or over a keyboard: its title and buttons leave room for what it says. */
      tight: '@container dialog (width < 14rem) or (height < 24rem)',
      compact: '@container session (width < 17.5rem) or (height < 24rem)',
    },
  },
  theme: {
    breakpoints: { md: '768px', lg: '1024px' },
    keyframes,
    textStyles,
    tokens,
    semanticTokens: { colors },
    recipes,
    slotRecipes,
  },
  globalCss: page,
  // Parts choose variants from their props, which no static reading of the source can see.
  staticCss: { recipes: '*' },
})
