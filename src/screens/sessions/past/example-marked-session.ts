import type { PastSession } from '#contract/sessions/sessions.ts'
import type { Feedback } from '#contract/accent/spoken-feedback.ts'
import { examplePastSession, messageAt } from './example-past-session.ts'

type Question = PastSession['chat_sessions'][number]

/** The session with something changed in its first question. */
function withFirst(session: PastSession, change: (question: Question) => Question): PastSession {
  return { ...session, chat_sessions: session.chat_sessions.map((one, index) => (index === 0 ? change(one) : one)) }
}

const byElena = { by: 'Elena Alvarez', at: '2026-11-20T20:10:00.000Z' }

/** A session in whose first question an answer was accepted, which changed the points of both replies. */
export function withAccepted(session: PastSession): PastSession {
  return withFirst(session, (one) => ({
    ...one,
    score: 10,
    chat_full_context: one.chat_full_context.map((message) => {
      if (message.attempt === 1) return { ...message, verdict: 'right', accepted: true, next_worth: null, earned: 10 }
      if (message.attempt === 2) return { ...message, earned: 10 }
      if (message.role !== 'assistant' || message.id === 1) return message
      return { ...message, changed: { from: message.hint === undefined ? 9 : 0, to: 10, ...byElena } }
    }),
  }))
}

/** A session in whose first question the teacher judged what waited. */
export function withJudged(session: PastSession): PastSession {
  return withFirst(withWaitingAnswer(session), (one) => ({
    ...one,
    score: 7.5,
    status: 'partly',
    chat_full_context: one.chat_full_context.map((message) => {
      if (message.role === 'user') return { ...message, verdict: 'partly', accepted: true, attempt: 1, worth: 10, next_worth: 9, earned: 7.5 }
      return message.id === 1 ? message : { ...message, changed: { from: null, to: 7.5, ...byElena } }
    }),
  }))
}

/** A session in whose first question a language model graded what waited. */
export function withModelMark(session: PastSession): PastSession {
  const mark = { quality: 0.5, reason: 'Says what happens to the light, not why.', quote: 'throws the green light back', model: 'school-model', is_mark: true, sent: null }
  return withFirst(withWaitingAnswer(session), (one) => ({
    ...one,
    score: 5,
    status: 'partly',
    chat_full_context: one.chat_full_context.map((message) => {
      if (message.role === 'user') return { ...message, verdict: 'partly', accepted: false, attempt: 1, worth: 10, next_worth: 9, earned: 5, model_mark: mark }
      return message.id === 1 ? message : { ...message, changed: { from: null, to: 5, by: null, by_ai: true, at: byElena.at } }
    }),
  }))
}

/** A session whose first question has a score set by hand. */
export function withSetScore(session: PastSession): PastSession {
  return withFirst(session, (one) => ({ ...one, score: 10, overridden: true, override_reason: 'The first try had the idea.', changed: { from: 9, to: 10, ...byElena } }))
}

/** A session whose first question waits for its teacher. */
export function withWaitingAnswer(session: PastSession): PastSession {
  return {
    ...withFirst(session, (one) => ({
      ...one,
      score: 0,
      status: 'pending',
      chat_full_context: [
        messageAt(0, 'assistant', 'Why does a leaf look green?'),
        messageAt(52, 'user', 'because it throws the green light back and keeps the rest', { verdict: 'pending', accepted: false, earned: 0 }),
        messageAt(53, 'assistant', "I can't check this one by myself. Your teacher will. You can go on."),
      ],
    })),
    history: { ...session.history, score: session.history.score - 9 },
    pending: 10,
    percent: 67.5,
  }
}

/** A session whose time was up before its first question was left, which waits for its teacher. */
export function withWaitingAtZero(session: PastSession): PastSession {
  return withFirst({ ...withWaitingAnswer(session), status: 'time_up' }, (one) => ({ ...one, status: 'open', attempts: 0, hints: 0 }))
}

/** A session in which somebody wrote worrying words. */
export function withWorry(session: PastSession): PastSession {
  return withFirst(session, (one) => ({
    ...one,
    chat_full_context: [
      ...one.chat_full_context.slice(0, 3),
      messageAt(40, 'user', 'i dont want to be here anymore', { verdict: 'unclear', accepted: false, earned: 0, worrying: true }),
      messageAt(41, 'assistant', 'Thank you for telling me. That sounds very hard, and you matter. Your teacher will see what you wrote.'),
      ...one.chat_full_context.slice(3),
    ],
  }))
}

const aspect = { score: 78, tips: [] }
const take: Feedback = {
  usable: true,
  engine: 'example',
  overall: { score: 76, summary: 'Clear, with one word to work on.' },
  fluency: aspect,
  pronunciation: aspect,
  rhythm: aspect,
  prosody: { score: null, tips: [] },
  words: [
    { word: 'The', category: 'good', heard: true, start_time: 0, end_time: 0.2 },
    { word: 'weather', category: 'poor', heard: true, start_time: 0.2, end_time: 0.7 },
    { word: 'turned', category: null, heard: true, start_time: 0.7, end_time: 1 },
  ],
}

/** A spoken session: a recording that could not be used, one that could, and one that was deleted. */
export const exampleSpokenSession: PastSession = {
  ...examplePastSession,
  exercise_title: 'Small Talk at the Bakery',
  assignment: null,
  kind: 'accent',
  chat_sessions: examplePastSession.chat_sessions.slice(0, 2).map((one, index) => ({
    ...one,
    question_definition: { ...one.question_definition, question_title: `Script ${index + 1}`, prompt: 'The weather turned.' },
    attempts: 1,
    hints: 0,
    score: 7.6,
    status: 'done',
    chat_full_context: [
      messageAt(index * 90, 'assistant', 'The weather turned.'),
      messageAt(index * 90 + 20, 'user', 'Recording', { feedback: { usable: false, reason: 'too_quiet' }, recording_url: null }),
      messageAt(index * 90 + 75, 'user', 'Recording', { feedback: take, recording_url: index === 0 ? '/api/accent/sound?of=example' : null }),
    ],
  })),
}
