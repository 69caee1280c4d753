import type { AppTopic } from '#server/grading/turn/talk/tables/app-questions.ts'

/**
 * What a message is that is about something else than the answer: a question about the task or its words, one whether
 * something belongs to the answer, a greeting, thanks, a goodbye, a need, a mood, fear of being wrong or of trouble, boredom, news, a loss
 * ("my dog died"), a remark on the last reply, a
 * question about the tutor itself or about the app, an apology, or a word that only reacts ("ok", "lol").
 */
export type TalkKind =
  | 'question'
  | 'subject'
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'need'
  | 'mood'
  | 'fear'
  | 'boredom'
  | 'news'
  | 'loss'
  | 'remark'
  | 'tutor'
  | 'app'
  | 'apology'
  | 'reaction'

/**
 * Talk as it was understood. `about` is the word a question asks the meaning of, else null; `meaning`: its line of `Words:` as far as it may be
 * said before the answer is shown, left out where nothing may. `app` is what a question about the app asks, left out of everything else.
 */
export type Talk = { kind: TalkKind; about: string | null; meaning?: { name: string; meaning: string }; app?: AppTopic }
