/**
 * What a message is that is about something else than the answer: a question about the task or its words, a greeting, thanks,
 * a goodbye, a need, a mood, news, a remark on the last reply, a question
 * about the tutor itself, an apology, or a word that only reacts ("ok", "lol").
 */
export type TalkKind = 'question' | 'greeting' | 'thanks' | 'goodbye' | 'need' | 'mood' | 'news' | 'remark' | 'tutor' | 'apology' | 'reaction'

/**
 * Talk as it was understood. `about` is the word a question asks the meaning of, else null; `meaning`: its line of `Words:` as far as it may be
 * said before the answer is shown, left out where nothing may.
 */
export type Talk = { kind: TalkKind; about: string | null; meaning?: { name: string; meaning: string } }
