import { foldedText } from './words.ts'

/** What an answer to a yes/no or true/false key says: one pole, both of them or a denied pole, or neither. */
export type Pole = 'yes' | 'no' | 'unclear' | null

type Scale = { yes: ReadonlySet<string>; no: ReadonlySet<string>; short: Readonly<Record<string, 'yes' | 'no'>> }

const yesNo: Scale = {
  yes: setOf('yes yeah yea yep yup yess ya sure correct sí si'),
  no: setOf('no nope nah noo'),
  short: { y: 'yes', n: 'no' },
}
const trueFalse: Scale = {
  yes: setOf('true correct right'),
  no: setOf('false wrong untrue'),
  short: { t: 'yes', f: 'no' },
}

/** Words that leave a pole what it is. */
const beside = setOf(
  'it is its s thats that i think guess say believe um uh ' +
    'well so of course definitely def the answer lol bro please maybe ofc',
)

/**
 * Reads an answer by the scale of a key that is a yes/no or true/false word; `undefined` for any other key. `mayBeShort`: every
 * key of the question is such a word, so that y, n, t and f are read. An answer with a word of its own says neither.
 */
export function readPole(key: string, answer: string, mayBeShort: boolean): { wanted: 'yes' | 'no'; said: Pole } | undefined {
  const scale = scaleOf(key)
  if (!scale) return undefined
  const wanted = foldedText(key) === 'yes' || foldedText(key) === 'true' ? 'yes' : 'no'
  return { wanted, said: saidOn(scale, answer, mayBeShort) }
}

/** Whether a key is one of yes, no, true and false. */
export function isPole(key: string): boolean {
  return scaleOf(key) !== null
}

function scaleOf(key: string): Scale | null {
  const word = foldedText(key)
  if (word === 'yes' || word === 'no') return yesNo
  return word === 'true' || word === 'false' ? trueFalse : null
}

function saidOn(scale: Scale, answer: string, mayBeShort: boolean): Pole {
  const words = foldedText(answer).split(' ').filter((word) => word !== '' && !beside.has(word))
  const text = words.join(' ')
  if (text === 'not true' && scale === trueFalse) return 'no'
  if (/^(?:not (?:false|no)|(?:isnt|aint) false)$/.test(text)) return 'unclear'
  const poles = words.map((word) => poleOf(scale, word, mayBeShort))
  if (poles.length === 0 || poles.includes(null)) return null
  return new Set(poles).size === 1 ? (poles[0] ?? null) : 'unclear'
}

function poleOf({ yes, no, short }: Scale, word: string, mayBeShort: boolean): 'yes' | 'no' | null {
  if (yes.has(word)) return 'yes'
  if (no.has(word)) return 'no'
  return mayBeShort && Object.hasOwn(short, word) ? (short[word] ?? null) : null
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
