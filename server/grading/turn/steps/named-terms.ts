import type { AskedEquation } from './asked-equation.ts'

const filler = String.raw`(?:first|then|so|ok|and|now|you|i|we|have to|has to|need to|must|can|should|would|will|just|to|by|the|a|it|that|maybe)`
const taken = String.raw`subtract(?:ing)?|minus(?:ing)?|tak(?:e|ing)(?: away| off)?|takeaway|remov(?:e|ing)|get(?:ting)? rid of`
const verb = String.raw`(?:${taken}|add(?:ing)?|plus|mov(?:e|ing)|bring(?:ing)?|carry(?:ing)?)`
const place = String.raw`(?: (?:away|over|across|out))?(?: (?:from|on|off|to|by|in|at))?(?: (?:both|each|every|either|the (?:other|left|right)|one))?(?: sides?)?`
const movedTerm = new RegExp(String.raw`^(?:${filler} )*${verb} (?:the )?(\d*)\s*(\p{L})${place}[\s.!]*$`, 'u')
const openingVerb = String.raw`(?:multipl(?:y|ying) out|expand(?:ing)?|open(?:ing)?|work(?:ing)? out|do(?:ing)?|distribut(?:e|ing)(?: into| over)?|get(?:ting)? rid of)`
const opened = new RegExp(String.raw`^(?:${filler} )*${openingVerb} (?:the |that |both )?(?:brackets?|parenthes[ie]s)(?: first)?[\s.!]*$`, 'u')

/** "subtract 2x from both sides" of an equation that has 2x: a term that is taken to the other side, whichever way it is said. */
export function movesTerm(message: string, equations: readonly AskedEquation[]): boolean {
  const [, factor = '', letter = ''] = movedTerm.exec(message.toLowerCase().trim()) ?? []
  if (letter === '') return false
  const term = new RegExp(String.raw`(?<![\d.,\p{L}])${factor}\s*\*?\s*${letter}(?!\p{L})`, 'u')
  return equations.some(({ text }) => term.test(text.toLowerCase()))
}

/** "multiply out the bracket" of what has one. */
export function opensBracket(message: string, prompt: string): boolean {
  return opened.test(message.toLowerCase().trim()) && /\d\s*\*?\s*\(|\)\s*\*?\s*\(|\p{L}\s*\(\s*\p{L}\s*[-+−]/u.test(prompt)
}
