import { isEnglishWord } from '#server/grading/text/english-words.ts'
import { isVerb } from '#server/grading/text/verbs.ts'
import type { ChatText } from './chat-words.ts'

/** How an answer to a question for a few words is put into a sentence. */
const answerShaped =
  /^(?:(?:i|we) (?:think|guess|believe|say|would say|choose|chose|pick|picked|vote|would go|got|get)|(?:it|that|this|they|there|he|she|these|those|the (?:answer|word|name|capital|opposite|plural|right|correct|past|one|first|result|solution|planet|country|city|king|author|term|symbol)\b.*?|my (?:answer|guess)) ?(?:is|are|was|were|must be|might be|may be|could be|has to be|would be|would)?|maybe|perhaps|probably|because|called|named|both|all of|some kind|one of|a kind|part of|to|by|in|on|at|from|with|into|like an?|for|of|not|no|yes|if|when)(?: |$)/

const pronoun = /\b(?:i|me|my|mine|we|us|our|you|your|he|him|his|she|her|hers|mum|dad|brother|sister|friend|grandma|grandpa|granny|teacher|miss|mister|somebody|someone|everybody|nobody)\b/

const asking = /^(?:so |and |then |but |also |or )?(?:what|why|how|who|where|when|which|do|does|did|can|could|will|would|should|is there|are there|am|have|has) /
const guessedAsQuestion = /^(?:so |and |then |maybe |or )?(?:is|was|are|could|would|might|can) (?:it|that|they|this|these|he|she|the (?:answer|word|\p{L}+))(?: be| called| an?| the| like)* ?[\p{L}\p{N}.,/:-]+(?: [\p{L}\p{N}.,/:-]+)?$/u

const guessOpening = /^(?:an?|the|to|in|because|it is|i think|maybe) /

/**
 * Whether a message that holds no key is a sentence about something else: where a number or a few words are asked, an answer is
 * short or shaped as one ("it is the moon"), and what has a person or a question in it is said to the tutor.
 */
export function isOtherSentence(
  { words, text, isAsked }: ChatText,
  { wantsFigures, isShort }: { wantsFigures: boolean; isShort: boolean },
): boolean {
  const known = words.filter((word) => isEnglishWord(word)).length
  const isSaid = pronoun.test(text) || asking.test(text) || (isAsked && words.length > 2)
  const isClause = words.length > 2 && !answerShaped.test(text) && words.some((word) => isVerb(word))
  if (wantsFigures) return known > 0 && words.length > 1 && (isSaid || isClause)
  if (!isShort) return isAsked && words.length > 3 && asking.test(text)
  if (isAsked && words.length > 2 && !guessedAsQuestion.test(text) && !guessOpening.test(text)) return true
  if (asking.test(text) && words.length > 2) return true
  if (words.length > 3 && /^(?!(?:i|we) ).*\b(?:me|my|i)\b/.test(text) && !/\b(?:i think|i guess|i believe|my (?:answer|guess))\b/.test(text)) return true
  if (words.length < 3 || answerShaped.test(text)) return false
  return pronoun.test(text) && (words.length > 3 || words.some((word) => isVerb(word)))
}
