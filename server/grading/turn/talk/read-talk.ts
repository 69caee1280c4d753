import type { Asked } from './asked-for.ts'
import { chatTextOf } from './chat-words.ts'
import { mayAnswer } from './may-answer.ts'
import type { Talk } from './talk-kinds.ts'
import { topicOf } from './topic.ts'
import { heardIn } from './heard.ts'
import { afraid, bored, talk, talkRules } from './talk-rules.ts'

/** The longest message that is taken for talk, in words and in characters: more is an answer, whatever it says. */
const longestTalk = 40
const longestMessage = 300

/** What a message is that is no answer but talk; null when it may be an answer. */
export function readTalk(message: string, asked: Asked): Talk | null {
  const talk = talkOf(message, asked)
  if (talk !== null && mayAnswer(talk.kind, chatTextOf(message), topicOf(asked.instance), asked)) return null
  return talk !== null && talk.kind === 'mood' ? { ...talk, kind: feelingIn(chatTextOf(message).text) } : talk
}

/** Which mood it is: what is said kindly to one who is afraid is none for one who is bored. */
function feelingIn(text: string): 'fear' | 'boredom' | 'mood' {
  return afraid.test(text) && !/\b(?:this|that|it|question|app|bot) (?:is|was) (?:so |really )?(?:dumb|stupid)\b/u.test(text) ? 'fear' : bored.test(text) ? 'boredom' : 'mood'
}

function talkOf(message: string, asked: Asked): Talk | null {
  if (message.length > longestMessage) return null
  const chat = chatTextOf(message)
  if (chat.words.length === 0 && /\p{Extended_Pictographic}/u.test(message)) return talk('reaction')
  if (chat.words.length === 0 || chat.words.length > longestTalk || /^\s*y\s*$/i.test(message)) return null
  const heard = heardIn(message, chat, asked)
  for (const rule of talkRules) {
    const said = rule(heard)
    if (said !== null) return said === 'answer' ? null : said
  }
  return null
}
