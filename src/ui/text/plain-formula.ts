const signs: Record<string, string> = {
  cdot: '·', times: '×', div: '÷', pm: '±', le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠', neq: '≠', approx: '≈', pi: 'π', degree: '°', circ: '°',
  infty: '∞', to: '→', Rightarrow: '⇒', alpha: 'α', beta: 'β', theta: 'θ', Delta: 'Δ', sum: '∑', quad: ' ', ldots: '…', dots: '…',
}
const raised: Record<string, string> = { 0: '⁰', 1: '¹', 2: '²', 3: '³', 4: '⁴', 5: '⁵', 6: '⁶', 7: '⁷', 8: '⁸', 9: '⁹' }
const group = String.raw`\{([^{}]*)\}`

/** A TeX formula as people would type it, for the moment before it is drawn or where it cannot be: `\frac{1}{2}` as `1/2`. */
export function plainFormula(source: string): string {
  let text = source.replaceAll(/\\(?:left|right|displaystyle|,|;|!|:)/g, ' ')
  for (let before = ''; before !== text; ) {
    before = text
    text = text
      .replaceAll(new RegExp(String.raw`\\[dt]?frac${group}${group}`, 'g'), (_, over: string, under: string) => `${inBrackets(over)}/${inBrackets(under)}`)
      .replaceAll(new RegExp(String.raw`\\sqrt${group}`, 'g'), (_, inside: string) => `√${inBrackets(inside)}`)
      .replaceAll(new RegExp(String.raw`\\(?:text|mathrm|operatorname)${group}`, 'g'), '$1')
      .replaceAll(new RegExp(String.raw`\^(?:${group}|(\w))`, 'g'), (_, many: string | undefined, one: string | undefined) => power(many ?? one ?? ''))
      .replaceAll(new RegExp(String.raw`(^|[^\\a-zA-Z}])${group}`, 'g'), '$1$2')
  }
  return text
    .replaceAll(/(?<!\\)[{}]/g, '')
    .replaceAll(/\\([a-zA-Z]+)/g, (_, name: string) => signs[name] ?? name)
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function inBrackets(text: string): string {
  return /^[\w.,]+$/.test(text.trim()) ? text.trim() : `(${text.trim()})`
}

function power(text: string): string {
  return [...text].every((digit) => digit in raised) && text !== '' ? [...text].map((digit) => raised[digit]).join('') : `^${inBrackets(text)}`
}
