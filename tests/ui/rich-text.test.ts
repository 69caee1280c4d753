import { expect, test } from 'vitest'
import { type Block, type Inline, parseRichText } from '#src/ui/text/rich-text.parse.ts'

function paragraph(...parts: Inline[]): Block {
  return { kind: 'paragraph', parts }
}

function text(words: string): Inline {
  return { kind: 'text', text: words }
}

test('blank lines part paragraphs, single ones break the line', () => {
  expect(parseRichText('One\r\nTwo\n\n\nThree')).toEqual([paragraph(text('One'), { kind: 'break' }, text('Two')), paragraph(text('Three'))])
})

test('bold, italic and code are read, also inside each other', () => {
  expect(parseRichText('**a *b* c** and `x*y*z`')).toEqual([
    paragraph({ kind: 'bold', parts: [text('a '), { kind: 'italic', parts: [text('b')] }, text(' c')] }, text(' and '), { kind: 'code', text: 'x*y*z' }),
  ])
})

test('stars of a product stay stars', () => {
  expect(parseRichText('2*3*4 and a * b * c')).toEqual([paragraph(text('2*3*4 and a * b * c'))])
})

test('formulas are taken whole, and a single dollar is money', () => {
  expect(parseRichText('Solve \\(a*b*c\\) for $5.\n\n$$x^2\n\n+1$$')).toEqual([
    paragraph(text('Solve '), { kind: 'formula', source: 'a*b*c', display: false }, text(' for $5.')),
    paragraph({ kind: 'formula', source: 'x^2\n\n+1', display: true }),
  ])
})

test('lines that begin with a dash or a number are lists', () => {
  expect(parseRichText('Name:\n- sun\n- **water**\n\n3. third\n4. fourth')).toEqual([
    paragraph(text('Name:')),
    { kind: 'list', ordered: false, start: 1, items: [[text('sun')], [{ kind: 'bold', parts: [text('water')] }]] },
    { kind: 'list', ordered: true, start: 3, items: [[text('third')], [text('fourth')]] },
  ])
})

test('a negative number at the start of a line is no list', () => {
  expect(parseRichText('-4 is the sum')).toEqual([paragraph(text('-4 is the sum'))])
})

test('only http and https become links', () => {
  expect(parseRichText('[here](https://a.org/x) https://b.org/y. [no](javascript:alert(1)) data:text/html,x')).toEqual([
    paragraph(
      { kind: 'link', href: 'https://a.org/x', parts: [text('here')] },
      text(' '),
      { kind: 'link', href: 'https://b.org/y', parts: [text('https://b.org/y')] },
      text('. [no](javascript:alert(1)) data:text/html,x'),
    ),
  ])
})

test('HTML and an unclosed mark are text', () => {
  expect(parseRichText('<img src=x onerror=alert(1)> **open \\(x')).toEqual([paragraph(text('<img src=x onerror=alert(1)> **open \\(x'))])
})

test('an empty text is no block', () => {
  expect(parseRichText(' \n\n ')).toEqual([])
})

test.each(['*a ', '**', '**a', '*a', '`', '\\(', '$$', '[', '[a](https://', '- '])('forty thousand times %j are read without choking', (mark) => {
  expect(parseRichText(mark.repeat(40_000)).length > 0).toEqual(true)
})
