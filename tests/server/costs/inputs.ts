import fc from 'fast-check'

/** A question and an answer as their limits allow them. */
export type Costly = { prompt: string; answer: string }

const longestPrompt = 20_000
const longestAnswer = 2_000

/** So many characters of a part, again and again. */
export function repeated(part: string, length: number): string {
  return part.repeat(Math.ceil(length / Math.max(1, part.length))).slice(0, length)
}

/** So many lines of a label as a prompt can hold. */
export function lines(label: string, text: (index: number) => string, start = 'Which?'): string {
  let prompt = start
  for (let index = 0; prompt.length < longestPrompt - 200; index += 1) prompt += `\n${label}: ${text(index)}`
  return prompt
}

/** A word that no two numbers share. */
function word(index: number): string {
  return `${'abcdefghijklmnopqrstuvwxyz'.charAt(index % 26)}n${index.toString(36)}ward`
}

const sentence = 'i think it is this one because we had it in class today'
const halves = repeated('½', longestAnswer)

/** What was found to cost most, by hand and by the search, kept so that it never does again. */
export const found: Readonly<Record<string, Costly>> = {
  'halves against a long text': { prompt: `Which?\nAnswer: ${repeated('word ', 1_500)}`, answer: halves },
  'halves against one word': { prompt: 'What is the capital of Canada?\nAnswer: Ottawa', answer: halves },
  'two hundred lines to accept': { prompt: `Which?\n${Array.from({ length: 200 }, (_, index) => `Also accept: answer ${word(index)}`).join('\n')}`, answer: sentence },
  'lines to accept without end': { prompt: lines('Also accept', (index) => `answer ${word(index)}`), answer: repeated('no wait ', longestAnswer) },
  'one letter without end as the key': { prompt: `Which?\nAnswer: ${repeated('a', 19_000)}`, answer: sentence },
  'formulas without end': { prompt: lines('Answer', (index) => `x^2 + ${index}x + 3`, 'Write it with x.'), answer: repeated('(x+1)^', 199) },
  'lists without end': { prompt: lines('Answer', (index) => `${index}, ${index + 1}`), answer: Array.from({ length: 400 }, (_, index) => index).join(', ') },
  'ideas without end': { prompt: `Explain it.\nMust mention: ${Array.from({ length: 2_000 }, (_, index) => word(index)).join('; ')}`, answer: repeated('because light is energy ', longestAnswer) },
  'meanings without end': { prompt: lines('Words', (index) => `${word(index)} = ${word(index + 3)}`, 'Explain it.\nAnswer: Ottawa'), answer: `what does ${word(7)} mean?` },
  'mistakes without end': { prompt: lines(`If they say ${word(1)} or ${word(2)}`, word, 'Which?\nAnswer: x'), answer: sentence },
  'formulas of values that fail at last': {
    prompt: `What is {a}?\nLet: a = 1..10000, b = 1..10000, d = 0, ${Array.from({ length: 40 }, (_, index) => `c${index} = (a/7+b/11)^50/${index + 3}`).join(', ')}, z = 1/d\nAnswer: {a}\nExplain: it`,
    answer: '7',
  },
  'ranges without end': {
    prompt: `What is {a0}?\n${Array.from({ length: 50 }, (_, index) => `Let: a${index} = 0.0001..1`).join('\n')}\nAnswer: {a0}\nExplain: it`,
    answer: '7',
  },
  'braces without end': { prompt: `${Array.from({ length: 1_000 }, (_, index) => `{(a/99999+1/77)^50*${index}}`).join(' ')}\nLet: a = 1..10000\nAnswer: {a}\nExplain: it`, answer: '7' },
  'fractions to choose from without end': { prompt: `What is {a}?\nLet: a = ${repeated('1/3, ', 19_000)}\nAnswer: {a}`, answer: '1/3' },
  'commas and brackets to choose from': { prompt: `What is {a}?\nLet: a = ${repeated('(,', 19_000)}\nAnswer: {a}`, answer: '1/3' },
  'brackets without end': { prompt: `Write it with x.\nAnswer: ${'('.repeat(9_000)}x${')'.repeat(9_000)}`, answer: `${'('.repeat(1_000)}x${')'.repeat(999)}` },
  'empty lines without end': { prompt: `${'\n'.repeat(19_900)}Answer: 3`, answer: ' '.repeat(longestAnswer) },
  'marks on one letter': { prompt: `Which?\nAnswer: e${repeated('\u0301', 18_000)}`, answer: `e${repeated('\u0301', 1_999)}` },
  'smiling faces': { prompt: `${repeated('😀', 19_000)}\nAnswer: 😀`, answer: repeated('😀', longestAnswer) },
  'a short question of times': { prompt: `${repeated(',  12:30 ', 600)}\nHint: half\nAnswer: ${repeated('half past ', 300)}`, answer: repeated('half past 12 ', 150) },
  'a short question of roots': { prompt: `${repeated('sqrt(', 600)}\nAnswer: ${repeated('sqrt(', 199)}`, answer: repeated('sqrt(', 150) },
}

const parts = [
  'a', 'ab ', 'é ', 'word ', '1', '1 ', '12:30 ', '½', '1/2 ', 'x^2+', '(', ')', ', ', '; ', ' or ', ' and ', ' to ', 'not ', '14 July 1789 ', '5 cm ', '2H2+O2->', '\\frac{1}{2}',
  'ninety nine ', "it's ", '- ', 'e\u0301', '😀', ' ', '.', '=', 'x=', '"', 'because ', 'no wait ', 'what does ', ' mean? ', 'true ', 'half past ', 'sqrt(', '{a}', '{a/7+1} ', '\n',
]
const labels = ['Answer', 'Also accept', 'Half credit', 'If they say no', 'Hint', 'Must mention', 'Step', 'Words', 'Range', 'Explain', 'Example', 'Let', 'Form', 'Units']

function piece(most: number): fc.Arbitrary<string> {
  const some = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 4 })
  return fc.tuple(some, fc.integer({ min: 1, max: most })).map(([all, length]) => repeated(all.join(''), length))
}

/** Prompts and answers of repeated parts up to their limits, short ones as often as long ones. */
export const anyCostly: fc.Arbitrary<Costly> = fc.constantFrom(600, 3_000, 18_000).chain((size) =>
  fc.record({
    prompt: fc
      .tuple(piece(size), fc.array(fc.tuple(fc.constantFrom(...labels), piece(size / 2)), { maxLength: 12 }))
      .map(([start, all]) => [start, ...all.map(([label, text]) => `${label}: ${text.replaceAll('\n', ' ')}`)].join('\n').slice(0, longestPrompt)),
    answer: fc.oneof(piece(150), piece(longestAnswer)),
  }),
)
