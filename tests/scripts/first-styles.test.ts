import { expect, test } from 'vitest'
import { firstStyles } from '#scripts/build-steps/first-styles.mjs'

const page = '<body class="page"><h1 class="title wide">Log in</h1></body>'

test('the styles of a page are those of its elements and classes, in the layers they come in', () => {
  const sheet = '@layer reset,utilities;@layer reset{h1{margin:0}}@layer utilities{.title{color:red}.other{color:blue}.wide.other{top:0}@media (width>=1px){.other{left:0}}}'
  expect(firstStyles(sheet, [page])).toBe('@layer reset,utilities;@layer reset{h1{margin:0}}@layer utilities{.title{color:red}}')
})

test('of a rule for several classes the used ones are left', () => {
  expect(firstStyles('.title,.other:hover,[data-theme=dark] .page{color:red}', [page])).toBe('.title,[data-theme=dark] .page{color:red}')
})

test('letters, paper and movements that nothing makes are left out; the font that stands in stays', () => {
  const fonts = "@font-face{font-family:A;src:url('/a.woff2')}@font-face{font-family:B;src:local('Arial')}"
  const sheet = `${fonts}@media print{.title{color:#000}}@keyframes spin{to{rotate:1turn}}@keyframes drop{to{top:0}}.title{animation:spin 1s}`
  expect(firstStyles(sheet, [page])).toBe("@font-face{font-family:B;src:local('Arial')}@keyframes spin{to{rotate:1turn}}.title{animation:spin 1s}")
})
