import { cleaned } from './cleaning.ts'
import { optionsIn } from './rivals.ts'
import { isEnglishWord } from './words/english-words.ts'
import { foldedText } from './words/words.ts'

const described =
  /^(?:(?:its|it's|it is|is it|i think|maybe|um+|like|just) )*(?:the|that|this|some|a) (?:\p{L}+ ){0,3}(?:guy|dude|man|woman|lady|person|boy|girl|one|thing|thingy|place|country|city|animal)(?: (?:who|that|which|with|in|from|of|on|near|where|like) .{1,60})?[\s.!?]*$/iu

/** Whether an answer only says what the thing or person is like, without its name: "that russian guy", "the one in egypt". */
export function isDescription(answer: string, prompt: string): boolean {
  const text = cleaned(answer)
  return text.length < 100 && described.test(text) && optionsIn(prompt).size === 0 && !/_{2,}/.test(prompt)
}

/** The fewest letters that show which word is begun, and those that must be missing. */
const leastBegun = 3
const leastMissing = 2

/** Whether an answer is the beginning of a key and no word itself: "geo" of "geologist". */
export function isBeginning(answer: string, keys: readonly string[], prompt: string): boolean {
  const said = foldedText(answer).replace(/^(?:its |it is |is it |i think |maybe )?(?:the |an? )?/, '').replace(/ (?:something|smth|thing|thingy)$/, '')
  if (said.length < leastBegun || !/^\p{L}+$/u.test(said) || isEnglishWord(said) || /^\s*\p{Lu}/u.test(answer) || /^\s*who(?:se|m)?\b/i.test(prompt)) return false
  return keys.some((key) => {
    const [word = '', ...before] = foldedText(key).split(' ').toReversed()
    return before.length < 2 && word.startsWith(said) && word.length >= said.length + leastMissing
  })
}
