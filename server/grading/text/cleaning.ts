/**
 * The text with every writing of the same character made one: no emoji or invisible characters, superscripts as ^n,
 * vulgar fractions as n/d, compatibility forms (NFKC), Western digits, straight quotes, one kind of dash, single spaces.
 */
export function cleaned(text: string): string {
  if (isPlain.test(text)) return text
  return text
    .replaceAll(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}\u{E0020}-\u{E007F}]/gu, (sign) => (/[©®™]/.test(sign) ? sign : ' '))
    .replaceAll(/[\p{Cf}\u{FE00}-\u{FE0F}\u{20E3}\0]/gu, '')
    .replaceAll(/([⁺⁻]?)([⁰¹²³⁴-⁹]+)/g, (_, sign: string, digits: string) => `^${sign.normalize('NFKC')}${digits.normalize('NFKC')}`)
    .replaceAll(/[¼½¾⅐-⅞↉]/g, (fraction) => ` ${fraction.normalize('NFKC')} `)
    .replaceAll(/(?<=\d\s?)º/g, '°')
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, westernDigit)
    .replaceAll('⁄', '/')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll(/[‘’‚‛′ʼ`´]/g, "'")
    .replaceAll(/[“”„‟″«»]/g, '"')
    .replaceAll(/[‐‑‒–—―−﹣]/g, '-')
    .replaceAll(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, (_, top: string, bottom: string) => ` ${inBrackets(top)}/${inBrackets(bottom)} `)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A text in which no character has another writing, as most are: a judgement asks for cleaned texts a hundred times. */
const isPlain = /^(?! )(?:[!-[\]-_a-~]| (?! |$))*$/

/** A question as its plain characters: formulas without delimiters, braces and commands, for comparing an answer with what the student saw. */
export function plainPrompt(studentText: string): string {
  return cleaned(studentText)
    .replaceAll(/\\(?:times|cdot)\b/g, '*')
    .replaceAll(/\\div\b/g, '/')
    .replaceAll(/\\sqrt\b/g, 'sqrt')
    .replaceAll(/\\[()[\]]|\$\$/g, ' ')
    .replaceAll(/\\[a-z]+/gi, ' ')
    .replaceAll(/[{}]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Arithmetic as it is compared letter by letter: one sign per operation, no spaces around signs, small letters. */
export function squeezed(text: string): string {
  return squeezedAsTyped(text.toLowerCase())
}

/** The same with capitals kept. */
export function squeezedAsTyped(text: string): string {
  return text
    .replaceAll(/[×·⋅]/g, '*')
    .replaceAll('÷', '/')
    .replaceAll('**', '^')
    .replaceAll(/(?<=\d)\s*x\s*(?=\d)/g, '*')
    .replaceAll(/\s*([-+*/^()=,%])\s*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function inBrackets(part: string): string {
  return /^\s*(?:[\d.,]+|\p{L})\s*$/u.test(part) ? part.trim() : `(${part.trim()})`
}

function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 48
  if (code < 128) return digit
  let start = code
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1
  return String((code - start) % 10)
}
