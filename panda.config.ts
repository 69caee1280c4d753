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
    // The gallery is not built.
    ...(process.env['NODE_ENV'] === 'production' ? ['./src/**/*.example.tsx'] : []),
  ],
  outdir: 'src/styled-system',
  outExtension: 'js',
  importMap: '#styled',
  jsxFramework: 'react',
  strictTokens: true,
  conditions: {
    extend: {
      // Paper is white, whatever the screen is.
      dark: {
        '@media screen and (prefers-color-scheme: dark)': { ':root:not([data-theme=light]) &': '@slot' },
        '@media screen': { ':root[data-theme=dark] &': '@slot' },
      },
      // Large text on a phone leaves room for half of what stands there otherwise.
      phoneLargeText: { '@media (max-width: 767px)': { ':root:is([data-text-size="125"], [data-text-size="150"]) &': '@slot' } },
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
