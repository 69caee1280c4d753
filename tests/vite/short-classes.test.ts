import { expect, test } from 'vitest'
import { shortClasses, shortNames, withShortNames } from '#vite/short-classes.ts'

const sheet = String.raw`@layer reset, base, tokens, recipes, utilities;
@layer recipes {
  .button--size_lg { gap: 1px; }
}
@layer utilities {
  @layer compositions { .textStyle_body { font-size: 1rem; } }
  .d_flex { display: flex; }
  .\[\&_\.button\]\:mt_2\.5 .button { margin-top: 2px; }
  @media (width >= 768px) {
    .md\:hover\:c_ink:is(:hover, .d_flex) { color: red; }
  }
}
.formula { color: blue; }
`

test('utility classes get short names by the sheet alone, and the rules of other layers keep theirs', () => {
  const names = shortNames(sheet)
  expect([...names.keys()]).toEqual(['[&_.button]:mt_2.5', 'd_flex', 'md:hover:c_ink', 'textStyle_body'])
  const short = withShortNames(sheet, names)
  expect(withShortNames(short, names)).toEqual(short)
  const of = (name: string) => names.get(name) ?? ''
  expect(short).toContain(`.${of('textStyle_body')} { font-size: 1rem; }`)
  expect(short).toContain(`.${of('md:hover:c_ink')}:is(:hover, .${of('d_flex')}) { color: red; }`)
  expect(short).toContain(`.${of('[&_.button]:mt_2.5')} .button { margin-top: 2px; }`)
  expect(short).toContain('.button--size_lg { gap: 1px; }')
  expect(short).toContain('.formula { color: blue; }')
})

test('an element gets the same names, and a class without a rule stops the build', () => {
  const names = shortNames(sheet)
  expect(shortClasses('', names)).toEqual('')
  expect(shortClasses('d_flex textStyle_body', names).split(' ')).toEqual(['d_flex', 'textStyle_body'].map((name) => names.get(name)))
  expect(() => shortClasses('d_grid', names)).toThrow('no rule for the class d_grid')
})

test('a thousand classes have a thousand names', () => {
  const many = `@layer utilities { ${Array.from({ length: 1000 }, (_, index) => `.m_${index} { margin: 0; }`).join(' ')} }`
  expect(new Set(shortNames(many).values()).size).toEqual(1000)
})
