import type { ChatState } from '#server/use-cases/chat/agent.ts'
import type { NewChat } from '#server/db/chat/chat-start.queries.ts'
import type { NewMessage } from '#server/db/chat/chat-turns.queries.ts'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { newInstanceState } from '#server/grading/turn/credit-of-tries.ts'
import { playTurn } from '#server/grading/turn/turn.ts'
import { nextPosition, questionAt, totalsOfTasks } from '#server/use-cases/chat/agent.ts'
import { answered, wasStrategySaid } from '#server/use-cases/chat/answered.ts'
import { instanceOf, setAt, snapshotRules } from '#server/use-cases/chat/asked-question.ts'
import { plainMessage } from '#server/use-cases/chat/chat-log.ts'
import { movedOn } from '#server/use-cases/chat/moved-on.ts'
import type { DemoPupil } from './pupil.ts'

/** A session played to its end, or to where its pupil left it; `passedAt` are the moments its questions began and ended, in order. */
export type PlayedSession = {
  chat: ChatState
  messages: NewMessage[]
  passedAt: { startedAt: Date; endedAt: Date | null }[]
  percent: number
}

const messageIds = [0, 0, 0]

/**
 * Plays a session as the server would, with the same engine and words, in memory. The pupil decides what to say, how long
 * it takes and when to leave; a session left stays active, one whose clock ran out is `time_up`.
 */
export async function playSession(begun: NewChat, pupil: DemoPupil): Promise<PlayedSession> {
  let chat = stateOf(begun)
  let now = chat.startedAt
  const messages: NewMessage[] = [plainMessage({ id: 0, position: 0, role: 'assistant', content: begun.opening.text, at: now })]
  const passedAt: PlayedSession['passedAt'] = [{ startedAt: now, endedAt: null }]
  while (chat.status === 'active') {
    const { task, question } = questionAt(chat)
    const set = setAt(chat.snapshot, task.setIndex)
    const rules = snapshotRules(chat.snapshot, set)
    const move = pupil.next({ set, state: question.state, values: question.values, rules, position: chat.currentPosition })
    if (move === 'leave') break
    now = new Date(now.getTime() + pupil.pauseMs())
    if (chat.deadlineAt !== null && now >= chat.deadlineAt) {
      chat = { ...chat, status: 'time_up', endedAt: chat.deadlineAt }
      break
    }
    const decided = move === 'next' ? movedOn(chat, messageIds, nextPosition(chat), now) : answered(chat, await answer(chat, move.say), move.say, messageIds, now)
    if (move === 'next') {
      const last = passedAt.at(-1)
      if (last) last.endedAt = now
      if (decided.next.status === 'active') passedAt.push({ startedAt: now, endedAt: null })
    }
    messages.push(...decided.messages)
    chat = decided.next
  }
  return { chat, messages, passedAt, percent: totalsOfTasks(chat.tasks).percent }
}

function answer(chat: ChatState, text: string) {
  const { task, question } = questionAt(chat)
  const set = setAt(chat.snapshot, task.setIndex)
  const rules = snapshotRules(chat.snapshot, set)
  const instance = instanceOf(set, question.values)
  return playTurn(builtInTutor, { instance, state: question.state, rules, answer: text, strategySaid: wasStrategySaid(chat), reader: 'teacher', seed: chat.seed })
}

function stateOf({ session, questions }: NewChat): ChatState {
  return {
    id: 0,
    kind: 'chat',
    userId: session.userId,
    exerciseId: session.exerciseId,
    assignmentId: session.assignmentId ?? null,
    isTest: false,
    practiceOf: null,
    seed: session.seed,
    isSuperseded: false,
    isWithheld: false,
    bestScore: null,
    closesAt: null,
    wordsPaidBy: null,
    status: 'active',
    snapshot: session.snapshot,
    stateToken: session.stateToken,
    currentPosition: 0,
    startedAt: session.startedAt,
    deadlineAt: session.deadlineAt ?? null,
    lateAnswerAt: null,
    endedAt: null,
    late: false,
    assignmentTitle: null,
    dueDate: null,
    allowPaste: false,
    tasks: questions.map(({ position, setIndex, questionIndex, pointsCenti }) => ({
      position,
      setIndex,
      questionIndex,
      status: 'open',
      scoreCenti: 0,
      pointsCenti,
      unaccepted: 0,
      hintsShown: 0,
      tries: newInstanceState(),
      triesBefore: 0,
      isOverridden: false,
      waits: false,
      deferred: null,
    })),
    near: questions.map(({ position, values }) => ({ position, values: values ?? {}, state: newInstanceState() })),
  }
}
