/**
 * What a message is that is about something else than the answer: a question about the task or its words, a greeting, thanks,
 * a goodbye, a need, a mood, news, a remark on the tutor or its last reply, or a word that only reacts ("ok", "lol").
 */
export type TalkKind = 'question' | 'greeting' | 'thanks' | 'goodbye' | 'need' | 'mood' | 'news' | 'remark' | 'reaction'

/** Talk as it was understood. `about` is the word a question asks the meaning of, else null. */
export type Talk = { kind: TalkKind; about: string | null }
