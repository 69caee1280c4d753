import { functionWords } from './words/function-words.ts'
import { foldedText } from './words/words.ts'

/**
 * Whether an answer names another thing of the same kind as the key: beside the part that is worth something stands another word where the key has
 * its own, `carbon monoxide` where `carbon` is half of `carbon dioxide`.
 */
export function isInPlaceOf(answer: string, part: string, key: string): boolean {
  const [said, half, full] = [answer, part, key].map((text) => ` ${foldedText(text)} `)
  if (said === undefined || half === undefined || full === undefined || half.trim() === '' || half === full) return false
  const isOther = (word: string | undefined) => word !== undefined && word !== '' && !functionWords.has(word) && !full.includes(` ${word} `)
  const at = said.indexOf(half)
  if (at < 0) return false
  const [before, behind] = [said.slice(0, at).trim().split(' ').at(-1), said.slice(at + half.length).trim().split(' ')[0]]
  return (full.startsWith(half) && isOther(behind)) || (full.endsWith(half) && isOther(before))
}
