import { unclear } from '#server/grading/keys/key-result.ts'
import type { KeyResult } from '#server/grading/keys/key-result.ts'
import { textOfChoice } from '#server/grading/text/chosen-option.ts'
import { judgeLetter } from '#server/grading/text/judge-letter.ts'
import { foldedText, wordsOf } from '#server/grading/text/words/words.ts'

/** A letter, or the text of the choice that has it, as `judge` takes that text for a key. */
export function judgeChoice(letter: string, text: string, prompt: string, judge: (choice: string) => KeyResult): KeyResult {
  const byLetter = judgeLetter(letter, text, prompt)
  if (byLetter.type === 'match' && namesOtherChoice(letter, text, prompt)) return unclear('two answers', 'Choose one answer.')
  const choice = byLetter.type === 'miss' && byLetter.rule === 'another text' ? textOfChoice(letter, prompt) : null
  const byText = choice === null || wordsOf(choice).length === 0 || choice.length < 2 ? null : judge(choice)
  return byText === null || byText.type === 'miss' ? byLetter : byText
}

/** "c) Sydney" where Sydney is a. */
function namesOtherChoice(letter: string, text: string, prompt: string): boolean {
  const said = foldedText(text).replace(/^(?:its |it is |i think )?[a-h] /, '')
  const others = [...'abcdefgh'].filter((other) => other !== letter).map((other) => foldedText(textOfChoice(other, prompt) ?? ''))
  return said.length > 1 && others.includes(said) && said !== foldedText(textOfChoice(letter, prompt) ?? '')
}

/** "c) Sahara" where Sahara is b. */
export function hasOtherLetter(text: string, prompt: string): boolean {
  const [, letter = '', rest = ''] = /^(?:(?:its|it's|it is|i think|answer|option|the answer is) )*\(?(?:([a-h])[).:]\s*|([b-h])\s+)(\S.*)$/is.exec(text)?.filter((part) => part !== undefined) ?? []
  return letter !== '' && textOfChoice(letter.toLowerCase(), prompt) !== null && namesOtherChoice(letter.toLowerCase(), rest, prompt)
}
