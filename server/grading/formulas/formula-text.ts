import { cleaned } from '#server/grading/text/cleaning.ts'

const written: readonly [RegExp, string][] = [
  [/\\(?:left|right|,|;|!|quad)(?![a-z])|\\[()[\]]|\$/g, ' '],
  [/\\sqrt\s*\{([^{}]*)\}/g, ' sqrt($1) '],
  [/\\(?:times|cdot)(?![a-z])/g, '*'],
  [/\\div(?![a-z])/g, '/'],
  [/\\leq?(?![a-z])/g, '≤'],
  [/\\geq?(?![a-z])/g, '≥'],
  [/\\(?=[a-z])/g, ' '],
  [/\^\{([^{}]*)\}/g, '^($1)'],
  [/<=|=</g, '≤'],
  [/>=|=>/g, '≥'],
  [/!=|<>/g, '≠'],
  [/==/g, '='],
  [/(?<=(?<![\d.,])\d{1,3}(?:,\d{3})*),(?=\d{3}(?!\d))/g, ''],
  [/(\d|^|[\s(+*/=-]),(?=\d)/g, '$1.'],
  [/(?<![\d.])(\d+)\s+(\d+)\s*\/\s*(\d+)(?![\d.])/g, '($1+$2/$3)'],
]

const inWords: readonly [RegExp, string][] = [
  [/\bto the power of\b/gi, '^'],
  [/\bdivided by\b/gi, '/'],
  [/\b(?:multiplied by|times)\b/gi, '*'],
  [/(?<=\d)\s+of\s+(?=\p{L}|\()/giu, '*'],
  [/\bplus\b/gi, '+'],
  [/\bminus\b/gi, '-'],
  [/\bsquared\b/gi, '^2'],
  [/\bcubed\b/gi, '^3'],
  [/\b(?:is )?(?:less|smaller|lower)(?: th[ae]n)? or (?:is )?(?:the same as|equals?(?: to)?)\b/gi, '≤'],
  [/\b(?:is )?(?:greater|more|larger|bigger|higher)(?: th[ae]n)? or (?:is )?(?:the same as|equals?(?: to)?)\b/gi, '≥'],
  [/\b(?:is )?(?:less|smaller) than or equal to\b/gi, '≤'],
  [/\b(?:is )?(?:greater|more|larger|bigger) than or equal to\b/gi, '≥'],
  [/\b(?:is )?at most\b/gi, '≤'],
  [/\b(?:is )?at least\b/gi, '≥'],
  [/(?<=\b[a-z] )(?:is )?(?:less|smaller|under) than\b/gi, '<'],
  [/(?<=\b[a-z] )(?:is )?(?:greater|more|larger|bigger) than\b/gi, '>'],
  [/\b(?:is equal to|equals?)\b/gi, '='],
]

/**
 * A formula as the reader of expressions takes it: LaTeX, decimal commas and mixed numbers written out,
 * ≤ ≥ ≠ as one sign. Anything else stays.
 */
export function formulaText(text: string): string {
  const whole = written.reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), cleaned(text))
  return whole.replaceAll(/\s+/g, ' ').trim()
}

/** The text with operations and relations that stand in words (`x squared plus 2`) written as signs. */
export function withSigns(text: string): string {
  return inWords.reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), text)
}
