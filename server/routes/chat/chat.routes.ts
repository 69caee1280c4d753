import { askForHelp, chatClock, forceEndChat, saveDraft as draft, skipQuestion as skip, startChat as start, submitAnswer as submit, helpRequests } from '#contract/chat/chat-sessions.ts'
import { chatWords } from '#contract/chat/chat-words.ts'
import { route, routeOfLines } from '#server/http/route.ts'
import { chatRule, sessionClockRule, wordedReplyRule } from '#server/policies/chat-rule.ts'
import { chatAnswers } from '#server/use-cases/chat/chat-answers.ts'
import { readChatClock } from '#server/use-cases/chat/chat-clock.ts'
import { forceEnd } from '#server/use-cases/chat/force-end.ts'
import { saveDraft } from '#server/use-cases/chat/save-draft.ts'
import { skipQuestion } from '#server/use-cases/chat/skip-question.ts'
import { startChat } from '#server/use-cases/chat/start-chat.ts'
import { submitAnswer } from '#server/use-cases/chat/submit-answer.ts'
import { speakWords } from '#server/use-cases/chat/words/speak-words.ts'

const everyone = ['STUDENT', 'TEACHER', 'ADMIN'] as const
const ownSession = { rule: chatRule, id: 'body.session_id' } as const

/** Working through an exercise in the chat. */
export const chatRoutes = [
  route(start, { who: everyone, on: 'own', goesFirst: true }, ({ deps, caller, body }) => startChat(deps, caller, body)),
  route(submit, { who: everyone, on: ownSession, waitsOutside: true, goesFirst: true }, ({ deps, object, body }) => submitAnswer(deps, object, body)),
  route(askForHelp, { who: everyone, on: ownSession, waitsOutside: true, goesFirst: true }, ({ deps, object, body: { kind, ...body } }) =>
    submitAnswer(deps, object, { ...body, answer: helpRequests[kind] }),
  ),
  route(skip, { who: everyone, on: ownSession, goesFirst: true }, ({ deps, object, body }) => skipQuestion(deps, object, body)),
  route(forceEndChat, { who: everyone, on: ownSession, goesFirst: true }, ({ deps, object, body }) => forceEnd(deps, object, body, chatAnswers)),
  route(draft, { who: everyone, on: { rule: sessionClockRule, id: 'body.session_id' } }, ({ deps, body }) => saveDraft(deps, body)),
  route(chatClock, { who: everyone, on: { rule: sessionClockRule, id: 'query.session_id' }, goesFirst: true }, ({ deps, caller, object }) =>
    readChatClock(deps, object, caller.id),
  ),
  routeOfLines(chatWords, { who: everyone, on: { rule: wordedReplyRule, id: 'params.message_id' } }, ({ deps, object, leaving }) =>
    speakWords(deps, object, leaving),
  ),
]
