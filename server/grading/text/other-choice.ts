import { functionWords } from './words/function-words.ts'
import { areContrary } from './words/contraries.ts'
import { foldedText } from './words/words.ts'
import { optionsIn } from './rivals.ts'

/** The longest answer in which a choice is denied, in characters. */
const longestDenial = 60

const denial = /^(?:.*\s)?(?:not|isnt|arent|wasnt|werent|never|cannot be|cant be|nor) (?:really |an? |the )?(\p{L}+)$/u

/**
 * Whether an answer only denies the other of two choices, which says the key: "not even" for `odd` where "even or odd?" is asked, "it is not
 * reversible" for `irreversible`. A denial of one of three says nothing.
 */
export function deniesOtherChoice(answer: string, key: string, prompt: string): boolean {
  const said = foldedText(answer)
  const [, denied = ''] = said.length > longestDenial ? [] : (denial.exec(said) ?? [])
  const wanted = foldedText(key)
  if (denied === '' || denied === wanted || !said.split(' ').every((word) => word === denied || functionWords.has(word) || /^(?:arent|wasnt|werent|nor|never|cannot)$/.test(word))) return false
  if ((said.match(/(?<!\p{L})(?:not|never|cannot|nor)(?!\p{L})|nt(?!\p{L})/gu) ?? []).length > 1) return false
  const options = /_{2,}/.test(prompt) ? new Set() : optionsIn(prompt)
  return (options.size === 2 && options.has(wanted) && options.has(denied)) || areContrary(denied, wanted)
}
