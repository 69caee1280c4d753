import { isEnglishWord } from '#server/grading/text/english-words.ts'
import type { ChatText } from './chat-words.ts'
import { sharedWith } from './topic.ts'
import type { Topic } from './topic.ts'
import type { Instance } from '#server/grading/types.ts'

/** One thing that speaks for talk (a positive weight) or for an answer (a negative one). */
type Sign = { weight: number; holds: (chat: ChatText, asked: { topic: Topic; wantsFigures: boolean; instance: Instance }) => boolean }

const school = /\b(?:question|questions|school|teacher|homework|class|lesson|test|quiz|grade|points?|score|tries|hint|hints|app|website|tutor|bot|robot|ai|exercise|game|lunch|recess|bathroom|internet|wifi|laptop|computer|phone|youtube|tiktok|minecraft|roblox|fortnite)\b/
const feeling = /\b(?:hate|love|boring|bored|tired|hungry|annoying|stupid|dumb|hard|easy|fun|sad|mad|angry|happy|scared|lol|lmao|haha|omg|wtf|bruh|ugh|sucks|sucked|weird|funny|crazy|unfair|fair|cool|awesome|nervous|stressed|cry|crying|sleepy|sick|hurts?|worst|best)\b/
const guess = /\b(?:i (?:think|guess|believe|say|got|get|chose|pick|would say)|maybe|perhaps|probably|my (?:answer|guess)|the answer|is it|could it be)\b/
const answering = /^(?:so (?:that|you|we|they|it|i)|because|so that|since|if|when|they|it|he|she|to|by|the|an?|there|people) /
const asking = /^(?:what|why|how|who|where|when|which|can|could|do|does|did|are|is|will|would|should|may|have|has) /

/** Features of a message that no table knows as a whole, each with its weight; see `tests/server/grading/turns`. */
const signs: readonly Sign[] = [
  { weight: 1, holds: ({ text }) => /\b(?:i|me|my|mine|myself)\b/.test(text) && !guess.test(text) },
  { weight: 1, holds: ({ text }) => /\b(?:you|your|yours)\b/.test(text) },
  { weight: 1, holds: ({ isAsked, text }) => isAsked || asking.test(text) },
  { weight: 1, holds: ({ text }) => feeling.test(text) },
  { weight: 1, holds: ({ text }) => school.test(text) },
  { weight: 1, holds: ({ words }, { topic }) => words.length > 2 && sharedWith(words, topic.answers) + sharedWith(words, topic.prompt) === 0 },
  { weight: 1, holds: ({ words }, { wantsFigures }) => wantsFigures && words.length > 2 && isMostlyKnown(words) },
  { weight: -3, holds: ({ words }, { topic, wantsFigures }) => !wantsFigures && sharedWith(words, topic.answers) > 0 },
  { weight: -1, holds: ({ words }, { topic, wantsFigures }) => !wantsFigures && sharedWith(words, topic.prompt) > 0 },
  { weight: -2, holds: ({ text }) => guess.test(text) },
  { weight: -2, holds: ({ text }, { wantsFigures }) => !wantsFigures && answering.test(text) },
  { weight: -2, holds: (_, { instance, wantsFigures }) => !wantsFigures && /\b(?:you|your|yourself|opinion|write|imagine|letter|story)\b/i.test(instance.studentText) },
]

const enough = 3

function isMostlyKnown(words: readonly string[]): boolean {
  return words.filter((word) => isEnglishWord(word)).length * 2 > words.length
}

/** Whether the signs of talk outweigh those of an answer. */
export function signsOfTalk(chat: ChatText, asked: { topic: Topic; wantsFigures: boolean; instance: Instance }): boolean {
  const weight = signs.reduce((sum, sign) => sum + (sign.holds(chat, asked) ? sign.weight : 0), 0)
  return weight >= enough
}
