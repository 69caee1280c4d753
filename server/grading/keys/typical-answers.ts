import { plainPrompt } from '#server/grading/text/cleaning.ts'
import { inWords } from '#server/grading/numbers/number-words.ts'
import type { Instance } from '#server/grading/types.ts'
import { readKeyLines } from './key-lines.ts'
import type { Key } from './key-kind.ts'

/** The most that is offered at once. */
const most = 5

/**
 * What students typically type beside the keys themselves, for an author to try: the number in words, without its unit or in one of another
 * kind, half of a list, a step, a question about a word, yeah for yes.
 */
export function typicalAnswers(instance: Instance): string[] {
  const { keys, steps, definitions, units, form, studentText, ideas } = instance
  const read = readKeyLines(keys, { units, form, prompt: plainPrompt(studentText) }).flat()
  const [first] = read
  const [idea] = ideas
  const word = definitions[0]?.names[0]
  const offered = [
    ...(first ? typicalFor(first) : []),
    ...(idea?.synonyms[0] === undefined ? [] : [idea.synonyms[0]]),
    ...steps.slice(0, 1),
    ...(word === undefined ? [] : [`what does ${word} mean?`]),
  ]
  return [...new Set(offered)].filter((answer) => answer.length <= 200 && !read.some(({ text }) => text === answer)).slice(0, most)
}

function typicalFor(key: Key): string[] {
  switch (key.kind) {
    case 'number':
      return typicalNumbers(key.text)
    case 'formula':
    case 'equation':
      return [`i think its ${key.text}`]
    case 'list':
    case 'set':
      return key.items.length > 1 ? [key.items.map(({ text }) => text).toReversed().join(' and '), key.items.slice(1).map(({ text }) => text).join(', ')] : []
    case 'pair':
    case 'interval':
      return [key.items.map(({ text }) => text).join(', '), `${key.open}${key.items.map(({ text }) => text).toReversed().join(', ')}${key.close}`]
    case 'text':
      return typicalTexts(key.text)
    default:
      return [`its ${key.text}`]
  }
}

function typicalNumbers(text: string): string[] {
  const [, value = '', unit = ''] = /^\s*([-−]?\d+(?:\.\d+)?)\s*([\p{L}°%][^±]*)?/u.exec(text) ?? []
  const name = inWords(value)
  const bare = unit === '' ? [] : [value, `${value} ${/\bkg\b|gram|\bg\b/i.test(unit) ? 'm' : 'kg'}`]
  return [...(name === null ? [] : [unit === '' ? name : `${name} ${unit.trim()}`]), ...bare, ...(value === '' ? [] : [`no wait, ${text.trim()}`])]
}

function typicalTexts(text: string): string[] {
  const said: Readonly<Record<string, string>> = { yes: 'yeah', no: 'nope', true: 'correct', false: 'wrong' }
  const other = said[text.trim().toLowerCase()]
  if (other !== undefined) return [other, 'yes no']
  const letters = [...text]
  const slipped = letters.length < 6 ? [] : [[...letters.slice(0, 2), letters[3], letters[2], ...letters.slice(4)].join('')]
  return [`i think its ${text}`, ...slipped]
}
