import { foldedText } from '#server/grading/text/words/words.ts'

const longest = 60
const joints = new Set(['and', 'to', 'for', 'every', 'of', 'the', 'with', 'a'])

/**
 * The numbers of an answer that says beside each what it counts, in the order in which the question names these ("2 protons 2 neutrons",
 * "flour 3 : sugar 2"); null where other words stand there, the order is another, or a number has no name.
 */
export function namedParts(answer: string, prompt: string): readonly string[] | null {
  const words = answer.length > longest ? [] : (answer.toLowerCase().match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [])
  const numbers = words.filter((word) => /^\d/.test(word))
  const names = words.filter((word) => /^\p{L}/u.test(word) && !joints.has(word))
  if (numbers.length < 2 || names.length !== numbers.length || !/^[\p{L}\d\s.,:;&]+$/u.test(answer)) return null
  const asked = foldedText(prompt).split(' ')
  const places = names.map((name) => asked.findIndex((word) => word === name || (name.length > 3 && (word === `${name}s` || name === `${word}s`))))
  const isBesideEach = words.filter((word) => !joints.has(word)).every((word, index) => /^\d/.test(word) === (/^\d/.test(words[0] ?? '') ? index % 2 === 0 : index % 2 === 1))
  const isInOrder = places.every((place, index) => place >= 0 && (index === 0 || place > (places[index - 1] ?? 0)))
  return isBesideEach && isInOrder ? numbers : null
}
